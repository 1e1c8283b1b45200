import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PreviewScheduler } from './preview-scheduler.ts';

/** An engine that draws one preview after another, in order, when the test says so. */
function createFakeEngine() {
  const queue: { name: string; drawn: () => void }[] = [];
  return {
    queue,
    draw: (name: string) => (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        const entry = { name, drawn: () => resolve(name) };
        queue.push(entry);
        signal.addEventListener('abort', () => {
          queue.splice(queue.indexOf(entry), 1);
          reject(signal.reason);
        });
      }),
    /** Draws the first in the queue, and returns its name. */
    async next(): Promise<string | undefined> {
      const first = queue.shift();
      first?.drawn();
      await setImmediate();
      return first?.name;
    },
  };
}

const pictures = Array.from({ length: 50 }, (_, at) => `picture ${at}`);

it('fifty pictures of one user delay another user by at most two of them', async () => {
  const previews = new PreviewScheduler();
  const { queue, draw, next } = createFakeEngine();
  const many = pictures.map((imageId) => previews.run({ userId: 'many', imageId }, draw(imageId)));
  await setImmediate();
  expect(queue.map(({ name }) => name)).toEqual(['picture 0', 'picture 1']);
  const drawn: (string | undefined)[] = [];
  for (const name of ['first', 'second', 'third']) {
    const one = previews.run({ userId: 'one', imageId: 'own' }, draw(name));
    await setImmediate();
    const before = drawn.length;
    while (drawn.at(-1) !== name) drawn.push(await next());
    expect(drawn.length - before).toBeLessThanOrEqual(3);
    expect(await one).toBe(name);
  }
  while (queue.length > 0) drawn.push(await next());
  expect(await Promise.all(many)).toEqual(pictures);
  expect(drawn.filter((name) => name?.startsWith('picture'))).toEqual(pictures);
});

it('a newer preview of a picture replaces a running one, and a waiting one', async () => {
  const previews = new PreviewScheduler();
  const { queue, draw, next } = createFakeEngine();
  const [a, b, c] = ['a', 'b', 'c'].map((imageId) => previews.run({ userId: 'one', imageId }, draw(imageId)));
  const waiting = previews.run({ userId: 'one', imageId: 'c' }, draw('newer c'));
  await expect(c).rejects.toMatchObject({ code: 'preview_superseded' });
  const drawing = previews.run({ userId: 'one', imageId: 'a' }, draw('newer a'));
  await expect(a).rejects.toMatchObject({ code: 'preview_superseded' });
  await setImmediate();
  expect(queue.map(({ name }) => name)).toEqual(['b', 'newer c']);
  while (queue.length > 0) await next();
  expect(await Promise.all([b, waiting, drawing])).toEqual(['b', 'newer c', 'newer a']);
});

it('a disconnected client leaves the queue', async () => {
  const previews = new PreviewScheduler();
  const { queue, draw, next } = createFakeEngine();
  const controller = new AbortController();
  const { signal } = controller;
  const drawn = ['a', 'b'].map((imageId) => previews.run({ userId: 'one', imageId }, draw(imageId)));
  const left = previews.run({ userId: 'one', imageId: 'c', signal }, draw('c'));
  controller.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await setImmediate();
  while (queue.length > 0) expect(await next()).not.toBe('c');
  expect(await Promise.all(drawn)).toEqual(['a', 'b']);
});
