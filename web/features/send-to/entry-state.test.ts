import { expect, test } from 'vitest';
import { readFeedThumbnail, readReferenceSource, readUpscaleSource, without } from './entry-state.ts';

const imageId = '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22';

test('reads what was sent, and to which tool', () => {
  expect(readUpscaleSource({ upscaleSource: { imageId } })).toEqual({ imageId });
  expect(readReferenceSource({ referenceSource: { imageId, tool: 'Genesys Pro' } })).toEqual({
    imageId,
    tool: 'Genesys Pro',
  });
});

test.each([
  null,
  'text',
  7,
  [],
  {},
  { upscaleSource: null },
  { upscaleSource: imageId },
  { upscaleSource: { imageId: '../../etc' } },
  { upscaleSource: { imageId: [imageId] } },
])('reads nothing from %j', (state) => {
  expect(readUpscaleSource(state)).toBeNull();
  expect(readReferenceSource(state)).toBeNull();
});

test('a tool that accepts no pictures gets none', () => {
  for (const tool of ['Thumbnail', 'Upscaler', 'Telepathy', undefined]) {
    expect(readReferenceSource({ referenceSource: { imageId, tool } })).toBeNull();
  }
});

test('removes one field from an entry and keeps the others', () => {
  expect(without({ upscaleSource: { imageId }, openImage: 'a' }, 'upscaleSource')).toEqual({
    openImage: 'a',
  });
  expect(without({ upscaleSource: { imageId } }, 'upscaleSource')).toBeNull();
  expect(without('text', 'upscaleSource')).toBeNull();
});

test('the feed preview shows only pictures of this server', () => {
  const thumbnail = {
    imageId,
    url: '/files/a/640.webp?e=1&s=2',
    prompt: 'a shark',
    width: 1280,
    height: 720,
  };
  expect(readFeedThumbnail({ feedThumbnail: thumbnail })).toEqual(thumbnail);
  for (const wrong of [
    { url: 'https://elsewhere.example/files/a.webp' },
    { url: '//elsewhere.example/files/a.webp' },
    { url: 'javascript:alert(1)' },
    { width: 0 },
    { height: Number.NaN },
    { prompt: 7 },
    { imageId: 'x' },
  ]) {
    expect(readFeedThumbnail({ feedThumbnail: { ...thumbnail, ...wrong } })).toBeNull();
  }
});
