import { AppError } from '../app-error.ts';

/**
 * Throws `not_found` for a path with invalid UTF-8 escapes, or with a NUL, which PostgreSQL stores in no
 * text: nothing has such an address.
 */
export function requireReadablePath(url: string): void {
  const [path = ''] = url.split(/[?#]/, 1);
  if (path.includes('%') && !isText(path)) throw new AppError('not_found');
}

function isText(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
