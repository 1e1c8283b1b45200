import { expect, it } from 'vitest';
import { createInteractiveThread } from './interactive-thread.ts';

const search = { query: 'shark', language: 'en' } as const;

/** A thread that returns null for every request and dies on the icon search "death". */
const script = `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, params }) => {
    if (params.id === 'death') process.exit(3);
    parentPort.postMessage({ id, kind: 'done', result: null });
  });`;
const scriptUrl = new URL(`data:text/javascript,${encodeURIComponent(script)}`);

it('runs requests of waiting users before those of grids, and skips aborted ones', async () => {
  const thread = createInteractiveThread({ scriptUrl });
  const order: string[] = [];
  const record = (name: string) => () => void order.push(name);
  const controller = new AbortController();
  const first = thread.call('search', search).then(record('first'));
  const grid = thread.call('icon', { id: 'shark' }).then(record('grid'));
  const aborted = thread.call('search', search, controller.signal);
  const waiting = thread.call('search', search).then(record('waiting'));
  controller.abort(new Error('closed the panel'));
  await expect(aborted).rejects.toThrow('closed the panel');
  await Promise.all([first, grid, waiting]);
  expect(order).toEqual(['first', 'waiting', 'grid']);
  await thread.close();
});

it('stops waiting for a running request when aborted, and runs the next', async () => {
  const thread = createInteractiveThread({ scriptUrl });
  const controller = new AbortController();
  const aborted = thread.call('search', search, controller.signal);
  controller.abort(new Error('too slow'));
  await expect(aborted).rejects.toThrow('too slow');
  await expect(thread.call('icon', { id: 'shark' })).resolves.toBeNull();
  await thread.close();
});

it('loses only one request with a thread that dies, and runs the next', async () => {
  const thread = createInteractiveThread({ scriptUrl });
  const lost = thread.call('icon', { id: 'death' });
  const next = thread.call('icon', { id: 'shark' });
  await expect(lost).rejects.toThrow('ended');
  await expect(next).resolves.toBeNull();
  await thread.close();
});

it('rejects every request once it is closed', async () => {
  const thread = createInteractiveThread({ scriptUrl });
  const open = thread.call('icon', { id: 'shark' });
  const closing = thread.close();
  await expect(open).rejects.toThrow('closed');
  await closing;
  await expect(thread.call('search', search)).rejects.toThrow('closed');
});

it('replaces a thread that does not respond', async () => {
  const stuck = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, params }) => {
      while (params.id === 'stuck');
      parentPort.postMessage({ id, kind: 'done', result: null });
    });`;
  const thread = createInteractiveThread({
    scriptUrl: new URL(`data:text/javascript,${encodeURIComponent(stuck)}`),
    maxRequestMs: 3_000,
  });
  const aborted = thread.call('icon', { id: 'stuck' });
  const next = thread.call('icon', { id: 'shark' });
  await expect(aborted).rejects.toMatchObject({ kind: 'timed_out' });
  await expect(next).resolves.toBeNull();
  await thread.close();
});
