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

/** A person who can sign up. */
export interface Person {
  name: string;
  email: string;
  password: string;
}

let people = 0;

export function newPerson(): Person {
  people += 1;
  return {
    name: `Creator ${people}`,
    email: `creator${people}@example.com`,
    password: 'a long enough secret',
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
        // A refused request is reported by the browser itself; the tests assert on those they provoke.
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

/**
 * Closes a journey's pages, before their server is stopped: one that still fetches something would report it
 * gone.
 */
export async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}

/** The greeting of a new user in a browser that has not shown it yet. */
function welcomeOn(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Welcome|Boas-vindas|¡Te damos la bienvenida)!$/ });
}

/** Has the welcome put away whenever it comes, for who may have been greeted or not. */
export async function putWelcomeAway(page: Page): Promise<void> {
  const welcome = welcomeOn(page);
  await page.addLocatorHandler(welcome, () => welcome.getByRole('button').last().click());
}

/** Puts the welcome away. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = welcomeOn(page);
  await welcome.getByRole('button').last().click();
  await expect(welcome).toBeHidden();
}

/** Signs a new person up through the form, and lands in the studio, greeted. */
export async function signUpByForm(
  page: Page,
  origin: string,
  person: Person = newPerson(),
): Promise<Person> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/editor');
  await closeWelcome(page);
  return person;
}

/**
 * Signs a new person up by the form's own call, and lands in the studio with the welcome put away: for tests
 * that are about something else.
 */
export async function signUp(page: Page, origin: string, person: Person = newPerson()): Promise<Person> {
  await enterByCall(page, origin, 'sign-up', person);
  return person;
}

/** Signs a user in on another device, in the same way. */
export function signIn(page: Page, origin: string, person: Person): Promise<void> {
  return enterByCall(page, origin, 'sign-in', person);
}

async function enterByCall(
  page: Page,
  origin: string,
  door: 'sign-up' | 'sign-in',
  { name, email, password }: Person,
): Promise<void> {
  const headers = {
    origin,
    // The calls are not the page's own: without this they would carry no language.
    'accept-language': await page.evaluate(() => navigator.languages.join(',')),
    // Each person comes from another network, or the limit for one address would refuse the later ones.
    'x-forwarded-for': `10.0.${people >> 8}.${people & 255}`,
  };
  const { request } = page.context();
  const answer = await request.post(`${origin}/api/auth/${door}/email`, {
    headers,
    data: { ...(door === 'sign-up' && { name }), email, password, acceptedTerms: true },
  });
  expect(answer.status(), `the ${door} of ${email}`).toBe(200);
  // New users are greeted, which other tests are about.
  const greeted = await request.post(`${origin}/api/user/greetings`, {
    headers,
    data: { greeting: 'welcome' },
  });
  expect(greeted.status(), `the greeting of ${email}`).toBe(200);
  await page.goto(`${origin}/editor`);
  await expect(page.locator('main').first()).toBeVisible();
}

/** Signs the first account up, which is the admin's on a server that only this machine reaches. */
export async function makeAdmin(browser: Browser, origin: string): Promise<SignedIn> {
  // In English, whatever language the test that comes first has its browser speak.
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  // By the form, as a local user: no other account becomes an admin by being the first.
  await signUpByForm(page, origin, { ...newPerson(), name: 'The admin', email: 'admin@example.com' });
  const isAdmin = await page.evaluate(async () => (await (await fetch('/api/auth/check')).json()).isAdmin);
  expect(isAdmin, 'the first account is the admin’s').toBe(true);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Writes a prompt and presses Generate. */
export async function press(page: Page, prompt: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await page.getByRole('button', { name: /^Generate/ }).click();
}

/** The balance that the page shows. */
export async function expectCoins(page: Page, coins: number): Promise<void> {
  await expect(page.getByText(`${coins}`, { exact: true }).first()).toBeVisible();
}
