import { afterEach, expect, test } from 'vitest';
import { composeRecipe } from '../composing/compose-recipe.ts';
import { understandingOf } from '../testing/understandings.ts';
import { createDrawingThread, type DrawingThread, DrawingThreadDied } from './drawing-thread.ts';
import { type DrawingTask, drawingSteps } from './protocol.ts';

const { recipe } = composeRecipe(understandingOf({ headline: ['WOW'], hero: 'shark' }), {
  prompt: '',
  tool: 'Thumbnail',
  style: 'MrBeast',
  aspectRatio: '16:9',
  seed: 1,
});
const render: DrawingTask = {
  kind: 'render',
  recipe: { ...recipe, size: { width: 320, height: 180 } },
};
const unknownStyle: DrawingTask = { ...render, recipe: { ...recipe, style: 'no such style' } };

let thread: DrawingThread = createDrawingThread();
afterEach(() => thread.close());

test('draws, and reports each step once and in order', async () => {
  thread = createDrawingThread();
  const steps: [number, string][] = [];
  const drawing = await thread.draw(render, { onProgress: (fraction, step) => steps.push([fraction, step]) });
  expect(drawing).toMatchObject({ pixels: { width: 320, height: 180 }, reduced: null, warnings: [] });
  expect(drawing.pixels.rgba).toHaveLength(320 * 180 * 4);
  expect(steps).toEqual(Object.entries(drawingSteps).map(([step, fraction]) => [fraction, step]));
});

test('draws the same pixels from one recipe in two threads', async () => {
  thread = createDrawingThread();
  const other = createDrawingThread();
  const drawings = await Promise.all([thread.draw(render, {}), other.draw(render, {})]);
  await other.close();
  expect(Buffer.compare(drawings[0].pixels.rgba, drawings[1].pixels.rgba)).toBe(0);
});

test('refuses a recipe that cannot be drawn with the reason, and keeps working', async () => {
  thread = createDrawingThread();
  await expect(thread.draw(unknownStyle, {})).rejects.toThrow('no such style');
  await expect(thread.draw(render, {})).resolves.toMatchObject({ pixels: { width: 320 } });
});

test("rejects an abort with the signal's reason and draws the next task", async () => {
  thread = createDrawingThread();
  const abort = new AbortController();
  const reason = new Error('changed my mind');
  const drawing = thread.draw(render, { signal: abort.signal, onProgress: () => abort.abort(reason) });
  await expect(drawing).rejects.toBe(reason);
  await expect(thread.draw(render, {})).resolves.toMatchObject({ pixels: { width: 320 } });
});

test('never starts a drawing that was aborted in the queue', async () => {
  thread = createDrawingThread();
  const steps: string[] = [];
  const drawing = thread.draw(render, {
    signal: AbortSignal.abort(new Error('too late')),
    onProgress: (_, step) => steps.push(step),
  });
  await expect(drawing).rejects.toThrow('too late');
  expect(steps).toEqual([]);
});

test('loses only the current drawing with a thread that dies; the next gets a new thread', async () => {
  const script = `import { parentPort, workerData, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ taskId, task }) => {
      if (task.kind === 'design') process.exit(3);
      parentPort.postMessage({ taskId, kind: 'part', part: { threadId } });
      parentPort.postMessage({ taskId, kind: 'done', result: {} });
    });`;
  thread = createDrawingThread(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  const before = await thread.draw(render, {});
  const deadly: DrawingTask = {
    kind: 'design',
    input: { prompt: '', tool: 'Thumbnail', style: '', aspectRatio: '16:9', seed: 0 },
  };
  await expect(thread.draw(deadly, {})).rejects.toBeInstanceOf(DrawingThreadDied);
  const after = await thread.draw(render, {});
  expect(after).not.toEqual(before);
});
