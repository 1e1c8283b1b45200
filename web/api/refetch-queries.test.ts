import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { refetchQueries, whenSettled } from './refetch-queries.ts';

const queryKey = ['list'];
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => client.clear());

/** An observed query whose requests the test ends. */
function observe({ initialData }: { initialData?: string } = {}) {
  const requests: { answer: (said: string) => void; fail: () => void; signal: AbortSignal }[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey,
    queryFn: ({ signal }) =>
      new Promise((resolve, reject) => {
        requests.push({ answer: resolve, fail: () => reject(new Error('no answer')), signal });
      }),
    ...(initialData !== undefined && { initialData, initialDataUpdatedAt: 0 }),
  });
  const stop = observer.subscribe(() => undefined);
  return { requests, stop, said: () => client.getQueryData<string>(queryKey) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([undefined, 'kept'])(
  'a request in flight during %s continues, and another one follows it',
  async (initialData) => {
    const { requests, stop, said } = observe(initialData === undefined ? {} : { initialData });
    refetchQueries(client, { queryKey });
    refetchQueries(client, { queryKey });
    await settled();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(false);
    requests[0]?.answer('before the change');
    await settled();
    expect(said()).toBe('before the change');
    expect(requests).toHaveLength(2);
    requests[1]?.answer('after it');
    await settled();
    expect(said()).toBe('after it');
    expect(requests).toHaveLength(2);
    stop();
  },
);

test('a request in flight that fails is followed too', async () => {
  const { requests, stop } = observe();
  refetchQueries(client, { queryKey });
  requests[0]?.fail();
  await settled();
  expect(requests).toHaveLength(2);
  stop();
});

test('a change during a refetch causes one more', async () => {
  const { requests, stop } = observe();
  requests[0]?.answer('one');
  await settled();
  refetchQueries(client, { queryKey });
  await settled();
  expect(requests).toHaveLength(2);
  refetchQueries(client, { queryKey });
  requests[1]?.answer('two');
  await settled();
  expect(requests).toHaveLength(3);
  stop();
});

test('an unobserved query is refetched when it is next shown', async () => {
  const first = observe();
  first.requests[0]?.answer('one');
  await settled();
  refetchQueries(client, { queryKey });
  await settled();
  first.stop();
  await settled();
  expect(client.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'idle', isInvalidated: true });
  expect(first.requests).toHaveLength(2);
});

test('nothing waits for a removed query', async () => {
  const { stop } = observe();
  const [query] = client.getQueryCache().findAll({ queryKey });
  if (query === undefined) throw new Error('nothing is asked for');
  const ends: string[] = [];
  whenSettled(client, query, () => ends.push('settled'));
  client.removeQueries({ queryKey });
  stop();
  await settled();
  expect(ends).toEqual([]);
  expect(client.getQueryCache().hasListeners()).toBe(false);
});
