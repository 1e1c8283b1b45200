import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import type { PlanName } from '#contract/plans.ts';
import type { Engine } from '#engines/engine.ts';
import { openNetwork } from '#engines/testing/network.ts';
import { type App, createApp } from '../app.ts';
import type { Resources } from '../composition/resources.ts';
import { loadConfig } from '../config.ts';
import { engineBlueprints } from '../configured-engines.ts';
import { createAuditLog } from '../features/admin/admin.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { FreeBytes } from '../platform/data-folder.ts';
import type { Database } from '../platform/database/database.ts';
import { openTestDatabase } from '../platform/database/testing.ts';
import { newId } from '../platform/ids.ts';
import { type Log, silentLog } from '../platform/log-types.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { ObjectStore } from '../platform/objects/objects.ts';
import { openObjects } from '../platform/objects/objects.ts';
import { loadSecrets } from '../platform/secrets/secrets.ts';
import { fastPasswordHashing } from './fast-passwords.ts';
import { noBackups } from './no-backups.ts';
import { createScriptedEngine, type ScriptedEngine } from './scripted-engine.ts';

/** A user who calls the app in process, with cookies. */
export interface Client {
  readonly userId: string;
  /** The `Cookie` header of its requests. */
  readonly cookie: string;
  request(address: string, init?: RequestInit): Promise<Response>;
  /** The parsed body of a response. */
  json(address: string, init?: RequestInit): Promise<unknown>;
  /** Posts the form of `POST /api/generate`; `prompt` and `variant` have defaults. */
  generate(fields?: Record<string, string | Blob>, headers?: Record<string, string>): Promise<Response>;
  coins(): Promise<number>;
  jobs(): Promise<Job[]>;
  /** Waits until a job has ended, and returns it. */
  jobEnded(jobId: string): Promise<Job>;
}

/** The whole server in process, with its own database and data folder. */
export interface TestApp {
  app: App;
  engine: ScriptedEngine;
  objects: ObjectStore;
  dataDir: string;
  /** A user's files in the object store. */
  filesOf(client: Client): Promise<string[]>;
  /** Uploads that were not removed. */
  leftUploads(): string[];
  /** Creates a user; by default with a verified address. */
  signUp(options?: { isVerified?: boolean }): Promise<Client>;
  /** Gives a user a plan and coins, as an admin does, with an audit line. */
  subscribe(client: Client, plan: PlanName, coins?: number): Promise<void>;
  signedOut(address: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const origin = 'http://localhost';

export async function openTestApp(
  options: {
    wrapObjects?: (store: ObjectStore) => ObjectStore;
    wrapDatabase?: (database: Database) => Database;
    freeBytes?: FreeBytes;
    engine?: ScriptedEngine;
    /** Engines after `engine` in the chain. */
    otherEngines?: readonly Engine[];
    /**
     * The blueprints and the network of remote engines. Default: the server's own blueprints, none
     * configured.
     */
    remoteEngines?: NonNullable<Resources['remoteEngines']>;
    readLimit?: { perSecond: number; burst: number };
    /** Extra configuration. */
    env?: Record<string, string>;
    /** Default: the system's. */
    clock?: Clock;
    /** Default: silent. */
    log?: Log;
  } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'adventure-app-'));
  const { database: opened, close } = await openTestDatabase();
  const database = options.wrapDatabase?.(opened) ?? opened;
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...noBackups, ...options.env });
  const store = await openObjects({ dataDir, s3: null });
  const objects = options.wrapObjects?.(store) ?? store;
  const engine = options.engine ?? createScriptedEngine();
  const app = createApp({
    config,
    version: '0.0.0',
    database,
    objects,
    secrets: await loadSecrets(database, config),
    engines: [engine, ...(options.otherEngines ?? [])],
    remoteEngines: options.remoteEngines ?? { blueprints: engineBlueprints, network: openNetwork },
    log: options.log ?? silentLog,
    clock: options.clock ?? systemClock,
    metrics: createMetrics(),
    passwordHashing: fastPasswordHashing,
    ...(options.freeBytes && { freeBytes: options.freeBytes }),
    ...(options.readLimit && { readLimit: options.readLimit }),
  });
  await app.start();
  const send = async (address: string, init: RequestInit = {}) =>
    app.api.hono.request(origin + address, init);
  return {
    app,
    engine,
    objects,
    dataDir,
    filesOf: async ({ userId }) => (await store.list('')).filter((key) => key.includes(userId)),
    leftUploads: () => readdirSync(path.join(dataDir, 'tmp')),
    async signUp({ isVerified = true } = {}) {
      // All users of a test share an address: the sign-up limit is reset for each.
      await database.db.execute(sql`delete from rate_windows`);
      const client = await signUp(app, send);
      // With a paid engine, the first coins come with verification, at the next request. No session is cached
      // before that.
      if (isVerified)
        await database.db.execute(sql`update users set email_verified = true where id = ${client.userId}`);
      return client;
    },
    async subscribe({ userId }, plan, coins = 1_000) {
      await database.db.execute(sql`update users set plan = ${plan} where id = ${userId}`);
      const requestId = `test:${userId}:${plan}`;
      const clock = options.clock ?? systemClock;
      const written = createAuditLog({ database, clock, newId });
      const entry = { action: 'user.coins', actorId: userId, subjectId: userId, reason: 'For a test' };
      await database.inTransaction(async (tx) => {
        // Recorded as an admin's grant: reconciliation reports coins without a reason.
        if (!(await written.recordOnce(tx, requestId, { ...entry, details: { amount: coins } }))) return;
        await app.coins.grant(tx, {
          userId,
          amount: coins,
          source: 'admin',
          origin: 'gift',
          expiresAt: new Date(clock.now().getTime() + 30 * 24 * 60 * 60_000),
          reference: `admin:${requestId}`,
        });
      });
    },
    signedOut: send,
    async close() {
      app.beginStop();
      await app.stop(2_000);
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The password of every user whom `signUp` creates. */
export const testPassword = 'a long enough secret';

let userCount = 0;

async function signUp(
  app: App,
  send: (address: string, init?: RequestInit) => Promise<Response>,
): Promise<Client> {
  userCount += 1;
  const answer = await send('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: `Person ${userCount}`,
      email: `person${userCount}.${Date.now()}@example.com`,
      password: testPassword,
      acceptedTerms: true,
    }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const request = (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    headers.set('origin', origin);
    return send(address, { ...init, headers });
  };
  return createClient(app, user.id, cookie, request);
}

function createClient(app: App, userId: string, cookie: string, request: Client['request']): Client {
  return {
    userId,
    cookie,
    request,
    json: async (address, init) => (await request(address, init)).json(),
    generate(fields = {}, headers = {}) {
      const form = new FormData();
      const all = { prompt: 'I survived 100 days in the desert', variant: 'Thumbnail', ...fields };
      for (const [name, value] of Object.entries(all)) form.append(name, value);
      return request('/api/generate', { method: 'POST', body: form, headers });
    },
    async coins() {
      const { coins } = (await (await request('/api/user/coins')).json()) as { coins: number };
      return coins;
    },
    async jobs() {
      const { jobs } = (await (await request('/api/jobs')).json()) as { jobs: Job[] };
      return jobs;
    },
    async jobEnded(jobId) {
      const ended = Promise.withResolvers<Job>();
      const check = async () => {
        const answer = await request(`/api/status/${jobId}`);
        if (!answer.ok) throw new Error(`the job's status answered ${answer.status}: ${await answer.text()}`);
        const { job } = (await answer.json()) as { job: Job };
        if (job.finishedAt !== null) ended.resolve(job);
      };
      // The first check after subscribing finds a job that ended before; later ends are announced. Events of
      // other jobs are ignored: with many jobs, a request each would exceed the rate limit.
      const unsubscribe = await app.events.subscribe(userId, null, async ({ type, payload }) => {
        const isOurs = type === 'job.changed' && (payload as { job: Job }).job.id === jobId;
        if (type === 'ready' || isOurs) await check();
      });
      try {
        return await ended.promise;
      } finally {
        unsubscribe();
      }
    },
  };
}
