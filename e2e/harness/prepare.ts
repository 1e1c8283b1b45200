import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { isFullRun, seed } from '#testing/sample.ts';
import { makeAdmin } from './fixtures.ts';
import { preparedVariable } from './prepared-server.ts';
import { makeDataDir, startServer } from './server.ts';

/**
 * Prepares a data folder with a signed-up admin before the first test. The tests’ servers start with a copy
 * of it, because creating the database takes longer than many tests.
 */
export default async function prepare(config: FullConfig): Promise<() => void> {
  const folder = makeDataDir();
  const dataDir = path.join(folder.dataDir, 'data');
  const server = await startServer({ dataDir });
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions);
  const admin = await makeAdmin(browser, server.origin);
  await browser.close();
  await server.stop();
  writeFileSync(path.join(folder.dataDir, 'admin.json'), JSON.stringify(admin));
  process.env[preparedVariable] = folder.dataDir;
  return () => {
    folder.remove();
    if (!isFullRun) process.stderr.write(`\nThe journeys' matrices were sampled by TEST_SEED=${seed}.\n`);
  };
}
