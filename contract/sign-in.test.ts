import { describe, expect, it } from 'vitest';
import { providerSignInPath, safeNext } from './sign-in.ts';

describe('safeNext', () => {
  it.each(['/editor', '/gallery?page=2&q=a%20b#top', '/editor/canvas', '/', '/loginx', '/?x=//evil.test'])(
    'accepts %s',
    (path) => {
      expect(safeNext(path, '/no')).toBe(path);
    },
  );

  it.each([
    'https://evil.test',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/a\\b',
    '\\/evil.test',
    '/\n/evil.test',
    '/\t/evil.test',
    ' /editor',
    'editor',
    '/..//evil.test',
    '/./\u002f/evil.test',
    'javascript:alert(1)',
    '/login',
    '/LOGIN?next=/',
    '/logout',
    '/auth/logout',
    '/api/user/me',
    '/force-admin-access',
    `/${'x'.repeat(2_001)}`,
    '',
    null,
    undefined,
    7,
    ['/editor'],
  ])('refuses %j', (next) => {
    expect(safeNext(next, '/no')).toBe('/no');
  });
});

describe('providerSignInPath', () => {
  it('carries the accepted terms and the destination', () => {
    expect(providerSignInPath('google', { acceptedTerms: true, next: '/a?b=c' })).toBe(
      '/auth/google?acceptedTerms=true&next=%2Fa%3Fb%3Dc',
    );
    expect(providerSignInPath('oidc', { acceptedTerms: false, next: null })).toBe('/auth/oidc');
  });
});
