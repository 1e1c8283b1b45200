import type { ShowcaseItem } from '#contract/site.ts';

export interface ShowcasePage {
  items: ShowcaseItem[];
  total: number;
  hasMore: boolean;
}

/**
 * Fetches the next pictures of the showcase. Trusts our own server without validation: the contract's schemas
 * would be a third of the landing page's script.
 */
export async function fetchShowcase(range: { offset: number; limit: number }): Promise<ShowcasePage> {
  const answer = await fetch(`/api/showcase?offset=${range.offset}&limit=${range.limit}`);
  if (!answer.ok) throw new Error(`The showcase answered ${answer.status}.`);
  const page: ShowcasePage = await answer.json();
  return page;
}
