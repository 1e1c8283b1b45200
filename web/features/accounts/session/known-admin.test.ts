import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/session.ts';
import {
  clearAdminRight,
  clearSession,
  type Session,
  sessionOf,
  sessionQuery,
  setSession,
} from './session-query.ts';

const boss: User = {
  id: 'u1',
  displayName: 'Boss',
  email: 'boss@studio.test',
  emailVerified: true,
  profilePicture: null,
  usesCoins: true,
  coins: 100,
  planType: 'free',
  isPremium: false,
  isAdmin: true,
  firstLoginDate: '2026-01-01T00:00:00.000Z',
  hasBeenWelcomed: true,
  trialEndShownAt: null,
  hasSeenDiscount: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  hasReceivedInitialCoins: true,
  hasGeneratedImages: false,
  initialCoinsExpiryDate: null,
  language: null,
  theme: null,
  deletionDate: null,
};

let client: QueryClient;
let answer: () => Promise<Response>;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => vi.unstubAllGlobals());

const says = (user: User | null) => {
  answer = async () =>
    Response.json({
      authenticated: user !== null,
      user,
      usesCoins: true,
      isSignUpClosed: false,
      isAdmin: user?.isAdmin ?? false,
    });
};
const check = () => client.fetchQuery({ ...sessionQuery, staleTime: 0 });
const known = () => client.getQueryData<Session>(sessionQuery.queryKey);

test('a known admin stays one in later checks and after a profile change', async () => {
  says(boss);
  expect((await check()).isAdmin).toBe(true);
  says({ ...boss, isAdmin: false, coins: 40 });
  expect(await check()).toMatchObject({ isAdmin: true, user: { isAdmin: true, coins: 40 } });
  setSession(client, sessionOf({ ...boss, isAdmin: false, displayName: 'Big Boss' }));
  expect(known()).toMatchObject({ isAdmin: true, user: { isAdmin: true, displayName: 'Big Boss' } });
});

test.each<[string, () => Promise<Response>]>([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a failing server', async () => new Response('{}', { status: 500 })],
  ['a page of something in between', async () => new Response('<html>Not now</html>', { status: 403 })],
  ['a login of something in between', async () => new Response('<html>Wifi</html>', { status: 401 })],
])('%s changes nothing about the signed-in user', async (_what, fails) => {
  says(boss);
  await check();
  answer = fails;
  await expect(check()).rejects.toThrow();
  expect(known()).toMatchObject({ authenticated: true, isAdmin: true });
});

test('the admin flag ends at logout and when another user signs in', async () => {
  says(boss);
  await check();
  says(null);
  expect(await check()).toMatchObject({ authenticated: false, isAdmin: false });
  says({ ...boss, isAdmin: false });
  expect((await check()).isAdmin).toBe(false);

  says(boss);
  await check();
  says({ ...boss, id: 'u2', isAdmin: false });
  expect((await check()).isAdmin).toBe(false);

  says(boss);
  await check();
  clearSession(client);
  says({ ...boss, isAdmin: false });
  expect((await check()).isAdmin).toBe(false);
});

test('the admin flag ends when the server has refused the panel', async () => {
  says(boss);
  await check();
  clearAdminRight(client);
  expect(known()).toMatchObject({ authenticated: true, isAdmin: false, user: { isAdmin: false } });
  says({ ...boss, isAdmin: false });
  expect((await check()).isAdmin).toBe(false);
});
