import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { signUpWithEmail } from '#contract/accounts.ts';
import { SettableClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import { createEvents, type Events } from '#server/platform/events/events.ts';
import { type Api, createApi } from '#server/platform/http/api.ts';
import { createRateLimiter } from '#server/platform/http/rate-limits.ts';
import { createRateWindows } from '#server/platform/http/rate-windows.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import type { MailBody } from '#server/platform/mail/mail.ts';
import { type ObjectStore, openObjects } from '#server/platform/objects/objects.ts';
import { fastPasswordHashing } from '#server/testing/fast-passwords.ts';
import { type Coins, createCoins } from '../coins/coins.ts';
import { registerCoinRoutes } from '../coins/routes.ts';
import { type AccountOptions, type Accounts, createAccounts } from './accounts.ts';
import { registerAccountRoutes } from './routes.ts';

export interface Sent {
  method?: string;
  body?: unknown;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

export interface SentMail extends MailBody {
  recipient: string;
}

/** Accounts and coins behind a real API, on a database of their own. */
export interface AccountBench {
  database: Database;
  clock: SettableClock;
  coins: Coins;
  events: Events;
  accounts: Accounts;
  objects: ObjectStore;
  /** The queued mails, oldest first. */
  sent: SentMail[];
  /** Users who became admin without another admin's action, and how, in order. */
  becameAdmin: { userId: string; way: string }[];
  api: Api;
  send(path: string, sent?: Sent): Promise<Response>;
  /** Creates an account and returns its session cookie. */
  signUp(person?: Partial<Person>): Promise<SignedUp>;
  close(): Promise<void>;
}

export interface Person {
  name: string;
  email: string;
  password: string;
  acceptedTerms: unknown;
}

export interface SignedUp {
  userId: string;
  email: string;
  cookie: string;
}

export const validPassword = 'correct horse battery';

export function newAccount(person: Partial<Person> = {}): Person {
  const email = `${newId()}@studio.test`;
  return { name: 'Ada', email, password: validPassword, acceptedTerms: true, ...person };
}

/** Returns the cookies that a browser would send back, without the known-browser cookie. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !cookie.startsWith('adventure.known='))
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Opens a bench for each test of a file, with the test's own settings. */
export function benchPerTest(): { open(settings: Partial<AccountOptions>): Promise<AccountBench> } {
  let bench: AccountBench | undefined;
  afterEach(async () => {
    await bench?.close();
    bench = undefined;
  });
  return {
    async open(settings) {
      bench = await openAccountBench(settings);
      return bench;
    },
  };
}

/** Opens a bench on the given database, which it leaves open, or on a new one. */
export async function openAccountBench(
  overrides: Partial<AccountOptions> = {},
  given?: Database,
): Promise<AccountBench> {
  const { database, close } = given ? { database: given, close: async () => {} } : await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'adventure-accounts-'));
  const clock = new SettableClock(new Date());
  const events = createEvents(database, silentLog);
  const coins = createCoins({ database, clock, newId, events, signupDays: 30 });
  const rateLimitWindows = createRateWindows(database, clock);
  const objects = await openObjects({ dataDir, s3: null });
  const sent: SentMail[] = [];
  const becameAdmin: AccountBench['becameAdmin'] = [];
  const accounts = createAccounts({
    database,
    clock,
    newId,
    log: silentLog,
    coins,
    mail: {
      isSent: true,
      async send(_tx, recipient, body) {
        sent.push({ recipient, ...body });
      },
      async deleteMailsTo() {},
    },
    rateWindows: rateLimitWindows,
    objects,
    sign: (key) => `/files/${key}`,
    ownOrigin: 'http://localhost',
    google: null,
    oidc: null,
    dataHolders: () => [],
    async onAdmin(_tx, userId, way) {
      becameAdmin.push({ userId, way });
    },
    encryptionKey: Buffer.alloc(32, 7),
    sessionSecret: 'a secret of the tests that is long enough',
    publicUrl: null,
    host: '0.0.0.0',
    trustProxy: [],
    localAccounts: true,
    adminEmails: [],
    passwordHashing: fastPasswordHashing,
    ...overrides,
  });
  await accounts.start();
  const api = createApi({
    authenticate: accounts.authenticate,
    authenticateUncached: accounts.authenticateUncached,
    beginAdminAction: async () => async () => {},
    requireFreshProof: async () => {},
    trustProxy: [],
    publicUrl: overrides.publicUrl ?? null,
    dataDir,
    limiter: createRateLimiter({ windows: rateLimitWindows, clock }),
    log: silentLog,
    version: '0.0.0',
    sessionCookie: accounts.sessionCookie,
    clock,
  });
  registerAccountRoutes(api, accounts);
  registerCoinRoutes(api, coins, { findPaidJobs: async () => new Map(), paidTools: () => [] });

  const send: AccountBench['send'] = async (path, { method, body, cookie, headers } = {}) =>
    api.hono.request(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    database,
    clock,
    coins,
    events,
    accounts,
    objects,
    sent,
    becameAdmin,
    api,
    send,
    async signUp(person) {
      const body = newAccount(person);
      // Moves past the sign-up limit, which is per address and shared by all tests.
      clock.advance(61_000);
      const response = await send('/api/auth/sign-up/email', { body });
      if (response.status !== 200) throw new Error(`The sign-up failed: ${await response.text()}`);
      const { user } = signUpWithEmail.response.parse(await response.json());
      return { userId: user.id, email: body.email, cookie: cookiesOf(response) };
    },
    async close() {
      await accounts.close();
      objects.close();
      await events.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
