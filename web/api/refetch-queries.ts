import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

/** Queries to refetch once their request in flight has ended. */
const waiting = new WeakSet<Query>();

/**
 * Refetches queries whose data may have changed; unobserved ones when they are next shown. A request in
 * flight is not cancelled: its answer is shown, and since it may be older than the change, one more request
 * follows, however many changes there were meanwhile.
 */
export function refetchQueries(client: QueryClient, filters: InvalidateQueryFilters): void {
  for (const query of client.getQueryCache().findAll(filters)) {
    if (query.state.fetchStatus === 'idle') refetch(client, query);
    else if (!waiting.has(query)) {
      waiting.add(query);
      whenSettled(client, query, () => {
        // After all other callbacks of this query, whose changes must not overwrite the next answer.
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

/**
 * Calls back once the query's request in flight has succeeded or failed; never if the query is removed first.
 */
export function whenSettled(client: QueryClient, query: Query, then: () => void): void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.query !== query) return;
    if (event.type !== 'removed' && query.state.fetchStatus !== 'idle') return;
    stop();
    if (event.type !== 'removed') then();
  });
}
