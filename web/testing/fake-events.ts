import type { EventPayload, EventType } from '#contract/events.ts';
import { eventSchemas } from '#contract/events.ts';

/** The event stream of a component test, in the server's format. */
export function createFakeEvents() {
  const encoder = new TextEncoder();
  let open: ReadableStreamDefaultController<Uint8Array> | null = null;
  let number = 0;
  let isCut = false;

  return {
    /** Answers the request for the stream, which stays open until the page closes it. */
    open({ signal }: { signal: AbortSignal }): Response {
      if (isCut) throw new TypeError('Failed to fetch');
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          open = controller;
          signal.addEventListener('abort', () => {
            controller.error(signal.reason);
            if (open === controller) open = null;
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },

    /** Sends an event to the page. Throws if the page does not listen yet. */
    send<T extends EventType>(type: T, payload: EventPayload<T>): void {
      if (open === null) throw new Error('The page does not listen to events.');
      number += 1;
      const data = JSON.stringify(eventSchemas[type].parse(payload));
      open.enqueue(encoder.encode(`id: ${number}\nevent: ${type}\ndata: ${data}\n\n`));
    },

    /** Ends the stream and refuses every later request for it. */
    cut(): void {
      isCut = true;
      open?.error(new TypeError('network error'));
      open = null;
    },

    isOpen: () => open !== null,
  };
}

export type FakeEvents = ReturnType<typeof createFakeEvents>;
