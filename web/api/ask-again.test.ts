import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { askAgain, whenSettled } from './ask-again.ts';

const queryKey = ['list'];
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => client.clear());

/** Something that is looked at, whose requests end when the test says so. */
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
  'a request under way over %s goes on, and another one follows it',
  async (initialData) => {
    const { requests, stop, said } = observe(initialData === undefined ? {} : { initialData });
    askAgain(client, { queryKey });
    askAgain(client, { queryKey });
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

test('a request under way that fails is followed, too', async () => {
  const { requests, stop } = observe();
  askAgain(client, { queryKey });
  requests[0]?.fail();
  await settled();
  expect(requests).toHaveLength(2);
  stop();
});

test('what changes while it is asked for again is asked for once more', async () => {
  const { requests, stop } = observe();
  requests[0]?.answer('one');
  await settled();
  askAgain(client, { queryKey });
  await settled();
  expect(requests).toHaveLength(2);
  askAgain(client, { queryKey });
  requests[1]?.answer('two');
  await settled();
  expect(requests).toHaveLength(3);
  stop();
});

test('what nobody looks at any more is asked for when it is next shown', async () => {
  const first = observe();
  first.requests[0]?.answer('one');
  await settled();
  askAgain(client, { queryKey });
  await settled();
  first.stop();
  await settled();
  expect(client.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'idle', isInvalidated: true });
  expect(first.requests).toHaveLength(2);
});

test('nobody waits for what is forgotten', async () => {
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
