import { tokenPaths } from '#contract/private-links.ts';
import type { Resources } from './composition/resources.ts';
import { startFeatures, stopFeatures } from './composition/run-features.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import type { Coins } from './features/coins/coins.ts';
import type { Gallery } from './features/gallery/gallery.ts';
import type { Jobs } from './features/jobs/jobs.ts';
import { createFeatures } from './features.ts';
import type { Database } from './platform/database/database.ts';
import type { Events } from './platform/events/events.ts';
import { type Api, createApi } from './platform/http/api.ts';
import { addEventStream } from './platform/http/event-stream.ts';
import { addFileRoute } from './platform/http/file-links.ts';
import { addProbes } from './platform/http/probes.ts';
import { createRateLimiter } from './platform/http/rate-limits.ts';
import type { Queue } from './platform/queue/queue.ts';

/** The composed features. Nothing runs until `start`. */
export interface App {
  api: Api;
  database: Database;
  accounts: Accounts;
  coins: Coins;
  gallery: Gallery;
  jobs: Jobs;
  queue: Queue;
  events: Events;
  /** Prepares the queue and, in a role with workers, starts them. */
  start(): Promise<void>;
  /** From now on: not ready, no more event streams. */
  beginStop(): void;
  /** Finishes or hands back running jobs, and stops the features. The database stays open. */
  stop(graceMs: number): Promise<void>;
}

export function createApp(resources: Resources): App {
  const { config, database, log, clock, metrics } = resources;
  const features = createFeatures(resources);
  const { accounts, coins, events, gallery, jobs, queue } = features;
  const api = createApi({
    authenticate: (request) => accounts.authenticate(request),
    authenticateUncached: (request) => accounts.authenticateUncached(request),
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    dataDir: config.dataDir,
    secretPaths: tokenPaths,
    hasSpace: features.hasSpace,
    beginAdminAction: features.auditLog.begin,
    admitToPanel: (admin) => accounts.requireAdminSecondFactor(admin.userId),
    requireFreshProof: (admin) => accounts.requireReauthentication(admin),
    limiter: createRateLimiter({
      windows: features.rateWindows,
      clock,
      ...(resources.readLimit && { read: resources.readLimit }),
    }),
    log,
    hasDatabaseFailedSince: (at) => database.hasFailedSince(at),
    version: resources.version,
    sessionCookie: accounts.sessionCookie,
    metrics,
    clock,
    ...(resources.fallback && { fallback: resources.fallback }),
  });
  for (const feature of features.list) feature.routes?.(api);
  addFileRoute(api, features.fileLinks, resources.objects, gallery.missing.noteFile);
  const probes = addProbes(api.hono, {
    checks: {
      database: () => database.ping(),
      objects: () => resources.objects.ping(),
      queue: () => queue.counts(),
    },
    metrics,
    metricsToken: config.metricsToken,
  });
  const eventStreams = addEventStream(api, events, { metrics });

  return {
    api,
    database,
    accounts,
    coins,
    gallery,
    jobs,
    queue,
    events,
    async start() {
      await accounts.start((userId) => eventStreams.recheck(userId));
      await startFeatures(features.list, queue, clock, { isWorker: config.role !== 'web' });
    },
    beginStop() {
      probes.setStopping();
      eventStreams.close();
    },
    stop: (graceMs) => stopFeatures(features.list, queue, graceMs),
  };
}
