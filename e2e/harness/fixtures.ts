import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { makeDataDir, type RunningServer, startServer } from './server.ts';

/** How held jobs end. */
type End = 'picture' | 'refused' | 'failed';

/** A server whose jobs stand at 42 % until they are released. */
export interface HeldServer extends RunningServer {
  /** Lets all held jobs end, and those that are started from now on. */
  release(end?: End): void;
  /** Holds the jobs that are started from now on again. */
  hold(): void;
}

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

/** What a browser keeps of somebody who is signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  /** One server for all tests that only add to it. Its admin was there before everybody, so that nobody else is one. */
  server: RunningServer & { admin: SignedIn };
}

interface TestFixtures {
  held: HeldServer;
  /** Fails the test on console errors, failed scripts and violations of the Content-Security-Policy. */
  watchConsole: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browser }, use) => {
      const { dataDir, remove } = makeDataDir();
      const server = await startServer({ dataDir });
      await use({ ...server, admin: await makeAdmin(browser, server.origin) });
      await server.stop();
      remove();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
  held: async ({}, use) => {
    const { dataDir, remove } = makeDataDir();
    const server = await startServer({ dataDir, by: 'held' });
    const release = path.join(dataDir, 'release');
    await use({
      ...server,
      release(end = 'picture') {
        // The engine looks for it all the time, and must not find it half written.
        writeFileSync(`${release}.new`, end);
        renameSync(`${release}.new`, release);
      },
      hold: () => rmSync(release, { force: true }),
    });
    await server.stop();
    remove();
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

/** What greets somebody new who comes into the studio with a browser that has not greeted them yet. */
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
export async function signUp(page: Page, origin: string, person: Person = newPerson()): Promise<Person> {
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

/** Signs the first account up, which is the admin's on a server that only this machine reaches. */
export async function makeAdmin(browser: Browser, origin: string): Promise<SignedIn> {
  // In English, whatever language the test that comes first has its browser speak.
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await signUp(page, origin);
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
