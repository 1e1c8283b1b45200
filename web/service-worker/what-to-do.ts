/** How the worker answers a request: null leaves it to the browser. */
export type Answer = 'page' | 'shellFile' | 'asset' | 'picture' | null;

export interface Asked {
  method: string;
  url: URL;
  /** `navigate` where a page is gone to. */
  mode: string;
  destination: string;
  hasRange: boolean;
}

/** What the server answers by itself and the shell must not stand in for. */
const serverPaths = /^\/(?:api|auth|files|media)\//;

/**
 * Decides by address alone. Calls, sign-in and downloads are never touched, and of pages only the empty shell is ever
 * kept, so that nothing a person has is written down but the pictures that they have seen.
 */
export function whatToDo(asked: Asked, origin: string, shellFiles: readonly string[]): Answer {
  const { method, url, mode, destination, hasRange } = asked;
  if (method !== 'GET' || url.origin !== origin || hasRange) return null;
  if (mode === 'navigate') return serverPaths.test(url.pathname) ? null : 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/files/')) {
    return destination === 'image' && !url.searchParams.has('download') ? 'picture' : null;
  }
  return shellFiles.includes(url.pathname) ? 'shellFile' : null;
}

/** A picture's address without its signature, which changes from day to day. */
export function pictureKey(url: URL): string {
  return url.origin + url.pathname;
}
