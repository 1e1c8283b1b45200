import type { Fixtures } from '@playwright/test';
import { type HeldServer, startHeldServer } from './held-server.ts';
import { type PreparedServer, startPrepared } from './prepared-server.ts';
import { type ProviderStudio, startProviderStudio } from './provider-studio.ts';
import { startYoutubeStudio, type YoutubeStudio } from './youtube-studio.ts';

/**
 * The servers that a worker’s tests share. Each starts for the first test that needs it. All of them belong
 * to the journeys’ one `test`, because Playwright starts a new worker, and with it new servers, wherever
 * these differ.
 */
export interface WorkerServers {
  /** For tests that only add data. */
  server: PreparedServer;
  /** For tests of running jobs, one after the other. */
  lendHeld: LendHeld;
  /** Offers Google and a custom provider for login. */
  providerStudio: ProviderStudio;
  /** Loads YouTube thumbnails from a stand-in. */
  youtube: YoutubeStudio;
}

/** Lends a held server to one test and resolves when the test is over. */
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
        // More failures in a row would open the engine’s circuit breaker.
        if (failures > 1) await stop();
        if (server === null) failures = 0;
        server ??= await startHeldServer();
        const lent = server;
        lent.hold();
        await lendTo({
          ...lent,
          release(end) {
            if (end === 'failed') failures += 1;
            lent.release(end);
          },
        });
        // Ends the test’s remaining jobs before the next test.
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
