import { expect, test } from 'vitest';
import { fileKeyOfUrl } from './file-key-of-url.ts';

const request = new Request('http://10.0.0.5:3000/api/x', { headers: { host: 'studio.test:3000' } });
const keyOf = (address: string) => fileKeyOfUrl(address, request, 'https://studio.example');
const key = 'pictures/u1/j1/1/0-640.webp';

test('recognises a picture by path, by request host, and by public origin', () => {
  for (const origin of [
    '',
    'http://studio.test:3000',
    'https://studio.test:3000',
    'https://studio.example',
  ]) {
    expect(keyOf(`${origin}/files/${key}?e=1&s=2`)).toBe(key);
  }
});

test.each([
  `http://elsewhere.example/files/${key}`,
  `//elsewhere.example/files/${key}`,
  `http://studio.test:3000@elsewhere.example/files/${key}`,
  `http://studio.test:3001/files/${key}`,
  `ftp://studio.test:3000/files/${key}`,
  `/files/../${key}`,
  '/files/',
  '/api/user-images',
  'data:image/png;base64,AAAA',
  'blob:http://studio.test:3000/1',
  'javascript:alert(1)',
  'http://[',
  '',
])('%j is not a picture of this server', (address) => {
  expect(keyOf(address)).toBeNull();
});
