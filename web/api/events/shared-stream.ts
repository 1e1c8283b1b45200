import type { Connection, ConnectionOptions, ConnectionState } from './connection.ts';
import type { StreamMessage } from './stream.ts';

/** Messages between tabs. */
type TabMessage =
  | { kind: 'hello' }
  | { kind: 'state'; state: ConnectionState; lastEventId: string | null }
  | { kind: 'message'; message: StreamMessage }
  | { kind: 'freshStart' };

export interface TabChannel {
  post(message: TabMessage): void;
  /** Messages may come from any script of this origin. */
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/**
 * Runs `lead` when this tab's turn comes; the turn lasts until its promise settles, which aborting `turn`
 * causes. Aborting `signal` ends the wait.
 */
export type Election = (lead: (turn: AbortSignal) => Promise<void>, signal: AbortSignal) => void;

export interface SharedStreamOptions {
  elect: Election;
  channel: TabChannel;
  connect(
    options: Pick<
      ConnectionOptions,
      'lastEventId' | 'onState' | 'onMessage' | 'onFreshStart' | 'onUnauthorized'
    >,
  ): Connection;
  onState(state: ConnectionState): void;
  onMessage(message: StreamMessage): void;
  /** Events may have been missed: refetch everything that events keep fresh. */
  onFreshStart(): void;
  onUnauthorized(): void;
}

export interface SharedStream {
  retryNow(): void;
  probe(): void;
  close(): void;
}

/**
 * One stream for all tabs of a browser (HTTP/1.1 allows six connections per host): the leader tab holds it
 * and forwards events to the others. Each tab remembers the last event, so that the next leader resumes
 * there.
 */
export function shareStream(options: SharedStreamOptions): SharedStream {
  const { channel } = options;
  const ending = new AbortController();
  let connection: Connection | null = null;
  let state: ConnectionState = 'connecting';
  let lastEventId: string | null = null;

  function setState(next: ConnectionState): void {
    state = next;
    options.onState(next);
  }

  function receive(message: StreamMessage): void {
    if (message.id !== null && message.id !== '') lastEventId = message.id;
    options.onMessage(message);
  }

  function lead(turn: AbortSignal): Promise<void> {
    if (turn.aborted) return Promise.resolve();
    const mine = options.connect({
      lastEventId,
      onState(next) {
        setState(next);
        channel.post({ kind: 'state', state: next, lastEventId });
      },
      onMessage(message) {
        receive(message);
        channel.post({ kind: 'message', message });
      },
      onFreshStart() {
        options.onFreshStart();
        channel.post({ kind: 'freshStart' });
      },
      onUnauthorized: options.onUnauthorized,
    });
    connection = mine;
    return new Promise((resolve) => {
      const end = () => {
        mine.close();
        connection = null;
        resolve();
      };
      turn.addEventListener('abort', end, { once: true });
    });
  }

  channel.listen((received) => {
    if (!isTabMessage(received)) return;
    if (received.kind === 'hello' && connection !== null) channel.post({ kind: 'state', state, lastEventId });
    // Only one tab leads: its messages are for those that do not.
    if (connection !== null) return;
    if (received.kind === 'state') {
      lastEventId = received.lastEventId ?? lastEventId;
      setState(received.state);
    }
    if (received.kind === 'message') receive(received.message);
    if (received.kind === 'freshStart') options.onFreshStart();
  });
  channel.post({ kind: 'hello' });
  options.elect(lead, ending.signal);

  return {
    retryNow: () => connection?.retryNow(),
    probe: () => connection?.probe(),
    close() {
      ending.abort();
      channel.close();
    },
  };
}

function isTabMessage(received: unknown): received is TabMessage {
  if (typeof received !== 'object' || received === null) return false;
  const { kind, state, message }: Partial<Record<string, unknown>> = { ...received };
  if (kind === 'state') return state === 'connecting' || state === 'open' || state === 'down';
  if (kind === 'message')
    return typeof message === 'object' && message !== null && 'type' in message && 'id' in message;
  return kind === 'hello' || kind === 'freshStart';
}
