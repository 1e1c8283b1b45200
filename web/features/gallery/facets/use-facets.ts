import { useQuery } from '@tanstack/react-query';
import { getGalleryFacets } from '#contract/gallery.ts';
import { call } from '#web/api/call.ts';
import { facetsKey } from './refetch-facets.ts';

/** What the gallery can be filtered by, and how many pictures each choice has. Asked for when something shows it. */
export function useFacets({ enabled = true } = {}) {
  return useQuery({
    queryKey: facetsKey,
    queryFn: ({ signal }) => call(getGalleryFacets, { signal }),
    enabled,
  });
}
