import type { Browser, BrowserContext } from '@playwright/test';
import type { PlanName } from '#contract/plans.ts';
import { reauthenticate } from '#contract/profile.ts';
import { expect, type TestUser, testPassword } from './fixtures.ts';
import type { PreparedServer } from './prepared-server.ts';

/** Gives a user a plan, as the admin. */
export function assignPlan(
  browser: Browser,
  server: PreparedServer,
  account: TestUser,
  plan: PlanName,
): Promise<void> {
  return changeUser(browser, server, account, 'plan', { plan });
}

/** Makes a user an admin, for tests that end the admin’s session. */
export function grantAdmin(browser: Browser, server: PreparedServer, account: TestUser): Promise<void> {
  return changeUser(browser, server, account, 'admin', { isAdmin: true });
}

/** Revokes a user’s admin right. */
export function revokeAdmin(browser: Browser, server: PreparedServer, account: TestUser): Promise<void> {
  return changeUser(browser, server, account, 'admin', { isAdmin: false });
}

/**
 * Confirms the password in an admin's context, as before a grave change: the admin signed in before the first
 * journey, and a long run outlasts the proof of that sign-in.
 */
export async function confirmPassword(context: BrowserContext, { origin }: PreparedServer): Promise<void> {
  const options = { data: { password: testPassword }, headers: { origin } };
  const answer = await context.request.post(`${origin}${reauthenticate.path}`, options);
  expect(answer.status(), await answer.text()).toBe(200);
}

async function changeUser(
  browser: Browser,
  server: PreparedServer,
  account: TestUser,
  field: 'plan' | 'admin',
  change: object,
): Promise<void> {
  const context = await browser.newContext({ storageState: server.admin });
  const users = `${server.origin}/api/admin/users`;
  const found = await context.request.get(`${users}?search=${encodeURIComponent(account.email)}`);
  const [user] = (await found.json()).users;
  if (user === undefined) throw new Error(`the admin does not find ${account.email}`);
  const data = { ...change, reason: 'for a test' };
  const headers = { origin: server.origin };
  const send = () => context.request.post(`${users}/${user.id}/${field}`, { data, headers });
  let answer = await send();
  if (answer.status() === 403) {
    await confirmPassword(context, server);
    answer = await send();
  }
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}
