import type { Browser } from '@playwright/test';
import type { PlanName } from '#contract/plans.ts';
import { expect, type Person } from './fixtures.ts';
import type { PreparedServer } from './prepared-server.ts';

/** Has the admin give a user a plan. */
export function givePlan(
  browser: Browser,
  server: PreparedServer,
  person: Person,
  plan: PlanName,
): Promise<void> {
  return changeUser(browser, server, person, 'plan', { plan });
}

/** Has the admin make a user an admin, too: for tests that end the session, which others still need. */
export function giveAdminRight(browser: Browser, server: PreparedServer, person: Person): Promise<void> {
  return changeUser(browser, server, person, 'admin', { isAdmin: true });
}

/** Has the admin take that back. */
export function takeAdminRight(browser: Browser, server: PreparedServer, person: Person): Promise<void> {
  return changeUser(browser, server, person, 'admin', { isAdmin: false });
}

async function changeUser(
  browser: Browser,
  server: PreparedServer,
  person: Person,
  what: 'plan' | 'admin',
  change: object,
): Promise<void> {
  const context = await browser.newContext({ storageState: server.admin });
  const users = `${server.origin}/api/admin/users`;
  const found = await context.request.get(`${users}?search=${encodeURIComponent(person.email)}`);
  const [user] = (await found.json()).users;
  if (user === undefined) throw new Error(`the admin does not find ${person.email}`);
  const answer = await context.request.post(`${users}/${user.id}/${what}`, {
    data: { ...change, reason: 'for a test' },
    headers: { origin: server.origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}
