import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

/** What is asked for once more when the request that is under way has ended. */
const waiting = new WeakSet<Query>();

/**
 * Asks again for what the server has said, because it may say something else now; what nobody looks at is asked for when
 * it is next shown. What is under way is not cut off: it is shown as it comes, and since it may have been answered before
 * the change, it is asked for once more after it, however many changes there were meanwhile.
 */
export function askAgain(client: QueryClient, filters: InvalidateQueryFilters): void {
  for (const query of client.getQueryCache().findAll(filters)) {
    if (query.state.fetchStatus === 'idle') refetch(client, query);
    else if (!waiting.has(query)) {
      waiting.add(query);
      whenSettled(client, query, () => {
        // After all others that waited for it: what they change must not be taken for a part of the next answer.
        queueMicrotask(() => {
          waiting.delete(query);
          refetch(client, query);
        });
      });
    }
  }
}

function refetch(client: QueryClient, { queryKey }: Query): void {
  void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
}

/** Calls back once the request that is under way has ended, well or not; never if it is forgotten before. */
export function whenSettled(client: QueryClient, query: Query, then: () => void): void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query !== query) return;
    if (event.type !== 'removed' && query.state.fetchStatus !== 'idle') return;
    stop();
    if (event.type !== 'removed') then();
  });
}
