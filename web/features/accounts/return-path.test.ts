import { expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

const origin = 'https://adventure.example';

test('comes back to where the person was going, query and fragment included', () => {
  expect(returnPath('/gallery?sort=oldest#top', origin)).toBe('/gallery?sort=oldest#top');
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
  '/',
])('goes to the studio instead of %j', (wanted) => {
  expect(returnPath(wanted, origin)).toBe('/editor');
});

test('the login page keeps the way only where there is one to keep', () => {
  expect(loginPath({ pathname: '/editor', search: '', hash: '' })).toBe('/login');
  expect(loginPath({ pathname: '/gallery', search: '?a=1', hash: '' })).toBe(
    '/login?next=%2Fgallery%3Fa%3D1',
  );
});
