import { setTimeout as wait } from 'node:timers/promises';
import { type RawData, WebSocket } from 'ws';
import { megabyte } from '#contract/bytes.ts';
import type { EngineContext } from '../calls.ts';

export interface ListenerOptions {
  /** `ws:` or `wss:` on the server that the operator has configured. Redirects are not followed. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly promptIds: readonly string[];
  readonly signal: AbortSignal;
  /** Replaces the timer, if given. */
  readonly waitForWebhook?: EngineContext['waitForWebhook'] | undefined;
  /** Receives a message of the server, which may be about other prompts. */
  onMessage(type: string, data: unknown): void;
  /** Receives a preview: JPEG or PNG. */
  onPreview(picture: Uint8Array): void;
}

/**
 * Listens to the server's messages about some prompts. A message is only a reason to poll; the server's
 * history decides what became of them.
 */
export interface Listener {
  /**
   * Resolves when one of the prompts may have ended, or after this time, which is shorter while no socket
   * is open.
   */
  waitForEvent(ms: number): Promise<void>;
  close(): void;
}

/** Larger than any preview. Graphs that send their results by the socket are not supported. */
const maxMessageBytes = 16 * megabyte;
const handshakeTimeoutMs = 10_000;
/** A socket can be open and silent, so polling continues, but less often. */
const maxMs = 10_000;
const maxSilenceMs = 2_000;
const maxConnections = 6;

/**
 * Messages after which polling pays. `executing` without a node is the very last, when the history has the
 * graph.
 */
const ends = new Set(['execution_success', 'execution_error', 'execution_interrupted']);

export function listenTo(options: ListenerOptions): Listener {
  const { url, headers, promptIds, signal } = options;
  let socket: WebSocket | null = null;
  let connections = 0;
  let isClosed = false;
  let news = Promise.withResolvers<void>();

  function connect(): void {
    connections += 1;
    const opened = new WebSocket(url, {
      headers,
      handshakeTimeout: handshakeTimeoutMs,
      maxPayload: maxMessageBytes,
      perMessageDeflate: false,
      followRedirects: false,
    });
    socket = opened;
    opened.on('open', () => {
      // Must be the first message. Servers that do not know it ignore it.
      const flags = { type: 'feature_flags', data: { supports_preview_metadata: true } };
      opened.send(JSON.stringify(flags), () => {});
      // Poll: events from before the connection were missed.
      news.resolve();
    });
    opened.on('message', (data, isBinary) => handleMessage(data, isBinary));
    // Only progress is lost; `close` follows.
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) socket = null;
    });
  }

  function handleMessage(raw: RawData, isBinary: boolean): void {
    const bytes = Buffer.isBuffer(raw) ? raw : Buffer.concat([raw].flat() as Buffer[]);
    if (isBinary) {
      const preview = previewIn(bytes, promptIds);
      if (preview) options.onPreview(preview);
      return;
    }
    const message = readMessage(bytes);
    if (!message) return;
    const { type, data } = message;
    options.onMessage(type, data);
    const isOurs = promptIds.includes(String(data.prompt_id));
    if (isOurs && (ends.has(type) || (type === 'executing' && data.node === null))) news.resolve();
  }

  function close(): void {
    isClosed = true;
    signal.removeEventListener('abort', close);
    socket?.terminate();
    socket = null;
  }

  signal.addEventListener('abort', close, { once: true });
  if (!signal.aborted) connect();

  return {
    async waitForEvent(ms) {
      if (socket === null && !isClosed && connections < maxConnections) connect();
      const isListening = socket?.readyState === WebSocket.OPEN;
      const most = Math.min(ms, isListening ? maxMs : maxSilenceMs);
      const timer = new AbortController();
      const time = options.waitForWebhook
        ? options.waitForWebhook(promptIds[0] ?? '', most)
        : wait(most, undefined, { signal: AbortSignal.any([signal, timer.signal]) });
      try {
        await Promise.race([time, news.promise]);
      } finally {
        timer.abort();
        news = Promise.withResolvers();
      }
    },
    close,
  };
}

function readMessage(bytes: Buffer): { type: string; data: Record<string, unknown> } | null {
  try {
    const { type, data } = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    if (typeof type !== 'string' || typeof data !== 'object' || data === null) return null;
    return { type, data: data as Record<string, unknown> };
  } catch {
    return null;
  }
}

/**
 * `BinaryEventTypes` of ComfyUI: a picture after its format, or after its length and metadata in JSON. Null
 * for anything else.
 */
export function previewIn(bytes: Buffer, promptIds: readonly string[]): Uint8Array | null {
  if (bytes.length <= 8) return null;
  const [event, second] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)];
  if (event === 1) return bytes.subarray(8);
  if (event !== 4 || second > bytes.length - 8) return null;
  const picture = bytes.subarray(8 + second);
  const metadata = bytes.subarray(8, 8 + second).toString('utf8');
  try {
    const { prompt_id } = JSON.parse(metadata) as { prompt_id?: unknown };
    const isOurs = prompt_id === undefined || promptIds.includes(String(prompt_id));
    return isOurs && picture.length > 0 ? picture : null;
  } catch {
    return null;
  }
}
