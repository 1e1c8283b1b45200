import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { createBuiltin } from '#engines/builtin/engine.ts';
import { createRetouch } from '#engines/retouch/retouch.ts';
import { createUpscaler } from '#engines/upscaler/upscaler.ts';
import packageJson from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { engineBlueprints } from './configured-engines.ts';
import { readOperatorWords } from './features/content-policy/content-policy.ts';
import { appPageAttributes, isAppPage } from './features/site/site.ts';
import { systemClock } from './platform/clock.ts';
import {
  DataFolderUnusableError,
  prepareDataFolder,
  removeLeftovers,
  requireFreeSpace,
} from './platform/data-folder.ts';
import { openDatabase } from './platform/database/database.ts';
import {
  DatabaseDamagedError,
  DataFolderInUseError,
  MigrationRefusedError,
  PostgresRefusedError,
} from './platform/database/errors.ts';
import { Outage } from './platform/database/outage.ts';
import { keepDiskReserve, releaseDiskReserve } from './platform/disk-reserve.ts';
import { createEngineNetwork } from './platform/fetcher/engine-network.ts';
import { ListenError, startServer } from './platform/http/server.ts';
import { createStaticFiles } from './platform/http/static-files.ts';
import { createLog } from './platform/log.ts';
import { createLogOutput, type LogOutput } from './platform/log-output.ts';
import { describeMemoryShortage } from './platform/memory.ts';
import { createMetrics } from './platform/metrics.ts';
import { claimStore, ForeignStoreError, StoreUnusableError } from './platform/objects/marker.ts';
import { openObjects } from './platform/objects/objects.ts';
import { createStoredValues, loadSecrets } from './platform/secrets/secrets.ts';
import { createStopRequest } from './stop-request.ts';

const webFolder = join(import.meta.dirname, '..', 'dist', 'web');

/** Errors with a complete message for the operator; a stack would only hide it. */
const plainErrors = [
  ConfigError,
  DataFolderUnusableError,
  DataFolderInUseError,
  DatabaseDamagedError,
  PostgresRefusedError,
  MigrationRefusedError,
  ListenError,
  ForeignStoreError,
  StoreUnusableError,
];

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = loadConfig(process.env);
  const output = createLogOutput();
  const outage = new Outage(
    createLog({ level: config.logLevel, destination: output, isForTerminal: isatty(1) }),
  );
  const { log } = outage;
  const stop = await start(config, outage, output);
  log.debug({ ms: Math.round(performance.now() - startedAt) }, 'started');

  const requestStop = createStopRequest({
    stop,
    exit: (code) => process.exit(code),
    onFailure: (error) => log.error({ error }, 'stopping failed'),
  });
  process.on('SIGINT', requestStop);
  process.on('SIGTERM', requestStop);
  // The start script has ended without a signal to forward, for example by SIGKILL.
  process.on('disconnect', requestStop);
  process.channel?.unref();
}

/** Opens and composes everything and starts serving; returns how to stop. */
async function start(config: Config, outage: Outage, output: LogOutput): Promise<() => Promise<void>> {
  const { dataDir } = config;
  const { log } = outage;
  const operatorWords = await readOperatorWords(config.contentPolicy.wordsFile).catch((error: unknown) => {
    throw new ConfigError([
      `CONTENT_POLICY_WORDS ${error instanceof Error ? error.message : 'cannot be read'}`,
    ]);
  });
  const shortage = describeMemoryShortage(config.databaseUrl === null ? 'embedded' : 'postgres');
  if (shortage !== null) output.write(`adventure: ${shortage}\n`);
  await prepareDataFolder(dataDir);
  const database = await openDatabase({
    dataDir,
    databaseUrl: config.databaseUrl ?? undefined,
    backups: config.backups,
    whenOwned: () => makeRoom(dataDir),
    log,
    outage,
  });
  const reserve = database.kind === 'embedded' ? await keepDiskReserve(dataDir, log) : null;
  const objects = await openObjects({ dataDir, s3: config.s3 });
  await claimStore(objects, createStoredValues(database));
  const secrets = await loadSecrets(database, config);
  const metrics = createMetrics({ withProcess: true });
  metrics.gauge({
    name: 'log_lines_dropped',
    help: 'Lines of the log that could not be written since the start',
    collect() {
      this.set(output.dropped);
    },
  });
  const network = createEngineNetwork({ linkLocalHosts: config.linkLocalHosts });
  const builtin = createBuiltin({ threads: drawingThreads() });
  const app = createApp({
    config,
    version: packageJson.version,
    database,
    objects,
    secrets,
    engines: [builtin, createUpscaler(), createRetouch(builtin)],
    remoteEngines: { blueprints: engineBlueprints, network },
    log,
    clock: systemClock,
    metrics,
    operatorWords,
    webFolder,
    ...(reserve && { reserve }),
    fallback: createStaticFiles(webFolder, isAppPage, { htmlAttributes: appPageAttributes(config) }),
  });
  await app.start();
  const server = await startServer({ hono: app.api.hono, port: config.port, host: config.host, log });
  announce(output, addressOf(config, server.port), await app.accounts.adminCode());
  return async () => {
    log.info({}, 'stopping');
    app.beginStop();
    await Promise.all([server.stop(config.stopGraceMs), app.stop(config.stopGraceMs)]);
    reserve?.stop();
    await network.close();
    objects.close();
    await database.close();
    outage.close();
  };
}

/** One core stays free for requests and the database. */
function drawingThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}

/** Removes leftovers of a crashed process that could keep the next from starting. */
async function makeRoom(dataDir: string): Promise<void> {
  await removeLeftovers(dataDir);
  try {
    await requireFreeSpace(dataDir);
  } catch (error) {
    if (!(await releaseDiskReserve(dataDir))) throw error;
    await requireFreeSpace(dataDir);
  }
}

/** Where browsers reach the server. */
function addressOf(config: Config, port: number): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const shown = host.includes(':') ? `[${host}]` : host;
  return config.publicUrl ?? `http://${shown}:${port}`;
}

/** Prints the line that scripts wait for, "ready at", and the admin code if one is needed. */
function announce(output: LogOutput, address: string, adminCode: string | null): void {
  output.write(`adventure: ready at ${address}\n`);
  if (adminCode === null) return;
  output.write(
    `adventure: to become admin, sign in, open ${address}/admin and enter the code ${adminCode}\n`,
  );
}

// A full disk or a closed pipe would otherwise end the process with what is written there.
process.stderr.on('error', () => undefined);
try {
  await main();
} catch (error) {
  const isPlain = plainErrors.some((type) => error instanceof type);
  process.stderr.write(
    `adventure: ${isPlain && error instanceof Error ? error.message : formatError(error)}\n`,
  );
  process.exit(1);
}

function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
