import { test as base, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleUser } from '#web/test-data/sample-user.ts';
import { answerForUser } from './fake-account.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { createFakeEvents, type FakeEvents } from './fake-events.ts';
import { useFakeNetwork } from './fake-network.ts';
import { clearPage } from './page.ts';
import './pointer.ts';

export { expect } from 'vitest';
export { page };

let users = 0;
const { innerWidth, innerHeight } = window;

interface Fixtures {
  /** The server: answers the contract's calls for `user`. */
  api: FakeApi;
  events: FakeEvents;
  /** The signed-in user; a test changes fields before it opens a page. */
  user: ReturnType<typeof sampleUser>;
  /** Fails the test on console errors, uncaught exceptions and unanswered calls. */
  watchProblems: undefined;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a function needs from its first parameter.
  user: async ({}, use) => {
    users += 1;
    await use(sampleUser({ id: `user-${users}` }));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  events: async ({}, use) => use(createFakeEvents()),
  api: async ({ user }, use) => {
    const api = createFakeApi();
    answerForUser(api, user);
    await use(api);
  },
  watchProblems: [
    async ({ api, events }, use) => {
      const stop = useFakeNetwork(api, events);
      const errors: string[] = [];
      const { error } = console;
      console.error = (...words: unknown[]) => {
        errors.push(words.map(String).join(' '));
        error(...words);
      };
      await use(undefined);
      vi.useRealTimers();
      await clearPage();
      if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight) {
        await page.viewport(innerWidth, innerHeight);
      }
      console.error = error;
      stop();
      const problems = [...errors, ...api.problems];
      if (problems.length > 0) throw new Error(`The page has problems:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
