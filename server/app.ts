import { registerAliases, registerUpscaleAliases } from './aliases.ts';
import type { Resources } from './composition/resources.ts';
import { type Accounts, registerAccountRoutes } from './features/accounts/accounts.ts';
import { registerAdminRoutes, registerEngineAdminRoutes } from './features/admin/admin.ts';
import { registerAssistRoutes } from './features/assist/assist.ts';
import { registerBillingWebhook } from './features/billing/billing.ts';
import { type Coins, registerCoinRoutes } from './features/coins/coins.ts';
import { registerContactRoutes } from './features/contact/contact.ts';
import { registerDesignRoutes } from './features/designs/designs.ts';
import { registerWebhooks } from './features/engines/engines.ts';
import type { Gallery } from './features/gallery/gallery.ts';
import { registerGenerationRoutes, workOnReferences } from './features/generation/generation.ts';
import type { Jobs } from './features/jobs/jobs.ts';
import { registerStyleRoutes, registerTrainingRoutes, workOnSamples } from './features/styles/styles.ts';
import { registerUpscaleRoutes, workOnSources } from './features/upscaling/upscaling.ts';
import { registerYoutubeRoutes } from './features/youtube/youtube.ts';
import { createFeatures } from './features.ts';
import type { Database } from './platform/database/database.ts';
import type { Events } from './platform/events/events.ts';
import { type Api, createApi } from './platform/http/api.ts';
import { addEventStream } from './platform/http/event-stream.ts';
import { addFileRoute } from './platform/http/file-links.ts';
import { addProbes } from './platform/http/probes.ts';
import { createRateLimiter } from './platform/http/rate-limits.ts';
import type { Queue } from './platform/queue/queue.ts';
import { workOnSchedules } from './schedules.ts';
/** The features, composed. Nothing runs until `start`. */
export interface App {
  api: Api;
  database: Database;
  accounts: Accounts;
  coins: Coins;
  gallery: Gallery;
  jobs: Jobs;
  queue: Queue;
  events: Events;
  /** Makes the queue ready and, for the roles that work, begins to. */
  start(): Promise<void>;
  /** From now on: not ready, no more event streams. */
  beginStop(): void;
  /** Finishes or hands back running jobs, and stops the engines. The database stays open. */
  stop(graceMs: number): Promise<void>;
}

export function createApp(resources: Resources): App {
  const { config, database, log, clock, metrics } = resources;
  const features = createFeatures(resources);
  const { accounts, coins, events, gallery, jobs, queue, rateWindows, styles, generation } = features;
  const api = createApi({
    authenticate: (request) => accounts.authenticate(request),
    authenticateAnew: (request) => accounts.authenticateAnew(request),
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    dataDir: config.dataDir,
    hasRoom: features.generation.hasRoom,
    beginAdminAct: features.auditLog.begin,
    limiter: createRateLimiter({
      windows: rateWindows,
      clock,
      ...(resources.readLimit && { read: resources.readLimit }),
    }),
    log,
    version: resources.version,
    sessionCookie: accounts.sessionCookie,
    metrics,
    clock,
    ...(resources.fallback && { fallback: resources.fallback }),
  });
  registerAccountRoutes(api, accounts);
  registerCoinRoutes(api, coins, jobs.findPaid);
  registerAdminRoutes(api, features.admin);
  if (features.engineAdmin) registerEngineAdminRoutes(api, features.engineAdmin);
  features.billing.registerRoutes(api);
  features.operator.registerRoutes(api);
  features.sandbox.registerRoutes(api);
  registerBillingWebhook(api, {
    database,
    queue,
    clock,
    log,
    secret: config.billing.stripe?.webhookSecret ?? null,
  });
  registerContactRoutes(api, features.contact);
  registerStyleRoutes(api, styles, generation.contentPolicy);
  registerTrainingRoutes(api, features.trainedStyles);
  registerUpscaleRoutes(api, features.upscaling);
  registerUpscaleAliases(api);
  gallery.registerRoutes(api);
  features.edits.registerRoutes(api);
  features.notifications.registerRoutes(api);
  jobs.registerRoutes(api);
  registerGenerationRoutes(api, generation);
  registerDesignRoutes(api, generation);
  features.site.registerRoutes(api);
  registerYoutubeRoutes(api, features.youtube);
  const { engines, contentPolicy } = generation;
  registerAssistRoutes(api, { rateWindows, engines, contentPolicy });
  registerWebhooks(api, { engines, clock, log });
  registerAliases(api);
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

  let stopSetups: (() => Promise<void>) | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  let stopSite: (() => Promise<void>) | undefined;
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
      stopSite = await features.site.start();
      await generation.engines.start();
      stopSetups = await features.engineSetups?.start();
      features.warnOperator();
      const isWorker = config.role !== 'web';
      if (isWorker) {
        features.billing.work();
        features.operator.work();
        gallery.work();
        features.edits.work();
        workOnReferences(generation);
        workOnSources(features.upscaling);
        features.notifications.work(queue);
        features.mail.work();
        workOnSchedules(queue, { ...features, engines: generation.engines });
        workOnSamples(queue, { ...generation, events });
        features.trainedStyles.work();
        stopListening = await jobs.work(generation.engines.ownConcurrency);
      }
      await queue.start({ workers: isWorker });
      if (!isWorker) return;
      await features.billing.followProvider();
      await jobs.recover();
    },
    beginStop() {
      probes.setStopping();
      eventStreams.close();
    },
    async stop(graceMs) {
      await queue.stop({ graceMs });
      await stopListening?.();
      await stopSite?.();
      await stopSetups?.();
      await generation.engines.close();
      await accounts.close();
      await features.youtube.close();
      features.mail.close();
      await events.close();
    },
  };
}
