import { expect, test } from 'vitest';
import { downloadAddress, downloadName } from './download-address.ts';

test('a picture is downloaded as JPEG', () => {
  const image = { id: 'a1', style: 'Photographic' };
  expect(downloadName(image)).toBe('adventure-a1.jpg');
  expect(downloadAddress(image)).toBe('/api/images/a1/download?format=jpg');
});

test('a picture of the PNG style keeps its transparency', () => {
  const image = { id: 'a1', style: 'PNG' };
  expect(downloadName(image)).toBe('adventure-a1.png');
  expect(downloadAddress(image)).toBe('/api/images/a1/download?format=png');
});
