import type { Browser, Page } from '@playwright/test';
import type { PlanName } from '#contract/plans.ts';
import { expect, makeAdmin, type Person, type SignedIn } from './fixtures.ts';
import type { RunningServer } from './server.ts';

const admins = new WeakMap<RunningServer, Promise<SignedIn>>();

/**
 * The state of a browser in which the server's admin is signed in. The tests' common server has one from its start; on
 * a server of a test's own the first account is the admin's, so that everybody else signs up after this.
 */
export function adminOf(browser: Browser, server: RunningServer & { admin?: SignedIn }): Promise<SignedIn> {
  if (server.admin !== undefined) return Promise.resolve(server.admin);
  const known = admins.get(server) ?? makeAdmin(browser, server.origin);
  admins.set(server, known);
  return known;
}

/** Has the admin give somebody a plan. */
export function givePlan(
  browser: Browser,
  server: RunningServer,
  person: Person,
  plan: PlanName,
): Promise<void> {
  return changeUser(browser, server, person, 'plan', { plan });
}

/** Has the admin make somebody an admin, too: for tests that end the session, which others still need. */
export function giveAdminRight(browser: Browser, server: RunningServer, person: Person): Promise<void> {
  return changeUser(browser, server, person, 'admin', { isAdmin: true });
}

/** Has the admin take that back. */
export function takeAdminRight(browser: Browser, server: RunningServer, person: Person): Promise<void> {
  return changeUser(browser, server, person, 'admin', { isAdmin: false });
}

async function changeUser(
  browser: Browser,
  server: RunningServer,
  person: Person,
  what: 'plan' | 'admin',
  change: object,
): Promise<void> {
  const context = await browser.newContext({ storageState: await adminOf(browser, server) });
  const page = await context.newPage();
  await page.goto(`${server.origin}/affiliate`);
  const { users } = await ask<{ users: { id: string }[] }>(
    page,
    'GET',
    `/api/admin/users?search=${encodeURIComponent(person.email)}`,
  );
  const [user] = users;
  if (user === undefined) throw new Error(`the admin does not find ${person.email}`);
  await ask(page, 'POST', `/api/admin/users/${user.id}/${what}`, { ...change, reason: 'for a test' });
  await context.close();
}

/** A call from the page, as the app makes it. */
async function ask<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  const { status, answer } = await page.evaluate(
    async ({ method, path, body }) => {
      const response = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, answer: await response.json() };
    },
    { method, path, body },
  );
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(200);
  return answer;
}
