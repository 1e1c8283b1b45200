import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findLeftOut } from './e2e/harness/left-out.ts';

// Journeys in a real browser. Two run at a time, each worker with its own servers: a journey mostly waits for
// pages and jobs. There are no retries: a journey that passes only the second time has a race.
//
// TEST_FULL=1 runs whole matrices and all journeys marked `@full`, otherwise a sample by TEST_SEED.
// docs/testing.md lists them.
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
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace takes a fifth of a journey's time, and a failure has the page's contents in any case.
    // TEST_TRACE=1 keeps one.
    trace: process.env.TEST_TRACE === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
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
        // A fake camera with a test pattern, and a fake microphone that beeps. Each test grants or denies
        // their use.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
});
