import { expect, test } from 'vitest';
import { pictureKey, whatToDo } from './what-to-do.ts';

const origin = 'https://studio.example';
const ask = (path: string, asked: Partial<Parameters<typeof whatToDo>[0]> = {}) =>
  whatToDo(
    {
      method: 'GET',
      url: new URL(path, origin),
      mode: 'cors',
      destination: '',
      hasRange: false,
      ...asked,
    },
    origin,
    ['/index.html', '/boot.js'],
  );

test.each(['/api/events', '/api/auth/check', '/api/images/7/download', '/samples/a.webp', '/metrics'])(
  'leaves %s to the browser',
  (path) => expect(ask(path)).toBeNull(),
);

test('never stands in for what the server answers by itself', () => {
  for (const path of [
    '/auth/google',
    '/auth/logout',
    '/api/docs/',
    '/files/a/b.jpg?e=1&s=2&download=x.jpg',
  ]) {
    expect(ask(path, { mode: 'navigate' })).toBeNull();
  }
});

test('stands by with the shell for every page', () => {
  for (const path of ['/', '/editor', '/gallery?image=1', '/no-such-page']) {
    expect(ask(path, { mode: 'navigate' })).toBe('page');
  }
});

test('keeps pictures that are shown, but no downloads, parts and other sites', () => {
  const image = { destination: 'image' };
  expect(ask('/files/a/b.webp?e=1&s=2', image)).toBe('picture');
  expect(ask('/files/a/b.webp?e=1&s=2')).toBeNull();
  expect(ask('/files/a/b.webp?e=1&s=2&download=x.webp', image)).toBeNull();
  expect(ask('/files/a/b.webp', { ...image, hasRange: true })).toBeNull();
  expect(ask('https://elsewhere.example/files/a.webp', image)).toBeNull();
  expect(ask('/files/a/b.webp', { ...image, method: 'POST' })).toBeNull();
});

test('keeps built files, and the small ones of the shell', () => {
  expect(ask('/assets/index-1a2b.js')).toBe('asset');
  expect(ask('/boot.js')).toBe('shellFile');
});

test('knows a picture by its key, whatever signature it comes with', () => {
  expect(pictureKey(new URL('/files/a/b.webp?e=1&s=2', origin))).toBe(
    pictureKey(new URL('/files/a/b.webp?e=9&s=8', origin)),
  );
});
