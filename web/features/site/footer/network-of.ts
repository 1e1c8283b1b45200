/** Hosts of networks whose mark is in `web/public/icons/networks`. Subdomains count, too. */
const networks = {
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'discord.com': 'discord',
  'discord.gg': 'discord',
  'instagram.com': 'instagram',
  'tiktok.com': 'tiktok',
  'x.com': 'x',
  'twitter.com': 'x',
  'github.com': 'github',
  'facebook.com': 'facebook',
  'linkedin.com': 'linkedin',
  'reddit.com': 'reddit',
} as const;
export type Network = (typeof networks)[keyof typeof networks];

/** The network that an address belongs to; null for any other, and for pages of this site. */
export function networkOf(address: string): Network | null {
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const found = Object.entries(networks).find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  return found?.[1] ?? null;
}
