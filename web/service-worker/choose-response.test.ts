import { expect, test } from 'vitest';
import { chooseResponse, pictureKey } from './choose-response.ts';

const origin = 'https://studio.example';
const ask = (path: string, request: Partial<Parameters<typeof chooseResponse>[0]> = {}) =>
  chooseResponse(
    {
      method: 'GET',
      url: new URL(path, origin),
      mode: 'cors',
      destination: '',
      hasRange: false,
      ...request,
    },
    origin,
    ['/index.html', '/boot.js'],
  );

test.each(['/api/events', '/api/auth/check', '/api/images/7/download', '/samples/a.webp', '/metrics'])(
  'leaves %s to the browser',
  (path) => expect(ask(path)).toBeNull(),
);

test('never replaces pages that the server answers itself', () => {
  for (const path of [
    '/auth/google',
    '/auth/logout',
    '/api/docs/',
    '/files/a/b.jpg?e=1&s=2&download=x.jpg',
  ]) {
    expect(ask(path, { mode: 'navigate' })).toBeNull();
  }
});

test('falls back to the shell for every page', () => {
  for (const path of ['/', '/editor', '/gallery?image=1', '/no-such-page']) {
    expect(ask(path, { mode: 'navigate' })).toBe('page');
  }
});

test('stores pictures that are shown, but no downloads, ranges or other sites', () => {
  const image = { destination: 'image' };
  expect(ask('/files/a/b.webp?e=1&s=2', image)).toBe('picture');
  expect(ask('/files/a/b.webp?e=1&s=2')).toBeNull();
  expect(ask('/files/a/b.webp?e=1&s=2&download=x.webp', image)).toBeNull();
  expect(ask('/files/a/b.webp', { ...image, hasRange: true })).toBeNull();
  expect(ask('https://elsewhere.example/files/a.webp', image)).toBeNull();
  expect(ask('/files/a/b.webp', { ...image, method: 'POST' })).toBeNull();
});

test('stores built files, and the shell’s small ones', () => {
  expect(ask('/assets/index-1a2b.js')).toBe('asset');
  expect(ask('/boot.js')).toBe('shellFile');
});

test('identifies a picture by its key, whatever its signature', () => {
  expect(pictureKey(new URL('/files/a/b.webp?e=1&s=2', origin))).toBe(
    pictureKey(new URL('/files/a/b.webp?e=9&s=8', origin)),
  );
});
