import { isObjectKey } from '../objects/object-keys.ts';

const folder = '/files/';

/**
 * Returns the object key behind a URL of this server; null for any other URL. Checks neither ownership nor
 * existence. Ignores the signature: it expires, and proves nothing about ownership.
 *
 * @param request the one that sent the URL: its host is accepted as this server's, too
 */
export function fileKeyOfUrl(address: string, request: Request, publicUrl: string | null): string | null {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const base = `http://${host}`;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isOwnHost = url.host === new URL(base).host || url.origin === publicUrl;
  if (!isOwnHost || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(folder)) return null;
  const key = url.pathname.slice(folder.length);
  return isObjectKey(key) ? key : null;
}
