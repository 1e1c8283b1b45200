import type { Fixtures } from '@playwright/test';
import { type HeldServer, startHeld } from './held-server.ts';
import { type PreparedServer, startPrepared } from './prepared-server.ts';
import { type ProviderStudio, startProviderStudio } from './provider-studio.ts';
import { startYoutubeStudio, type YoutubeStudio } from './youtube-studio.ts';

/**
 * The servers that the tests of a worker share. Each starts for the first test that asks for it. All of them
 * are part of the one `test` of the journeys: Playwright starts a new worker, and with it new servers,
 * wherever these differ.
 */
export interface WorkerServers {
  /** For all tests that only add to it. */
  server: PreparedServer;
  /** For all tests that look at running jobs, one after the other. */
  lendHeld: LendHeld;
  /** Knows Google and a provider of its own to sign in at. */
  providerStudio: ProviderStudio;
  /** Asks a stand-in for the pictures of YouTube's videos. */
  youtube: YoutubeStudio;
}

/** Lends a held server to one test, and resolves when the test is over. */
type LendHeld = (use: (server: HeldServer) => Promise<void>) => Promise<void>;

// biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
export const workerServers: Fixtures<object, WorkerServers> = {
  server: [
    async ({}, use) => {
      const server = await startPrepared();
      await use(server);
      await server.stop();
      server.remove();
    },
    { scope: 'worker' },
  ],
  lendHeld: [
    async ({}, use) => {
      let server: HeldServer | null = null;
      let failures = 0;
      const stop = async () => {
        await server?.stop();
        server?.remove();
        server = null;
      };
      await use(async (lendTo) => {
        // A few more failures in a row would open the circuit breaker of the engine.
        if (failures > 1) await stop();
        if (server === null) failures = 0;
        server ??= await startHeld();
        const lent = server;
        lent.hold();
        await lendTo({
          ...lent,
          release(end) {
            if (end === 'failed') failures += 1;
            lent.release(end);
          },
        });
        // What the test left behind makes room for the next one's jobs.
        lent.release();
      });
      await stop();
    },
    { scope: 'worker' },
  ],
  providerStudio: [
    async ({}, use) => {
      const studio = await startProviderStudio();
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
  youtube: [
    async ({}, use) => {
      const youtube = await startYoutubeStudio();
      await use(youtube);
      await youtube.close();
    },
    { scope: 'worker' },
  ],
};
// biome-ignore-end lint/correctness/noEmptyPattern: as above.
