import type { Grammar } from './grammar/grammar.ts';

/** Removes an announcement of the video; null if the prompt opens with its topic. */
export function afterNarration(prompt: string, { requests }: Grammar): string | null {
  let text = prompt.trim();
  for (const opener of requests.openers) text = text.replace(opener, '');
  if (text === prompt.trim()) return null;
  const story = text.replace(requests.bridge, '').trim();
  return story || null;
}

/** "About how my grandma taught me": the bridge alone, after a request has been taken away. */
export function withoutBridge(text: string, { requests }: Grammar): string {
  return text.trim().replace(requests.bridge, '') || text;
}
