// The real server with a log that cannot be written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testDatabaseKind } from './platform/database/testing.ts';
import { type Cleanups, makeServerFolder, serverMainScript } from './testing/server-processes.ts';

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

describe.runIf(testDatabaseKind === 'embedded' && existsSync('/dev/full'))(
  'a log that cannot be written',
  () => {
    it.each([
      ['on a full disk', '>/dev/full 2>/dev/full'],
      ['into a pipe that nobody reads', ''],
    ])('%s changes no answer', { timeout: 180_000 }, async (_name, redirection) => {
      const { env } = await makeServerFolder(cleanups);
      const port = await freePort();
      const child = spawn(
        '/bin/sh',
        ['-c', `exec "$0" "$1" ${redirection}`, process.execPath, serverMainScript],
        {
          env: { ...process.env, ...env, LOG_LEVEL: 'trace', PORT: String(port) },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      cleanups.push(() => void child.kill('SIGKILL'));
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      await expect
        .poll(
          () =>
            ask('/api/health').then(
              ({ status }) => status,
              () => child.exitCode,
            ),
          {
            timeout: 120_000,
            interval: 250,
          },
        )
        .toBe(200);
      // More lines than a pipe and the backlog hold.
      const long = `/api/${'x'.repeat(10_000)}`;
      for (let count = 0; count < 250; count += 1) expect((await ask(`${long}${count}`)).status).toBe(404);
      const metrics = await (await ask('/metrics')).text();
      expect(Number(/^log_lines_dropped (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(100);
      expect(child.exitCode).toBeNull();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    });
  },
);
