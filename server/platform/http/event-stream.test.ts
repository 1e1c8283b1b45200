import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutgoingEvent } from './event-connection.ts';
import { addEventStream, type EventStreams } from './event-stream.ts';
import { createTestApi, type TestApi } from './testing.ts';

interface Subscription {
  userId: string;
  lastEventId: string | null;
  onEvent: (event: OutgoingEvent) => Promise<void>;
  onEnd: () => void;
  isStopped: boolean;
}

let test: TestApi;
let streams: EventStreams;
let subscriptions: Subscription[];
let isBlocked: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  subscriptions = [];
  isBlocked = false;
  test = createTestApi({
    authenticate: async (request) => {
      const userId = request.headers.get('cookie');
      return userId && !isBlocked ? { userId, email: 'a@b.c', isAdmin: false, sessionId: 's' } : null;
    },
  });
  const source = {
    async subscribe(
      userId: string,
      lastEventId: string | null,
      onEvent: Subscription['onEvent'],
      onEnd: () => void,
    ) {
      const subscription = { userId, lastEventId, onEvent, onEnd, isStopped: false };
      subscriptions.push(subscription);
      return () => {
        subscription.isStopped = true;
      };
    },
  };
  streams = addEventStream(test.api, source, { maxStreamsPerUser: 2 });
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
  test.remove();
});

async function open(userId = 'u1', headers: Record<string, string> = {}) {
  const response = await test.api.hono.request('/api/events', { headers: { cookie: userId, ...headers } });
  const reader = response.body?.getReader();
  if (!reader) throw new Error('the stream has no body');
  const decoder = new TextDecoder();
  const subscription = subscriptions.at(-1);
  if (!subscription) throw new Error('no stream is open');
  return {
    response,
    subscription,
    cancel: () => reader.cancel(),
    async next(): Promise<string | null> {
      const { value } = await reader.read();
      return value ? decoder.decode(value) : null;
    },
  };
}

describe('GET /api/events', () => {
  it('requires a session', async () => {
    expect((await test.api.hono.request('/api/events')).status).toBe(401);
  });

  it("sends the user's events as they occur", async () => {
    const stream = await open();
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toBe('retry: 2000\n\n');
    await stream.subscription.onEvent({
      id: '7',
      type: 'coins.changed',
      payload: { coins: 85, text: 'a\nb' },
    });
    expect(await stream.next()).toBe('id: 7\nevent: coins.changed\ndata: {"coins":85,"text":"a\\nb"}\n\n');
    await stream.subscription.onEvent({ id: null, type: 'job.progress', payload: {} });
    expect(await stream.next()).toBe('event: job.progress\ndata: {}\n\n');
  });

  it("resumes after the browser's last event", async () => {
    const fromHeader = await open('u1', { 'last-event-id': '41' });
    expect(fromHeader.subscription).toMatchObject({ userId: 'u1', lastEventId: '41' });
    expect((await open()).subscription.lastEventId).toBeNull();
  });

  it('sends heartbeats while idle', async () => {
    const stream = await open();
    await stream.next();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await stream.next()).toBe(': \n\n');
  });

  it('makes the sender wait for a browser that does not read, and ends one that never does', async () => {
    const stream = await open();
    let isTaken = false;
    const sent = stream.subscription
      .onEvent({ id: '1', type: 'image.created', payload: 'x'.repeat(100_000) })
      .then(() => {
        isTaken = true;
      });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(isTaken).toBe(false);
    expect(stream.subscription.isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stream.subscription.isStopped).toBe(true);
    await sent;
  });

  it('releases the sender when the browser reads', async () => {
    const stream = await open();
    const sent = stream.subscription.onEvent({ id: '1', type: 'x', payload: 'x'.repeat(100_000) });
    await stream.next();
    await stream.next();
    await sent;
    expect(stream.subscription.isStopped).toBe(false);
  });

  it('unsubscribes when the browser leaves or the source breaks', async () => {
    const left = await open();
    await left.cancel();
    expect(left.subscription.isStopped).toBe(true);
    const broken = await open();
    await broken.next();
    broken.subscription.onEnd();
    expect(await broken.next()).toBeNull();
    expect(broken.subscription.isStopped).toBe(true);
  });

  it("ends the oldest of a user's surplus streams, and no other user's", async () => {
    const other = await open('u2');
    const [first, second] = [await open(), await open()];
    const third = await open();
    expect([first, second, third, other].map(({ subscription }) => subscription.isStopped)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await first.next();
    expect(await first.next()).toBe('retry: 60000\n\n');
    expect(await first.next()).toBeNull();
  });

  it('ends within a minute when the account is blocked', async () => {
    const stream = await open();
    isBlocked = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stream.subscription.isStopped).toBe(true);
  });

  it('ends at once when its session is reported to have ended, and no other user is asked about', async () => {
    const other = await open('u2');
    const stream = await open('u1');
    isBlocked = true;
    streams.recheck('u1');
    await vi.advanceTimersByTimeAsync(0);
    expect([stream, other].map(({ subscription }) => subscription.isStopped)).toEqual([true, false]);
    streams.recheck(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(other.subscription.isStopped).toBe(true);
  });

  it('ends at shutdown with a different reconnection delay each, and refuses new ones', async () => {
    const stream = await open();
    await stream.next();
    streams.close();
    const retry = Number(/^retry: (\d+)\n\n$/.exec((await stream.next()) ?? '')?.[1]);
    expect(retry).toBeGreaterThanOrEqual(1_000);
    expect(retry).toBeLessThanOrEqual(6_000);
    expect(await stream.next()).toBeNull();
    const late = await test.api.hono.request('/api/events', { headers: { cookie: 'u1' } });
    expect(late.status).toBe(503);
  });
});
