import type { EngineBlueprint } from '#engines/blueprint.ts';
import type { Engine } from '#engines/engine.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { type Config, ownOrigin } from './config.ts';
import { createDataHolders } from './data-holders.ts';
import { chainVariables } from './engine-config.ts';
import { type Accounts, createAccounts } from './features/accounts/accounts.ts';
import {
  type Admin,
  type AuditLog,
  createAdmin,
  createAuditLog,
  createEngineAdmin,
  type EngineAdmin,
} from './features/admin/admin.ts';
import { type Coins, createCoins } from './features/coins/coins.ts';
import { type Contact, createContact } from './features/contact/contact.ts';
import {
  type ContentPolicy,
  createContentPolicy,
  createEngineModerator,
  createWordModerator,
  type OwnWords,
} from './features/content-policy/content-policy.ts';
import { defineVersions } from './features/designs/designs.ts';
import {
  createEngineSetups,
  createEngines,
  type EngineSetups,
  type Engines,
} from './features/engines/engines.ts';
import { createGallery, type Gallery, galleryEntries } from './features/gallery/gallery.ts';
import {
  defineGeneration,
  type GenerationContext,
  generationEntries,
} from './features/generation/generation.ts';
import { createJobs, type Jobs, jobEntries } from './features/jobs/jobs.ts';
import {
  createNotifications,
  createNotifier,
  type Notifications,
  notificationEntries,
} from './features/notifications/notifications.ts';
import { createSite, type Site } from './features/site/site.ts';
import {
  createStyles,
  createTrainedStyles,
  type Styles,
  sampleEntries,
  type TrainedStyles,
  trainingEntries,
} from './features/styles/styles.ts';
import { createYoutube, type Youtube } from './features/youtube/youtube.ts';
import type { Clock } from './platform/clock.ts';
import { createRoomCheck, type FreeBytes } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { createEvents, type Events } from './platform/events/events.ts';
import { createFileLinks, type FileLinks } from './platform/http/file-links.ts';
import { createRateWindows, type RateWindows } from './platform/http/rate-windows.ts';
import { newId } from './platform/ids.ts';
import type { Log } from './platform/log-types.ts';
import { createMail, type Mail, sendMailEntry } from './platform/mail/mail.ts';
import type { Metrics } from './platform/metrics.ts';
import type { ObjectStore } from './platform/objects/objects.ts';
import { createQueue, type Queue } from './platform/queue/queue.ts';
import type { Reserve } from './platform/reserve.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { scheduledEntries } from './schedules.ts';

/** What a process opens before it can compose the features. */
export interface Resources {
  config: Config;
  version: string;
  database: Database;
  objects: ObjectStore;
  secrets: Secrets;
  /** The engines of this process itself, in the order in which they are asked. */
  engines: readonly [Engine, ...Engine[]];
  /** How engines elsewhere are made, and by what they are reached; without it there are none. */
  elsewhere?: { blueprints: readonly EngineBlueprint[]; network: EngineNetwork };
  log: Log;
  clock: Clock;
  metrics: Metrics;
  /** Cheap requests a second and person; the contract's number unless a measurement needs more. */
  readLimit?: { perSecond: number; burst: number };
  /** Asks how much room the disk has; the system's answer unless a test gives another. */
  freeBytes?: FreeBytes;
  /** Room that is kept on the disk for running jobs; without it what is free counts alone. */
  reserve?: Pick<Reserve, 'isSpent'>;
  /** The folder of the built web app; without it the landing page is not served. */
  webFolder?: string;
  /** What the operator adds to the words of the content policy. */
  ownWords?: OwnWords;
  /** Answers what no route does: the web app's files. */
  fallback?: (request: Request) => Promise<Response | null>;
}

/** Every feature of a process, wired to the others. */
export interface Features {
  site: Site;
  accounts: Accounts;
  clock: Clock;
  coins: Coins;
  admin: Admin;
  auditLog: AuditLog;
  contact: Contact;
  /** Null where there are no engines elsewhere. */
  engineSetups: EngineSetups | null;
  engineAdmin: EngineAdmin | null;
  events: Events;
  fileLinks: FileLinks;
  gallery: Gallery;
  generation: GenerationContext;
  jobs: Jobs;
  mail: Mail;
  notifications: Notifications;
  queue: Queue;
  rateWindows: RateWindows;
  styles: Styles;
  trainedStyles: TrainedStyles;
  youtube: Youtube;
}

/** What prompts are held against. */
function createPolicy({ config, ownWords, log }: Resources, engines: Engines): ContentPolicy {
  const none: OwnWords = { refused: [], allowed: [] };
  if (!config.contentPolicy.isOn) return createContentPolicy([]);
  return createContentPolicy([
    createWordModerator(ownWords ?? none),
    createEngineModerator({ engines, log }),
  ]);
}

/** Whether new work may be taken on. */
function createHasRoom({ config, freeBytes, reserve }: Resources): () => Promise<boolean> {
  const hasFreeRoom = createRoomCheck(config.dataDir, freeBytes);
  return async () => reserve?.isSpent() !== true && hasFreeRoom();
}

/** Makes the features. Nothing runs yet, and nothing listens. */
export function createFeatures(resources: Resources): Features {
  const { config, database, objects, secrets, engines, log, clock } = resources;
  const events = createEvents(database, log);
  const queue = createQueue(database, log, {
    jobs: [
      ...jobEntries,
      ...galleryEntries,
      ...generationEntries,
      ...trainingEntries,
      ...sampleEntries,
      ...notificationEntries,
      ...scheduledEntries,
      sendMailEntry,
    ],
  });
  const rateWindows = createRateWindows(database, clock);
  const fileLinks = createFileLinks(secrets.fileLinks, clock);
  const notifier = createNotifier({ clock, newId, events });
  const coins = createCoins({
    database,
    clock,
    newId,
    events,
    signupDays: config.signupCoinsDays,
    onFall: notifier.balanceFell,
  });
  const notifications = createNotifications({
    database,
    clock,
    newId,
    events,
    coins,
    // Accounts are made below: nothing expires before all parts are there.
    onExpiring: (tx, expiring) => accounts.mailExpiringCoins(tx, expiring),
    hasCommunity: config.operator.communityUrl !== null,
  });
  const mail = createMail({
    database,
    queue,
    clock,
    newId,
    log,
    dataDir: config.dataDir,
    smtp: config.smtp,
  });
  const auditLog = createAuditLog({ database, clock, newId });
  const accounts = createAccounts({
    database,
    clock,
    newId,
    log,
    coins,
    sessionSecret: secrets.session,
    publicUrl: config.publicUrl,
    host: config.host,
    trustProxy: config.trustProxy,
    localAccounts: config.localAccounts,
    adminEmails: config.adminEmails,
    mail,
    rateWindows,
    objects,
    sign: (key) => fileLinks.sign(key),
    ownOrigin: ownOrigin(config),
    google: config.google,
    oidc: config.oidc,
    // Asked when somebody leaves, when all parts are there.
    dataHolders: () => dataHolders,
    onAdmin: auditLog.recordNewAdmin,
    onSeen: notifications.greet,
  });
  const contact = createContact({
    database,
    clock,
    newId,
    operator: config.operator,
    origin: config.publicUrl ?? ownOrigin(config),
    mail,
    adminEmails: config.adminEmails,
    planOf: (userId) => accounts.planOf(userId),
  });
  const styles = createStyles({
    database,
    events,
    queue,
    clock,
    newId,
    planOf: (userId) => accounts.planOf(userId),
    sign: (key) => fileLinks.sign(key),
  });
  const allEngines = createEngines(engines, {
    database,
    clock,
    newId,
    log,
    rules: config.engines,
    async onAlarm(tx, alarm) {
      for (const userId of await accounts.adminIds(tx)) await notifier.engineSpending(tx, userId, alarm);
    },
  });
  const engineSetups = resources.elsewhere
    ? createEngineSetups({
        ...resources.elsewhere,
        database,
        engines: allEngines,
        settings: config.engines,
        encryptionKey: secrets.encryption,
        webhookOrigin: config.publicUrl?.startsWith('https://') ? config.publicUrl : null,
        clock,
        log,
      })
    : null;
  const contentPolicy = createPolicy(resources, allEngines);
  const trainedStyles = createTrainedStyles({
    database,
    queue,
    events,
    objects,
    clock,
    log,
    newId,
    planOf: (userId) => accounts.planOf(userId),
    contentPolicy,
    sign: (key) => fileLinks.sign(key),
    engines: allEngines,
    onTrained: notifier.trainingEnded,
  });
  const gallery = createGallery({
    database,
    queue,
    events,
    objects,
    sign: (key) => fileLinks.sign(key),
    writesPrompt: (userId) => accounts.writesPrompt(userId),
  });
  const jobs = createJobs({
    database,
    queue,
    events,
    coins,
    gallery,
    clock,
    newId,
    log,
    isElsewhere: (engine) => allEngines.isRemote(engine),
    async onPictures(tx, userId, [image]) {
      if (image && (await accounts.markGenerated(tx, userId))) await notifier.firstPicture(tx, userId, image);
    },
  });
  const generation: GenerationContext = {
    database,
    queue,
    jobs,
    gallery,
    accounts,
    styles,
    objects,
    engines: allEngines,
    contentPolicy,
    log,
    clock,
    newId,
    sign: (key) => fileLinks.sign(key),
    hasRoom: createHasRoom(resources),
  };
  defineGeneration(generation);
  defineVersions(generation);
  const dataHolders = createDataHolders({ database, queue, jobs, contact });
  const site = createSite({
    database,
    objects,
    accounts,
    gallery,
    clock,
    newId,
    publicUrl: config.publicUrl,
    webFolder: resources.webFolder ?? '',
  });
  const engineAdmin = engineSetups
    ? createEngineAdmin({
        database,
        engines: allEngines,
        setups: engineSetups,
        chainVariables,
        auditLog,
        clock,
      })
    : null;
  const admin = createAdmin({ database, accounts, coins, jobs, gallery, mail, auditLog, clock });
  return {
    site,
    admin,
    auditLog,
    accounts,
    clock,
    coins,
    contact,
    engineSetups,
    engineAdmin,
    events,
    fileLinks,
    gallery,
    generation,
    jobs,
    mail,
    notifications,
    queue,
    rateWindows,
    styles,
    trainedStyles,
    youtube: createYoutube({ imageBase: config.youtubeImageBase }),
  };
}
