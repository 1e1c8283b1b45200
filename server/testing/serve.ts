import path from 'node:path';
import type { Engine } from '#engines/engine.ts';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startServer } from '../platform/http/server.ts';
import { createStaticFiles } from '../platform/http/static-files.ts';
import { silentLog } from '../platform/log-types.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openObjects } from '../platform/objects/objects.ts';
import { loadSecrets } from '../platform/secrets/secrets.ts';
import { fastPasswords } from './fast-passwords.ts';

/**
 * Does what `main.ts` does with a test's own engines, in a process started by a test: serves on `PORT` or any
 * free port, prints it, and stops on SIGTERM.
 */
export async function serveForTests(...engines: [Engine, ...Engine[]]): Promise<void> {
  const config = loadConfig(process.env);
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl ?? undefined,
    log: silentLog,
  });
  const app = createApp({
    config,
    version: '0.0.0',
    database,
    objects: await openObjects({ dataDir: config.dataDir, s3: null }),
    secrets: await loadSecrets(database, config),
    passwordHashing: fastPasswords,
    engines,
    log: silentLog,
    clock: systemClock,
    metrics: createMetrics(),
    fallback: createStaticFiles(path.join(import.meta.dirname, '..', '..', 'dist', 'web')),
  });
  await app.start();
  const server = await startServer({
    hono: app.api.hono,
    port: process.env.PORT === undefined ? 0 : config.port,
    host: '127.0.0.1',
    log: silentLog,
  });
  process.stdout.write(`ready at http://127.0.0.1:${server.port}\n`);
  process.on('SIGTERM', () => {
    app.beginStop();
    void Promise.all([server.stop(2_000), app.stop(2_000)])
      .then(() => database.close())
      .then(() => process.exit(0));
  });
}
