import { defineConfig } from 'vitest/config';

/** Tests beside real software, one file after the other: they share ports' and processors' luck. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.real.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
