import { isServerPage } from '#contract/routes.ts';

/** Where an address leads: to a page of this app, by its path, or out of it. */
export type Destination = { page: string } | { href: string };

/** Reads an address that the server answered; null for one that is no page of the web. */
export function destinationOf(address: string, origin: string): Destination | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (!/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname + url.search + url.hash;
  // Two slashes at the beginning name another host to whoever resolves the path.
  const isPage = url.origin === origin && !path.startsWith('//') && !isServerPage(path);
  if (isPage) return { page: path };
  return { href: url.href };
}

/** The page of this app that an address from the address bar names; any other is not followed. */
export function ownPage(address: string | null, origin: string): string | null {
  const destination = address === null ? null : destinationOf(address, origin);
  return destination !== null && 'page' in destination ? destination.page : null;
}
