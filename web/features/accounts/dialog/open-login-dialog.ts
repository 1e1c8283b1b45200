import { routes } from '#contract/routes.ts';

export interface LoginDialogOptions {
  /** What it shows first; login when not given. */
  mode?: 'login' | 'signUp';
  /** A path of this app to go on to when signed in; the page stays where it is when not given. */
  next?: string;
}

let host: ((options: LoginDialogOptions) => void) | null = null;

/**
 * Asks a visitor to log in over the page that they are on, which stays. Where the dialog cannot be shown, it leads to
 * the login page, and back.
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

/** The host asks to be told; answers how to stop. */
export function onLoginDialog(open: (options: LoginDialogOptions) => void): () => void {
  host = open;
  return () => {
    host = null;
  };
}
