import path from 'node:path';
import type { Engine } from '#engines/engine.ts';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { appPageAttributes, isAppPage } from '../features/site/site.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { startServer } from '../platform/http/server.ts';
import { createStaticFiles } from '../platform/http/static-files.ts';
import { silentLog } from '../platform/log-types.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openObjects } from '../platform/objects/objects.ts';
import { loadSecrets } from '../platform/secrets/secrets.ts';

/** A server with a test's own engines. */
export interface OpenServer {
  origin: string;
  database: Database;
  stop(): Promise<void>;
}

/** Does what `main.ts` does with a test's own engines: serves on `PORT` or any free port. */
export async function openServer(
  env: Record<string, string | undefined>,
  ...engines: [Engine, ...Engine[]]
): Promise<OpenServer> {
  const config = loadConfig(env);
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
    engines,
    log: silentLog,
    clock: systemClock,
    metrics: createMetrics(),
    fallback: createStaticFiles(path.join(import.meta.dirname, '..', '..', 'dist', 'web'), isAppPage, {
      htmlAttributes: appPageAttributes(config),
    }),
  });
  await app.start();
  const server = await startServer({
    hono: app.api.hono,
    port: env.PORT === undefined ? 0 : config.port,
    host: '127.0.0.1',
    log: silentLog,
  });
  return {
    origin: `http://127.0.0.1:${server.port}`,
    database,
    async stop() {
      app.beginStop();
      await Promise.all([server.stop(2_000), app.stop(2_000)]);
      await database.close();
    },
  };
}

/** Serves in a process started by a test: prints the address, and stops on SIGTERM. */
export async function serveForTests(...engines: [Engine, ...Engine[]]): Promise<void> {
  const server = await openServer(process.env, ...engines);
  process.stdout.write(`ready at ${server.origin}\n`);
  process.on('SIGTERM', () => {
    void server.stop().then(() => process.exit(0));
  });
}
