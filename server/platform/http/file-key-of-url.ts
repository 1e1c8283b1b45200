import { isObjectKey } from '../objects/object-keys.ts';

const folder = '/files/';

/**
 * The key of the object that an address of this server stands for; null for any other address. Whose object it is, and
 * whether it is there, is not said. Its signature does not count: it ends, and proves nothing about who may use it.
 *
 * @param request the one that the address came with: a page calls the server by the name that its pictures have, too
 */
export function fileKeyOfUrl(address: string, request: Request, publicUrl: string | null): string | null {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const base = `http://${host}`;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const isHere = url.host === new URL(base).host || url.origin === publicUrl;
  if (!isHere || !/^https?:$/.test(url.protocol) || !url.pathname.startsWith(folder)) return null;
  const key = url.pathname.slice(folder.length);
  return isObjectKey(key) ? key : null;
}
