// A whole server as a process of its own, for tests that kill it. It is what `main.ts` starts, with an engine that
// takes a moment and fails now and then, so that a kill finds jobs in every state. Prints its address, then serves.
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '#engines/engine.ts';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startServer } from '../platform/http/server.ts';
import { silentLog } from '../platform/log-types.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openObjects } from '../platform/objects/objects.ts';
import { loadSecrets } from '../platform/secrets/secrets.ts';
import { createScriptedEngine, paintPlainly } from './scripted-engine.ts';

const config = loadConfig(process.env);
const database = await openDatabase({
  dataDir: config.dataDir,
  databaseUrl: config.databaseUrl ?? undefined,
  log: silentLog,
});
const engine = createScriptedEngine();
engine.behave(async (request, context) => {
  await wait(request.seed % 60, undefined, { signal: context.signal });
  if (request.prompt.startsWith('refused')) throw new EngineError('refused', 'as the prompt says');
  return paintPlainly(request, context);
});
const app = createApp({
  config,
  version: '0.0.0',
  database,
  objects: await openObjects({ dataDir: config.dataDir, s3: null }),
  secrets: await loadSecrets(database, config),
  engines: [engine],
  log: silentLog,
  clock: systemClock,
  metrics: createMetrics(),
});
await app.start();
const server = await startServer({ hono: app.api.hono, port: 0, host: '127.0.0.1', log: silentLog });
process.stdout.write(`http://127.0.0.1:${server.port}\n`);
process.on('SIGTERM', () => {
  app.beginStop();
  void Promise.all([server.stop(2_000), app.stop(2_000)])
    .then(() => database.close())
    .then(() => process.exit(0));
});
