import { createParser } from 'eventsource-parser';

export interface StreamMessage {
  /** The number to resume after; null for what is not kept, such as progress. */
  id: string | null;
  type: string;
  payload: unknown;
}

export interface StreamOptions {
  fetch: typeof fetch;
  address: string;
  /** Resume after this event; null asks for what happens from now on. */
  lastEventId: string | null;
  signal: AbortSignal;
  onOpen(): void;
  onMessage(message: StreamMessage): void;
  /** Any sign of life, heartbeats included. */
  onActivity(): void;
  /** The server says how long to wait before the next try. */
  onRetry(delayMs: number): void;
}

/** The stream was refused; 401 means that nobody is signed in any more. */
export class StreamRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The event stream was refused with status ${status}.`);
    this.name = 'StreamRefused';
    this.status = status;
  }
}

/**
 * Reads one event stream until it ends. Built on fetch, not on EventSource: a tab that takes over from another must
 * resume where that one stood, and EventSource cannot be given a first `Last-Event-ID`, nor tells why it was refused.
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
    // A message that cannot be read is left out; the next `reset` or refetch sets things right.
    return undefined;
  }
}
