import { routes } from '#contract/routes.ts';

export interface LoginDialogOptions {
  /** The form shown first; `login` by default. */
  mode?: 'login' | 'signUp';
  /** A path of this app to open after sign-in; without one the page stays where it is. */
  next?: string;
}

let host: ((options: LoginDialogOptions) => void) | null = null;

/**
 * Asks a visitor to log in over the current page. Falls back to the login page, with a return path, where no
 * host is mounted.
 */
export function openLoginDialog(options: LoginDialogOptions = {}): void {
  if (host !== null) {
    host(options);
    return;
  }
  const { pathname, search, hash } = window.location;
  const page = options.mode === 'signUp' ? routes.signup.path : routes.login.path;
  window.location.assign(
    `${page}?${new URLSearchParams({ next: options.next ?? pathname + search + hash })}`,
  );
}

/** Registers the dialog's host. Returns its unsubscribe function. */
export function onLoginDialog(open: (options: LoginDialogOptions) => void): () => void {
  host = open;
  return () => {
    host = null;
  };
}
