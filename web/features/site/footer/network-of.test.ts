import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['https://www.youtube.com/@adventure', 'youtube'],
  ['https://youtu.be/abc', 'youtube'],
  ['https://discord.gg/abc', 'discord'],
  ['https://twitter.com/adventure', 'x'],
  ['https://old.reddit.com/r/thumbnails', 'reddit'],
  ['https://linkedin.com/company/adventure', 'linkedin'],
])('%s belongs to %s, which has a mark', (address, network) => {
  expect(networkOf(address)).toBe(network);
  const mark = new URL(`../../../public/icons/networks/${network}.svg`, import.meta.url);
  expect(existsSync(mark)).toBe(true);
});

test.each([
  '/community',
  'https://notyoutube.com',
  'https://example.org/youtube.com',
  'https://x.com.evil.example',
])('%s belongs to none', (address) => expect(networkOf(address)).toBeNull());
