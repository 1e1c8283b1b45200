/** The address of a link for others: the server's own, or the one that this page has. */
export function linkAddress(url: string): string {
  return new URL(url, window.location.origin).href;
}
