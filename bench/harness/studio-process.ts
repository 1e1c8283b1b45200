/**
 * The server as `server/main.ts` composes it, in its own process, with calls for internal figures. It
 * differs in three ways: no limit on cheap requests, an engine and an object store that record times, and
 * bare handlers on a second port.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createUpscaler } from '../../engines/upscaler/upscaler.ts';
import { createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config.ts';
import { users } from '../../server/features/accounts/schema.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { startServer } from '../../server/platform/http/server.ts';
import { createStaticFiles } from '../../server/platform/http/static-files.ts';
import { newId } from '../../server/platform/ids.ts';
import { createLog } from '../../server/platform/log.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { claimStore } from '../../server/platform/objects/marker.ts';
import { openObjects } from '../../server/platform/objects/objects.ts';
import { createStoredValues, loadSecrets } from '../../server/platform/secrets/secrets.ts';
import { startBareServer } from './bare-server.ts';
import { fillGallery } from './fill-gallery.ts';
import { JobClock } from './job-clock.ts';
import { LoopWatch } from './loop-delay.ts';
import type {
  RequestMessage,
  ResponseMessage,
  StudioMethod,
  StudioMethods,
  StudioOptions,
} from './options.ts';
import { createReadyEngine } from './ready-engine.ts';
import { openRemoteEngine } from './remote-engine.ts';

type Methods = {
  [Name in StudioMethod]: (params: StudioMethods[Name]['params']) => Promise<StudioMethods[Name]['result']>;
};

const phases: { name: string; ms: number }[] = [];
let phaseStartedAt = 0;

function endPhase(name: string): void {
  const now = performance.now();
  phases.push({ name, ms: now - phaseStartedAt });
  phaseStartedAt = now;
}

async function open(options: StudioOptions): Promise<Methods> {
  endPhase('Node and modules');
  const config = loadConfig({ DATA_DIR: options.dataDir, PORT: '0', LOG_LEVEL: 'warn' });
  const log = createLog({ level: config.logLevel });
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: options.databaseUrl ?? undefined,
    log,
  });
  endPhase('database');
  const objects = await openObjects({ dataDir: config.dataDir, s3: null });
  await claimStore(objects, createStoredValues(database));
  const secrets = await loadSecrets(database, config);
  endPhase('object store and secrets');
  const clock = new JobClock();
  const app = createApp({
    config,
    version: '0.0.0',
    database,
    objects: clock.wrapObjects(objects),
    secrets,
    engines: [clock.wrapEngine(await openEngine(options.engine)), createUpscaler()],
    log,
    clock: systemClock,
    metrics: createMetrics({ withProcess: true }),
    readLimit: { perSecond: 1e9, burst: 1e9 },
    fallback: openPages(options.alsoServes),
  });
  endPhase('features');
  await app.start();
  endPhase('queue');
  const server = await startServer({ hono: app.api.hono, port: 0, host: '127.0.0.1', log });
  endPhase('HTTP server');
  const bareOrigin = await startBareServer(database);
  const origin = `http://127.0.0.1:${server.port}`;
  send({ kind: 'opened', opened: { pid: process.pid, origin, bareOrigin, phases } });

  const loop = new LoopWatch();
  return {
    async grant({ userId, coins }) {
      const expiresAt = new Date(Date.now() + 24 * 60 * 60_000);
      const grant = {
        userId,
        amount: coins,
        source: 'admin',
        expiresAt,
        reference: `bench:${newId()}`,
      } as const;
      await database.inTransaction((tx) => app.coins.grant(tx, grant));
      return null;
    },
    async subscribe({ userId, plan }) {
      await database.db.update(users).set({ plan }).where(eq(users.id, userId));
      return null;
    },
    async fillGallery({ userId, rows, shapes }) {
      await fillGallery(database, userId, rows, shapes);
      return null;
    },
    jobTimes: async () => clock.take(),
    async watchLoop() {
      loop.start();
      return null;
    },
    loopDelay: async () => loop.read(),
    async stop() {
      app.beginStop();
      await Promise.all([server.stop(1_000), app.stop(1_000)]);
      objects.close();
      await database.close();
      return null;
    },
  };
}

/** Serves the built pages, with files of another folder taking precedence. */
function openPages(alsoServes: string | null) {
  const built = createStaticFiles(join(import.meta.dirname, '..', '..', 'dist', 'web'), () => true);
  if (alsoServes === null) return built;
  const others = createStaticFiles(alsoServes, () => false);
  return async (request: Request) => {
    const isOther = existsSync(join(alsoServes, new URL(request.url).pathname));
    return isOther ? others(request) : built(request);
  };
}

async function openEngine(name: StudioOptions['engine']) {
  if (name === 'ready') return createReadyEngine();
  if (typeof name === 'object') return openRemoteEngine(name);
  const { createBuiltin } = await import('../../engines/builtin/engine.ts');
  return createBuiltin({ threads: Math.max(1, Math.min(4, availableParallelism() - 1)) });
}

function send(message: ResponseMessage): void {
  process.send?.(message);
}

async function respond<Name extends StudioMethod>(
  methods: Methods,
  message: RequestMessage<Name>,
): Promise<void> {
  try {
    send({ kind: 'result', id: message.id, result: await methods[message.name](message.params) });
  } catch (error) {
    send({
      kind: 'failure',
      id: message.id,
      message: error instanceof Error ? (error.stack ?? '') : `${error}`,
    });
  }
  if (message.name === 'stop') process.exit(0);
}

const options: StudioOptions = JSON.parse(process.argv[2] ?? '');
const methods = await open(options);
process.on('message', (message: RequestMessage) => void respond(methods, message));
// The parent process has ended.
process.on('disconnect', () => process.exit(1));
