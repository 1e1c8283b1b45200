import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '#web/api/ask-again.ts';

export const facetsKey = ['gallery-facets'] as const;

/** Counts and choices have changed: those on screen are asked for again, others when they are shown next. */
export function refetchFacets(client: QueryClient): void {
  askAgain(client, { queryKey: facetsKey });
}
