/** How the worker answers a request; null leaves it to the browser. */
export type Answer = 'page' | 'shellFile' | 'asset' | 'picture' | null;

export interface WorkerRequest {
  method: string;
  url: URL;
  /** `navigate` for a page load. */
  mode: string;
  destination: string;
  hasRange: boolean;
}

/** Paths that the server answers itself and the shell must not replace. */
const serverPaths = /^\/(?:api|auth|files|media)\//;

/**
 * Decides by the address alone. Never touches calls, sign-in or downloads. Of pages only the empty shell is
 * stored, so that the device keeps no user data but pictures seen.
 */
export function chooseResponse(
  request: WorkerRequest,
  origin: string,
  shellFiles: readonly string[],
): Answer {
  const { method, url, mode, destination, hasRange } = request;
  if (method !== 'GET' || url.origin !== origin || hasRange) return null;
  if (mode === 'navigate') return serverPaths.test(url.pathname) ? null : 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/files/')) {
    return destination === 'image' && !url.searchParams.has('download') ? 'picture' : null;
  }
  return shellFiles.includes(url.pathname) ? 'shellFile' : null;
}

/** A picture's address without its signature, which changes daily. */
export function pictureKey(url: URL): string {
  return url.origin + url.pathname;
}
