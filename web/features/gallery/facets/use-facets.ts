import { useQuery } from '@tanstack/react-query';
import { getGalleryFacets } from '#contract/gallery.ts';
import { call } from '#web/api/call.ts';
import { facetsKey } from './refetch-facets.ts';

/** The gallery's filter choices with their picture counts. Fetched when a component shows them. */
export function useFacets({ enabled = true } = {}) {
  return useQuery({
    queryKey: facetsKey,
    queryFn: ({ signal }) => call(getGalleryFacets, { signal }),
    enabled,
  });
}
