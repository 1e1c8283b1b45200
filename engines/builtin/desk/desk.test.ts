import { expect, it } from 'vitest';
import { createDesk } from './desk.ts';

const search = { query: 'shark', language: 'en' } as const;

/** A thread that answers "nothing found" to every question and dies on the icon search "death". */
const script = `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, asked }) => {
    if (asked.id === 'death') process.exit(3);
    parentPort.postMessage({ id, kind: 'done', answered: null });
  });`;
const scriptUrl = new URL(`data:text/javascript,${encodeURIComponent(script)}`);

it('answers waiting callers before grids, and skips callers that have gone', async () => {
  const desk = createDesk({ scriptUrl });
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const gone = new AbortController();
  const first = desk.ask('search', search).then(note('first'));
  const grid = desk.ask('icon', { id: 'shark' }).then(note('grid'));
  const left = desk.ask('search', search, gone.signal);
  const waiting = desk.ask('search', search).then(note('waiting'));
  gone.abort(new Error('closed the panel'));
  await expect(left).rejects.toThrow('closed the panel');
  await Promise.all([first, grid, waiting]);
  expect(order).toEqual(['first', 'waiting', 'grid']);
  await desk.close();
});

it('stops waiting for a running question when aborted, and answers the next', async () => {
  const desk = createDesk({ scriptUrl });
  const gone = new AbortController();
  const left = desk.ask('search', search, gone.signal);
  gone.abort(new Error('too slow'));
  await expect(left).rejects.toThrow('too slow');
  await expect(desk.ask('icon', { id: 'shark' })).resolves.toBeNull();
  await desk.close();
});

it('loses only one question with a thread that dies, and answers the next', async () => {
  const desk = createDesk({ scriptUrl });
  const lost = desk.ask('icon', { id: 'death' });
  const next = desk.ask('icon', { id: 'shark' });
  await expect(lost).rejects.toThrow('ended');
  await expect(next).resolves.toBeNull();
  await desk.close();
});

it('rejects every question once it is closed', async () => {
  const desk = createDesk({ scriptUrl });
  const open = desk.ask('icon', { id: 'shark' });
  const closing = desk.close();
  await expect(open).rejects.toThrow('closed');
  await closing;
  await expect(desk.ask('search', search)).rejects.toThrow('closed');
});

it('replaces a thread that does not answer', async () => {
  const stuck = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, asked }) => {
      while (asked.id === 'stuck');
      parentPort.postMessage({ id, kind: 'done', answered: null });
    });`;
  const desk = createDesk({
    scriptUrl: new URL(`data:text/javascript,${encodeURIComponent(stuck)}`),
    longestMs: 3_000,
  });
  const left = desk.ask('icon', { id: 'stuck' });
  const next = desk.ask('icon', { id: 'shark' });
  await expect(left).rejects.toMatchObject({ kind: 'timed_out' });
  await expect(next).resolves.toBeNull();
  await desk.close();
});
