import { createParser } from 'eventsource-parser';

export interface StreamMessage {
  /** The number to resume after; null for transient events, such as progress. */
  id: string | null;
  type: string;
  payload: unknown;
}

export interface StreamOptions {
  fetch: typeof fetch;
  address: string;
  /** Resume after this event; null for new events only. */
  lastEventId: string | null;
  signal: AbortSignal;
  onOpen(): void;
  onMessage(message: StreamMessage): void;
  /** Any activity, including heartbeats. */
  onActivity(): void;
  /** The server sets the delay before the next attempt. */
  onRetry(delayMs: number): void;
}

/** The stream was refused; 401 means that the session has ended. */
export class StreamRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The event stream was refused with status ${status}.`);
    this.name = 'StreamRefused';
    this.status = status;
  }
}

/**
 * Reads one event stream until it ends. Built on fetch, not on EventSource: a new leader tab must resume
 * where the previous one was, but EventSource accepts no first `Last-Event-ID` and hides why it was refused.
 */
export async function readStream(options: StreamOptions): Promise<void> {
  const response = await options.fetch(options.address, {
    credentials: 'include',
    cache: 'no-store',
    signal: options.signal,
    headers: {
      accept: 'text/event-stream',
      ...(options.lastEventId !== null && { 'last-event-id': options.lastEventId }),
    },
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!response.ok || !isStream || response.body === null) {
    await response.body?.cancel();
    throw new StreamRefused(response.status);
  }
  options.onOpen();
  const parser = createParser({
    onRetry: options.onRetry,
    onEvent(event) {
      const payload = readJson(event.data);
      if (payload !== undefined) {
        options.onMessage({ id: event.id ?? null, type: event.event ?? 'message', payload });
      }
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    options.onActivity();
    parser.feed(value);
  }
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // Skip an unreadable message; the next `reset` or refetch corrects the data.
    return undefined;
  }
}
