import type { Browser } from '@playwright/test';
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
  const headers = { origin: server.origin };
  const data = { ...change, reason: 'for a test' };
  const send = () => context.request.post(`${users}/${user.id}/${field}`, { data, headers });
  let answer = await send();
  if (answer.status() === 403) {
    // The admin signed in before the first journey. A long run outlasts the proof of that sign-in.
    const path = `${server.origin}${reauthenticate.path}`;
    await context.request.post(path, { data: { password: testPassword }, headers });
    answer = await send();
  }
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}
