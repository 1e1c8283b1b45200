import type { QueryClient } from '@tanstack/react-query';
import { refetchQueries } from '#web/api/refetch-queries.ts';

export const facetsKey = ['gallery-facets'] as const;

/** Marks counts and choices as stale: those on screen are fetched now, others when shown next. */
export function refetchFacets(client: QueryClient): void {
  refetchQueries(client, { queryKey: facetsKey });
}
