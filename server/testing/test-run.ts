// Setup and teardown of a whole test run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFullRun, seed } from '#testing/sample.ts';
import { removeTestDatabases } from '../platform/database/test-databases/postgres.ts';

/** Gives the run its own temporary folder, which workers inherit, and removes it afterwards. */
export default function setup(): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'adventure-run-'));
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder;
  // Read once for all workers, so that they choose with one seed.
  const chosen = isFullRun ? 'values of properties' : 'samples and values of properties';
  console.log(`${chosen} are chosen by TEST_SEED=${seed}`);
  return async () => {
    const serverUrl = process.env.DATABASE_URL;
    if (serverUrl) await removeTestDatabases(serverUrl);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
