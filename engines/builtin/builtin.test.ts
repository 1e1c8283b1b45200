import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, expect, test } from 'vitest';
import { type BuiltinEngine, createBuiltinEngine, type DesignInput, DrawingThreadDied } from './builtin.ts';

const input: DesignInput = {
  prompt: 'I survived 100 days in Minecraft',
  tool: 'Thumbnail',
  style: 'MrBeast',
  aspectRatio: '16:9',
  seed: 7,
};

let engine: BuiltinEngine = createBuiltinEngine();
afterEach(() => engine.close());

test('draws a WebP picture from a prompt and returns its recipe', async () => {
  engine = createBuiltinEngine();
  const drawing = await engine.design(input);
  expect(drawing).toMatchObject({ mimeType: 'image/webp', width: 1280, height: 720, warnings: [] });
  expect(drawing.recipe.headline?.lines.map(({ text }) => text).join(' ')).toContain('100');
  expect(drawing.bytes.length).toBeGreaterThan(10_000);
});

test.each([
  ['16:9', 640, 360],
  ['1:1', 640, 640],
  ['9:16', 640, 1138],
] as const)('a picture of %s comes with itself in small, opaque', async (aspectRatio, width, height) => {
  engine = createBuiltinEngine();
  const { bytes, reduced } = await engine.design(
    { ...input, aspectRatio },
    { encoding: { format: 'png', quality: 100 } },
  );
  expect(reduced).toMatchObject({ width, height });
  const context = createCanvas(width, height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(await loadImage(bytes), 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const rgba = reduced?.rgba ?? new Uint8Array();
  expect(Buffer.from(data.buffer).equals(rgba)).toBe(true);
  expect(rgba.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test('draws the same bytes from a stored recipe, in another engine too', async () => {
  engine = createBuiltinEngine();
  const { recipe, bytes } = await engine.design(input);
  const other = createBuiltinEngine();
  const again = await other.render(JSON.parse(JSON.stringify(recipe)));
  await other.close();
  expect(Buffer.compare(again.bytes, bytes)).toBe(0);
});

test.each([
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
] as const)('draws %s when it is requested', async (format, signature) => {
  engine = createBuiltinEngine();
  const { bytes, mimeType } = await engine.design(input, { encoding: { format, quality: 85 } });
  expect(mimeType).toBe(`image/${format}`);
  expect([...bytes.subarray(0, signature.length)]).toEqual(signature);
});

test('aborts a queued drawing and still draws those before and after it', async () => {
  engine = createBuiltinEngine({ threads: 1 });
  const abort = new AbortController();
  const first = engine.design(input);
  const second = engine.design(input, { signal: abort.signal });
  const third = engine.design({ ...input, seed: 8 });
  abort.abort(new Error('no longer wanted'));
  await expect(second).rejects.toThrow('no longer wanted');
  await expect(Promise.all([first, third])).resolves.toHaveLength(2);
});

test('rejects running and queued drawings on close', async () => {
  engine = createBuiltinEngine({ threads: 1 });
  const drawings = [engine.design(input), engine.design(input)];
  const outcomes = Promise.allSettled(drawings);
  await engine.close();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DrawingThreadDied) });
  }
});

test('keeps the event loop free while a picture is drawn', async () => {
  engine = createBuiltinEngine();
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  await engine.design(input);
  clearInterval(counting);
  // On this thread the interval would never fire between start and end.
  expect(turns).toBeGreaterThan(5);
});
