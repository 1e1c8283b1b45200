import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { HeldServer } from './held-server.ts';
import type { SignedIn } from './prepared-server.ts';
import { type WorkerServers, workerServers } from './worker-servers.ts';

/** The data of a user who can sign up. */
export interface TestUser {
  name: string;
  email: string;
  password: string;
}

/** The password of every account of the journeys, the admin's included. */
export const testPassword = 'a long enough secret';

let people = 0;

export function newAccount(): TestUser {
  people += 1;
  return {
    name: `Creator ${people}`,
    email: `creator${people}@example.com`,
    password: testPassword,
  };
}

interface TestFixtures {
  held: HeldServer;
  /** Fails the test on console errors, failed scripts and violations of the Content-Security-Policy. */
  watchConsole: undefined;
}

export const test = base.extend<TestFixtures, WorkerServers>({
  ...workerServers,
  held: async ({ context, lendHeld }, use) => {
    await lendHeld(async (server) => {
      await use(server);
      await closePages(context);
    });
  },
  watchConsole: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        // The browser itself reports failed requests. Tests assert on those they provoke.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      await use(undefined);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Closes a test’s pages before its server stops. A page that still fetches would report an error. */
export async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}

/** Returns the welcome of a new user: on the studio's stage, or the gallery's dialog. */
function welcomeOn(page: Page): Locator {
  const name = /^(Welcome|Boas-vindas|¡Te damos la bienvenida)!$/;
  return page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
}

/** Dismisses the welcome whenever it appears, for users who may have seen it or not. */
export async function dismissWelcome(page: Page): Promise<void> {
  const welcome = welcomeOn(page);
  await page.addLocatorHandler(welcome, () => welcome.getByRole('button').last().click());
}

/** Closes the welcome. A phone shows the form first, and the welcome with the results. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = welcomeOn(page);
  if ((page.viewportSize()?.width ?? 0) < 1024) return;
  await welcome.getByRole('button').last().click();
  await expect(welcome).toBeHidden();
}

/** Signs a new user up through the form, opens the studio and closes the welcome. */
export async function signUpByForm(
  page: Page,
  origin: string,
  testUser: TestUser = newAccount(),
): Promise<TestUser> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Name').fill(testUser.name);
  await page.getByLabel('E-mail').fill(testUser.email);
  await page.getByLabel('Password', { exact: true }).fill(testUser.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/editor');
  await closeWelcome(page);
  return testUser;
}

/** Signs a new user up through the API and opens the studio without the welcome dialog. */
export async function signUp(
  page: Page,
  origin: string,
  testUser: TestUser = newAccount(),
): Promise<TestUser> {
  await authenticateByApi(page, origin, 'sign-up', testUser);
  return testUser;
}

/** Signs a user in through the API and opens the studio. */
export function signIn(page: Page, origin: string, testUser: TestUser): Promise<void> {
  return authenticateByApi(page, origin, 'sign-in', testUser);
}

async function authenticateByApi(
  page: Page,
  origin: string,
  action: 'sign-up' | 'sign-in',
  { name, email, password }: TestUser,
): Promise<void> {
  const headers = {
    origin,
    // The page does not make these calls, so they would carry no language otherwise.
    'accept-language': await page.evaluate(() => navigator.languages.join(',')),
    // Each user has another network address. Otherwise the limit per address would reject later users.
    'x-forwarded-for': `10.0.${people >> 8}.${people & 255}`,
  };
  const { request } = page.context();
  const answer = await request.post(`${origin}/api/auth/${action}/email`, {
    headers,
    data: { ...(action === 'sign-up' && { name }), email, password, acceptedTerms: true },
  });
  expect(answer.status(), `the ${action} of ${email}`).toBe(200);
  // Marks the welcome dialog as seen. Other tests cover it.
  const greeting = await request.post(`${origin}/api/user/greetings`, {
    headers,
    data: { greeting: 'welcome' },
  });
  expect(greeting.status(), `the greeting of ${email}`).toBe(200);
  await page.goto(`${origin}/editor`);
  await expect(page.locator('main').first()).toBeVisible();
}

/** Signs up the first account, which becomes admin on a server that only this machine reaches. */
export async function makeAdmin(browser: Browser, origin: string): Promise<SignedIn> {
  // Always in English, whatever language the first test uses.
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  // Through the form, as a local user. No other first account becomes admin.
  await signUpByForm(page, origin, { ...newAccount(), name: 'The admin', email: 'admin@example.com' });
  const isAdmin = await page.evaluate(async () => (await (await fetch('/api/auth/check')).json()).isAdmin);
  expect(isAdmin, 'the first account is the admin’s').toBe(true);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Enters a prompt and clicks Generate. */
export async function generate(page: Page, prompt: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await page.getByRole('button', { name: /^Generate/ }).click();
}

/** Asserts the balance that the page shows. */
export async function expectCoins(page: Page, coins: number): Promise<void> {
  await expect(page.getByText(`${coins}`, { exact: true }).first()).toBeVisible();
}
