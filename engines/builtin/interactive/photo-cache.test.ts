import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { designRecipe } from '../design.ts';
import type { PhotoPixels } from '../photos/photo.ts';
import { createPhotoCache } from './photo-cache.ts';

const { recipe: plain } = designRecipe({
  prompt: 'Why I quit my job',
  tool: 'Thumbnail',
  style: 'MrBeast-tzdev',
  aspectRatio: '16:9',
  seed: 7,
});
const whole = { use: 'card', longest: 64, aspect: 1, focus: { x: 0.5, y: 0.5 }, subject: null } as const;
const recipe = { ...plain, photos: [{ ...whole, at: 0, strokes: [] }] };
const size = { width: 10, height: 10 };
const pixels: PhotoPixels = { at: 0, rgba: new Uint8Array(400), ...size, mask: null };

let read: string[];
const references = (id: string) => ({
  id,
  read: async () => {
    read.push(id);
    return [];
  },
});
/** Room for two designs. */
const limits = { maxBytes: 900, idleMs: 60_000 };

beforeEach(() => {
  read = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('reads the photos of a design once, however often it is drawn, also concurrently', async () => {
  const photosOf = createPhotoCache({ photosOf: async () => [pixels] }, limits);
  const all = await Promise.all([1, 2, 3].map(() => photosOf(recipe, references('one'))));
  await photosOf(recipe, references('one'));
  expect([read, all]).toEqual([['one'], [[pixels], [pixels], [pixels]]]);
});

test('reads nothing for a design without photos', async () => {
  const photosOf = createPhotoCache({ photosOf: () => Promise.reject(new Error('asked')) }, limits);
  expect([await photosOf(plain, references('one')), read]).toEqual([[], []]);
});

test('limits the cache in bytes and empties it after an idle period', async () => {
  const photosOf = createPhotoCache({ photosOf: async () => [pixels] }, limits);
  for (const id of ['one', 'two', 'one', 'three']) await photosOf(recipe, references(id));
  expect(read).toEqual(['one', 'two', 'three']);
  await photosOf(recipe, references('one'));
  expect(read).toHaveLength(3);
  await photosOf(recipe, references('two'));
  expect(read).toEqual(['one', 'two', 'three', 'two']);
  vi.advanceTimersByTime(60_000);
  await photosOf(recipe, references('two'));
  expect(read).toHaveLength(5);
});

test('keeps a single design that is larger than the limit', async () => {
  const large = { ...pixels, rgba: new Uint8Array(4_000) };
  const photosOf = createPhotoCache({ photosOf: async () => [large] }, limits);
  for (const id of ['one', 'two', 'two', 'one']) await photosOf(recipe, references(id));
  expect(read).toEqual(['one', 'two', 'one']);
});

test('retries photos that could not be read', async () => {
  let isThere = false;
  const photosOf = createPhotoCache(
    { photosOf: async () => (isThere ? [pixels] : Promise.reject(new Error('gone'))) },
    limits,
  );
  await expect(photosOf(recipe, references('one'))).rejects.toThrow('gone');
  isThere = true;
  expect(await photosOf(recipe, references('one'))).toEqual([pixels]);
});
