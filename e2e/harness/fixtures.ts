import { test as base, expect, type Page } from '@playwright/test';
import { makeDataDir, type RunningServer, startServer } from './server.ts';

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
