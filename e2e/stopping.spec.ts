import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './harness/fixtures.ts';
import { makeDataDir, waitForOrigin } from './harness/server.ts';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

// Containers and process managers signal npm, whose shell does not pass signals on.
test('SIGTERM to npm start ends the server and every process between', () => expectEndBy('SIGTERM'));

test('SIGKILL to npm start ends the server and every process between @full', () => expectEndBy('SIGKILL'));

async function expectEndBy(signal: NodeJS.Signals): Promise<void> {
  const { dataDir, remove } = makeDataDir();
  const { npm, origin } = await startByNpm(dataDir);
  expect((await fetch(origin)).status).toBe(200);
  npm.kill(signal);
  await expectEnded(npm);
  await expect(fetch(origin)).rejects.toThrow();
  remove();
}

async function startByNpm(dataDir: string): Promise<{ npm: ChildProcess; origin: string }> {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, whose processes can be asked for together.
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  return { npm, origin: await waitForOrigin(npm, () => {}) };
}

/** Expects that npm, its shell, the start script and the server all end. */
async function expectEnded(npm: ChildProcess): Promise<void> {
  const isAnyRunning = () => {
    try {
      return process.kill(-(npm.pid ?? 0), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAnyRunning, { timeout: 20_000 }).toBe(false);
}
