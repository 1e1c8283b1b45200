import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
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

interface WorkerFixtures {
  /** One server for the tests of a file that only add to it. */
  server: RunningServer;
}

interface TestFixtures {
  held: HeldServer;
  /** Fails the test on console errors, failed scripts and violations of the Content-Security-Policy. */
  watchConsole: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
    async ({}, use) => {
      const { dataDir, remove } = makeDataDir();
      const server = await startServer({ dataDir });
      await use(server);
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
      release: (end = 'picture') => writeFileSync(release, end),
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

/** Signs a new person up through the form, and lands in the studio. */
export async function signUp(page: Page, origin: string, person: Person = newPerson()): Promise<Person> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/editor');
  return person;
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
