/** A message on an event stream. */
export interface OutgoingEvent {
  /** The browser's next `Last-Event-ID`; null for events that are not stored. */
  id: string | null;
  type: string;
  payload: unknown;
}

/** Bytes buffered for a slow browser before the next event has to wait. */
const bufferBytes = 64 * 1024;

const encoder = new TextEncoder();

/**
 * One stream of server-sent events. `send` resolves when there is room for more, so that the sender buffers
 * nothing for a browser that does not read.
 */
export class EventConnection {
  readonly body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #room: PromiseWithResolvers<void> | undefined;
  #isStalled = false;
  readonly #onClose: () => void;

  /** @param onClose called once, whichever side ends the stream */
  constructor(onClose: () => void) {
    this.#onClose = onClose;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#makeRoom(),
        cancel: () => this.#ended(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
    );
  }

  get isOpen(): boolean {
    return this.#controller !== undefined;
  }

  async send({ id, type, payload }: OutgoingEvent): Promise<void> {
    const idLine = id === null ? '' : `id: ${id}\n`;
    // JSON contains no raw line breaks, so one data line is enough.
    this.#write(`${idLine}event: ${type}\ndata: ${JSON.stringify(payload)}\n\n`);
    if ((this.#controller?.desiredSize ?? 1) > 0) return;
    this.#room ??= Promise.withResolvers<void>();
    await this.#room.promise;
  }

  /** Keeps proxies from closing an idle stream. Ends a stream that has not taken the previous beat. */
  sendHeartbeat(): void {
    const isFull = (this.#controller?.desiredSize ?? 1) <= 0;
    if (isFull && this.#isStalled) {
      this.close();
      return;
    }
    this.#isStalled = isFull;
    if (!isFull) this.#write(': \n\n');
  }

  /** Sets the browser's reconnection delay. */
  setRetry(ms: number): void {
    this.#write(`retry: ${Math.round(ms)}\n\n`);
  }

  close(): void {
    const controller = this.#controller;
    this.#ended();
    controller?.close();
  }

  #write(text: string): void {
    this.#controller?.enqueue(encoder.encode(text));
  }

  #makeRoom(): void {
    this.#isStalled = false;
    this.#room?.resolve();
    this.#room = undefined;
  }

  #ended(): void {
    if (this.#controller === undefined) return;
    this.#controller = undefined;
    this.#makeRoom();
    this.#onClose();
  }
}
