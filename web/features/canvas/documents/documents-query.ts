import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { listCanvasDocuments } from '#contract/canvas-library.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';

export type DocumentList = 'yours' | 'templates' | 'trash';

const key = ['canvas-documents'] as const;

/** One of the lists of documents, the last changed first. */
export function documentsQuery(list: DocumentList, query: string) {
  return infiniteQueryOptions({
    queryKey: [...key, list, query],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listCanvasDocuments, {
        query: {
          limit: 24,
          ...(query !== '' && { query }),
          ...(pageParam !== undefined && { cursor: pageParam }),
          ...(list === 'trash' && { trash: true }),
          ...(list === 'templates' && { templates: true }),
        },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function refetchDocuments(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: key });
}

registerLive({
  'canvas.changed': (_, client) => refetchDocuments(client),
  'canvas.deleted': (_, client) => refetchDocuments(client),
});
