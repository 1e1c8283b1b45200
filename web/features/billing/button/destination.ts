import { isServerPage } from '#contract/routes.ts';

/** Where an address leads: to a page of this app, by path, or out of it. */
export type Destination = { page: string } | { href: string };

/** Parses an address from the server; null if it is no web page. */
export function destinationOf(address: string, origin: string): Destination | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (!/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname + url.search + url.hash;
  // A path starting with two slashes names another host.
  const isPage = url.origin === origin && !path.startsWith('//') && !isServerPage(path);
  if (isPage) return { page: path };
  return { href: url.href };
}

/** The app page of an address in the query; null for any other address. */
export function ownPage(address: string | null, origin: string): string | null {
  const destination = address === null ? null : destinationOf(address, origin);
  return destination !== null && 'page' in destination ? destination.page : null;
}
