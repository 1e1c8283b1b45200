/** Returns the words that a choice was read from, as its reason begins with them; null where it names none. */
export function wordOf(reason: string): string | null {
  return /^"([^"]+)"/.exec(reason)?.[1] ?? null;
}
