import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { dispatchPageEvent, onPageRequest, readNamedImage } from './browser-events.ts';

const origin = 'https://studio.example';
const id = '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22';
const path = '/files/pictures/u1/j1/1/0.webp';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test('dispatches a copy, which listeners cannot use to change our data', () => {
  const image = sampleImage();
  const received: unknown[] = [];
  window.addEventListener('newImageCreated', (event) => {
    const { detail } = event as CustomEvent<{ image: { prompt: string } }>;
    received.push(detail.image.prompt);
    detail.image.prompt = 'changed';
  });
  dispatchPageEvent('newImageCreated', { image });
  expect(received).toEqual(['a shark']);
  expect(image.prompt).toBe('a shark');
});

test('receives requests with or without a detail until it stops', () => {
  const received: unknown[] = [];
  const stop = onPageRequest((name, detail) => received.push([name, detail]));
  window.dispatchEvent(new Event('forceGalleryRefresh'));
  window.dispatchEvent(new CustomEvent('sendImageToUpscaler', { detail: { imageId: id } }));
  stop();
  window.dispatchEvent(new Event('galleryRefreshNeeded'));
  expect(received).toEqual([
    ['forceGalleryRefresh', undefined],
    ['sendImageToUpscaler', { imageId: id }],
  ]);
});

test('reads a picture by id or address, whatever its signature', () => {
  expect(readNamedImage({ imageId: id }, origin)).toEqual({ id, path: null });
  expect(readNamedImage({ id, url: `${path}?e=1&s=2` }, origin)).toEqual({ id, path });
  expect(readNamedImage({ imageUrl: origin + path }, origin)).toEqual({ id: null, path });
  expect(readNamedImage(`${path}?e=1`, origin)).toEqual({ id: null, path });
});

const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('a trap');
    },
  },
);

test.each([
  null,
  undefined,
  7,
  [],
  {},
  trap,
  { imageId: '../../api/user' },
  { imageId: { toString: () => id } },
  { imageUrl: 'https://elsewhere.example/files/a.webp' },
  { imageUrl: '//elsewhere.example/files/a.webp' },
  { imageUrl: 'javascript:alert(1)' },
  { imageUrl: 'data:image/png;base64,AAAA' },
  { imageUrl: `/files/../api/auth/logout` },
  { imageUrl: `${path}?${'x'.repeat(3_000)}` },
])('names no picture: %#', (detail) => {
  expect(readNamedImage(detail, origin)).toBeNull();
});
