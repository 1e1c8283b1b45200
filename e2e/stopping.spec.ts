import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './harness/fixtures.ts';
import { makeDataDir, waitForOrigin } from './harness/server.ts';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));

// Containers and process managers signal npm, whose shell does not pass signals on.
for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} to npm start ends every process, and the server starts again`, async () => {
    const { dataDir, remove } = makeDataDir();
    const { npm, origin } = await startByNpm(dataDir);
    expect((await fetch(origin)).status).toBe(200);
    npm.kill(signal);
    await expectEnded(npm);

    // The same port and data folder can be used again.
    const next = await startByNpm(dataDir, new URL(origin).port);
    expect(next.origin).toBe(origin);
    next.npm.kill('SIGTERM');
    await expectEnded(next.npm);
    remove();
  });
}

async function startByNpm(dataDir: string, port = '0'): Promise<{ npm: ChildProcess; origin: string }> {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, whose processes can be asked for together.
    detached: true,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
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
