import { expect, test, vi } from 'vitest';
import { readStream, type StreamMessage, StreamRefused } from './stream.ts';

function streamOf(...chunks: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function read(response: Response, lastEventId: string | null = null) {
  const fetchStream = vi.fn<typeof fetch>(async () => response);
  const messages: StreamMessage[] = [];
  const onOpen = vi.fn();
  const onRetry = vi.fn();
  const onActivity = vi.fn();
  await readStream({
    fetch: fetchStream,
    address: '/api/events',
    lastEventId,
    signal: new AbortController().signal,
    onOpen,
    onMessage: (message) => messages.push(message),
    onActivity,
    onRetry,
  });
  return { messages, onOpen, onRetry, onActivity, headers: fetchStream.mock.calls[0]?.[1]?.headers };
}

test('reads events that arrive in pieces', async () => {
  const { messages } = await read(
    streamOf(
      'id: 7\nevent: coins.changed\nda',
      'ta: {"coins":85}\n',
      '\nevent: job.progress\ndata: {"jobId":"a"}\n\n',
    ),
  );
  expect(messages).toEqual([
    { id: '7', type: 'coins.changed', payload: { coins: 85 } },
    { id: null, type: 'job.progress', payload: { jobId: 'a' } },
  ]);
});

test('asks for what came after the last event', async () => {
  expect((await read(streamOf(''), '42')).headers).toMatchObject({ 'last-event-id': '42' });
  expect((await read(streamOf(''))).headers).not.toHaveProperty('last-event-id');
});

test('a heartbeat counts as activity, not as an event; retry sets the delay', async () => {
  const { messages, onActivity, onRetry } = await read(streamOf(': beat\n\n', 'retry: 2500\n\n'));
  expect(messages).toEqual([]);
  expect(onActivity).toHaveBeenCalledTimes(2);
  expect(onRetry).toHaveBeenCalledWith(2500);
});

test('skips an unreadable event', async () => {
  const { messages } = await read(streamOf('event: a\ndata: {broken\n\nevent: b\ndata: 1\n\n'));
  expect(messages.map((message) => message.type)).toEqual(['b']);
});

test.each([
  ['a refusal', new Response('{}', { status: 401 }), 401],
  ['a page', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 200],
])('%s is no stream', async (_, response, status) => {
  const reading = read(response);
  await expect(reading).rejects.toBeInstanceOf(StreamRefused);
  await expect(reading).rejects.toMatchObject({ status });
});
