import { expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

test('returns to the requested path, with query and fragment', () => {
  expect(returnPath('/gallery?sort=oldest#top')).toBe('/gallery?sort=oldest#top');
});

test.each([
  null,
  '',
  'gallery',
  'https://evil.example/gallery',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/login',
  '/signup?next=/gallery',
  '/forgot-password',
  '/logout',
  '/auth/google',
  '/',
])('goes to the studio instead of %j', (path) => {
  expect(returnPath(path)).toBe('/editor');
});

const at = (pathname: string, search = '') => ({ pathname, search, hash: '' });

test('the login page keeps a return path only where there is one', () => {
  expect(loginPath(at('/editor'))).toBe('/login');
  expect(loginPath(at('/gallery', '?a=1'))).toBe('/login?next=%2Fgallery%3Fa%3D1');
});

test('the login page’s address says that a session has expired', () => {
  expect(loginPath(at('/editor'), { ended: true })).toBe('/login?ended=1');
  expect(loginPath(at('/profile'), { ended: true })).toBe('/login?next=%2Fprofile&ended=1');
});
