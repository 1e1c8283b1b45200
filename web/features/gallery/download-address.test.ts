import { expect, test } from 'vitest';
import { downloadAddress, downloadName, formatsOf } from './download-address.ts';

const picture = { id: 'a1', name: 'adventure-a1', style: 'Photographic', tool: 'Genesys Pro' } as const;

test('a thumbnail is downloaded as a JPEG below the limit of its destination', () => {
  for (const tool of ['Thumbnail', 'ThumbnailsV2'] as const) {
    const image = { ...picture, style: 'MrBeast-tzdev', tool };
    expect(downloadName(image)).toBe('adventure-a1.jpg');
    expect(downloadAddress(image)).toBe('/api/images/a1/download?format=jpg&fit=2mb');
    expect(formatsOf(image)).toEqual(['fit', 'jpg', 'png', 'webp']);
  }
});

test('another picture is downloaded as JPEG', () => {
  expect(downloadAddress(picture)).toBe('/api/images/a1/download?format=jpg');
  expect(formatsOf(picture)).toEqual(['jpg', 'fit', 'png', 'webp']);
});

test('a picture of the PNG style keeps its transparency', () => {
  const image = { ...picture, style: 'PNG' };
  expect(downloadName(image)).toBe('adventure-a1.png');
  expect(downloadAddress(image)).toBe('/api/images/a1/download?format=png');
  expect(formatsOf(image)[0]).toBe('png');
});

test('a named picture’s file has its name', () => {
  expect(downloadName({ ...picture, name: 'a/b: c' })).toBe('a b c.jpg');
});
