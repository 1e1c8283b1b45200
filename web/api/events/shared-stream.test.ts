import { expect, test, vi } from 'vitest';
import type { ConnectionState } from './connection.ts';
import { type Election, type SharedStreamOptions, shareStream, type TabChannel } from './shared-stream.ts';
import type { StreamMessage } from './stream.ts';

type Connecting = Parameters<SharedStreamOptions['connect']>[0];

/** A browser with its lock and broadcast channel; any of its tabs may lead. */
function browser() {
  const waiting: { lead: () => Promise<void> }[] = [];
  let isHeld = false;
  function hand(): void {
    const next = isHeld ? undefined : waiting.shift();
    if (next === undefined) return;
    isHeld = true;
    void next.lead().then(() => {
      isHeld = false;
      hand();
    });
  }
  const elect: Election = (lead, signal) => {
    const entry = { lead: () => lead(signal) };
    waiting.push(entry);
    signal.addEventListener('abort', () => {
      const at = waiting.indexOf(entry);
      if (at >= 0) waiting.splice(at, 1);
    });
    hand();
  };
  type Listener = Parameters<TabChannel['listen']>[0];
  const listeners = new Set<Listener>();
  function channel(): TabChannel {
    let mine: Listener | null = null;
    return {
      post(message) {
        for (const listener of [...listeners]) if (listener !== mine) listener(message);
      },
      listen(listener) {
        mine = listener;
        listeners.add(listener);
      },
      close() {
        if (mine !== null) listeners.delete(mine);
      },
    };
  }
  return { elect, channel };
}

function openTab({ elect, channel }: ReturnType<typeof browser>) {
  const connections: (Connecting & { close: () => void; isClosed: boolean })[] = [];
  const messages: StreamMessage[] = [];
  const states: ConnectionState[] = [];
  const onFreshStart = vi.fn();
  const stream = shareStream({
    elect,
    channel: channel(),
    connect(options) {
      const connection = {
        ...options,
        isClosed: false,
        retryNow() {},
        probe() {},
        close() {
          connection.isClosed = true;
        },
      };
      connections.push(connection);
      return connection;
    },
    onState: (state) => states.push(state),
    onMessage: (message) => messages.push(message),
    onFreshStart,
    onUnauthorized() {},
  });
  return { stream, connections, messages, states, onFreshStart };
}

/** Runs all due promises. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const event = (id: string | null): StreamMessage => ({
  id,
  type: 'coins.changed',
  payload: { coins: Number(id) },
});

test('eight tabs share one connection and all receive every event', () => {
  const shared = browser();
  const tabs = Array.from({ length: 8 }, () => openTab(shared));
  const connections = tabs.flatMap((tab) => tab.connections);
  expect(connections).toHaveLength(1);
  connections[0]?.onState('open');
  connections[0]?.onMessage(event('5'));
  for (const tab of tabs) {
    expect(tab.messages).toEqual([event('5')]);
    expect(tab.states.at(-1)).toBe('open');
  }
});

test('a tab that opens later learns at once that the stream is open', () => {
  const shared = browser();
  const first = openTab(shared);
  first.connections[0]?.onState('open');
  const later = openTab(shared);
  expect(later.states).toEqual(['open']);
});

test('when the leader tab closes, the next one resumes after the last shared event', async () => {
  const shared = browser();
  const [first, second, third] = [openTab(shared), openTab(shared), openTab(shared)];
  first.connections[0]?.onMessage(event('5'));
  first.connections[0]?.onMessage(event(null));
  first.stream.close();
  await settled();
  expect(first.connections[0]?.isClosed).toBe(true);
  expect(second.connections).toHaveLength(1);
  expect(second.connections[0]?.lastEventId).toBe('5');
  expect(third.connections).toHaveLength(0);
  second.connections[0]?.onMessage(event('6'));
  expect(third.messages.at(-1)).toEqual(event('6'));
});

test('a tab that joins late resumes where the others are', async () => {
  const shared = browser();
  const first = openTab(shared);
  first.connections[0]?.onMessage(event('5'));
  const second = openTab(shared);
  first.stream.close();
  await settled();
  expect(second.connections[0]?.lastEventId).toBe('5');
});

test('a start without a position to resume from makes every tab refetch', () => {
  const shared = browser();
  const [first, second] = [openTab(shared), openTab(shared)];
  first.connections[0]?.onFreshStart();
  expect(first.onFreshStart).toHaveBeenCalledTimes(1);
  expect(second.onFreshStart).toHaveBeenCalledTimes(1);
});

test('a tab that closes while waiting never leads', async () => {
  const shared = browser();
  const [first, second] = [openTab(shared), openTab(shared)];
  second.stream.close();
  first.stream.close();
  await settled();
  expect(second.connections).toHaveLength(0);
});

test('messages of other scripts in the channel are ignored', () => {
  const { elect, channel } = browser();
  openTab({ elect, channel });
  const follower = openTab({ elect, channel });
  const stranger = channel();
  stranger.listen(() => {});
  const before = [...follower.states];
  for (const said of [
    null,
    7,
    'x',
    {},
    { kind: 'message' },
    { kind: 'message', message: {} },
    { kind: 'state', state: 'odd' },
  ]) {
    stranger.post(said as never);
  }
  expect([follower.states, follower.messages]).toEqual([before, []]);
});
