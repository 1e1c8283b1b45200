import { defineConfig } from 'vitest/config';

// One run for everything but the browser journeys. Tests that start a database or draw pictures are honest
// about their cost, so the time limit is a guard against hangs, never a measure.
export default defineConfig({
  test: {
    include: ['{contract,engines,server,web,scripts,testing}/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['server/testing/test-run.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
});
