import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PlanName } from '#contract/plans.ts';
import { expect, type Person, signUp } from './fixtures.ts';
import type { RunningServer } from './server.ts';

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

const admins = new WeakMap<RunningServer, Promise<SignedIn>>();

/**
 * The state of a browser in which the server's admin is signed in. On this machine the first account is the admin's:
 * whoever must not be one signs up after this.
 */
export function adminOf(browser: Browser, server: RunningServer): Promise<SignedIn> {
  const known = admins.get(server) ?? makeAdmin(browser, server);
  admins.set(server, known);
  return known;
}

async function makeAdmin(browser: Browser, server: RunningServer): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signUp(page, server.origin);
  const { isAdmin } = await ask<{ isAdmin: boolean }>(page, 'GET', '/api/auth/check');
  expect(isAdmin, 'the first account is the admin’s').toBe(true);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Has the admin give somebody a plan. */
export async function givePlan(
  browser: Browser,
  server: RunningServer,
  person: Person,
  plan: PlanName,
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
  await ask(page, 'POST', `/api/admin/users/${user.id}/plan`, { plan, reason: 'for a test of the routes' });
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
