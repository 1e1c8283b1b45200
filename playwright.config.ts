import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findLeftOut } from './e2e/harness/left-out.ts';

// Journeys in a real browser. Two at a time, each worker with its own servers: a journey waits for pages and
// jobs more than it computes, so two cores carry two of them. No retries: a journey that passes the second
// time has shown a race.
//
// Whole matrices and all journeys marked `@full` run with TEST_FULL=1; else a sample of them that TEST_SEED
// repeats. docs/testing.md says which those are.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/harness/prepare.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  grepInvert: findLeftOut(path.join(import.meta.dirname, 'e2e')),
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    // No film of the pages: it costs processor time in every journey, and a trace's snapshots show as much.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A camera that shows a pattern, and a microphone that beeps. Whether they may be used is each test's
        // to say.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
});
