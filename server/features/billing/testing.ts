import { asc } from 'drizzle-orm';
import type { PlanName } from '#contract/plans.ts';
import { SettableClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import { createTestApi } from '#server/platform/http/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log-types.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { type Coins, createCoins } from '../coins/coins.ts';
import { ensureCustomer } from './customers.ts';
import type { BillingDeps } from './deps.ts';
import type { PaymentProvider } from './provider.ts';
import { emptySnapshot } from './provider-snapshot.ts';
import { billingEvents } from './schema.ts';
import { syncOwnerOf } from './search-customer.ts';
import { syncCustomer } from './sync.ts';
import { registerBillingWebhook } from './webhook.ts';

export const webhookSecret = 'whsec_of_the_tests';

/** A waiting queue entry. */
type Waiting = { customerId: string; after: number } | { chargeId: string };

/** Billing with a real ledger on its own database, and a queue that only moves when a test moves it. */
export interface BillingBench {
  database: Database;
  clock: SettableClock;
  coins: Coins;
  deps: BillingDeps;
  /** Owners of charges, for the bench's own provider, which knows nothing else. */
  chargesOf: Map<string, string>;
  /** Paid plans, as reported to accounts. */
  plans: Map<string, PlanName>;
  /** Creates a user and their customer at the provider. */
  customer(): Promise<{ userId: string; customerId: string }>;
  /** Sends a body to the webhook. */
  send(body: string, signature: string | null): Promise<Response>;
  /** Waiting queue entries, in order. */
  waiting: Waiting[];
  work(entry: Waiting): Promise<void>;
  /** Works on all waiting entries; returns the customers to sync. */
  drainQueue(): Promise<string[]>;
  /** Ids of the recorded events. */
  events(): Promise<string[]>;
  /** Log messages. */
  logged(): string[];
  close(): Promise<void>;
}

export async function openBillingBench(
  options: { provider?: PaymentProvider; clock?: SettableClock } = {},
): Promise<BillingBench> {
  const { database, close } = await openTestDatabase();
  const clock = options.clock ?? new SettableClock(new Date('2027-01-31T09:00:00Z'));
  const chargesOf = new Map<string, string>();
  const plans = new Map<string, PlanName>();
  const waiting: Waiting[] = [];
  const messages: string[] = [];
  const note = (_: object, message: string) => void messages.push(message);
  const log = { debug: note, info: note, warn: note, error: note };
  const quiet = async () => {};
  const events = { publish: quiet, publishEach: quiet };
  const coins = createCoins({ database, clock, newId, events, signupDays: 30 });
  const queue: Pick<Queue, 'enqueue'> = {
    async enqueue(_tx, _job, payload) {
      waiting.push(payload as unknown as Waiting);
      return newId();
    },
  };
  const deps: BillingDeps = {
    database,
    queue: queue as Queue,
    clock,
    newId,
    log: silentLog,
    provider: options.provider ?? silentProvider(chargesOf),
    coins,
    accounts: {
      async setPaidPlan(_tx, userId, plan) {
        plans.set(userId, plan);
      },
    },
    events,
  };
  const { api, remove } = createTestApi({ clock });
  registerBillingWebhook(api, { ...deps, log, secret: webhookSecret });
  const work = async (entry: Waiting) => {
    if ('chargeId' in entry) await syncOwnerOf(deps, entry.chargeId);
    else await syncCustomer(deps, entry.customerId, entry.after);
  };
  return {
    database,
    clock,
    coins,
    deps,
    chargesOf,
    plans,
    waiting,
    work,
    async customer() {
      const userId = newId();
      const { customerId } = await ensureCustomer(deps, {
        userId,
        email: `${userId}@example.com`,
        name: 'A',
      });
      return { userId, customerId };
    },
    send: async (body, signature) =>
      api.hono.request('/api/stripe/webhook', {
        method: 'POST',
        body,
        headers: signature === null ? {} : { 'stripe-signature': signature },
      }),
    async drainQueue() {
      const customers: string[] = [];
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        if ('customerId' in entry) customers.push(entry.customerId);
        await work(entry);
      }
      return customers;
    },
    async events() {
      const rows = await database.db
        .select({ id: billingEvents.id })
        .from(billingEvents)
        .orderBy(asc(billingEvents.id));
      return rows.map(({ id }) => id);
    },
    logged: () => messages,
    async close() {
      remove();
      await close();
    },
  };
}

/** A provider that creates customers, knows the owners of charges, and nothing else. */
function silentProvider(chargesOf: Map<string, string>): PaymentProvider {
  const never = async (): Promise<never> => {
    throw new Error('Not expected in these tests.');
  };
  return {
    name: 'stripe',
    createCustomer: async ({ userId }) => `cus_${userId}`,
    readSnapshot: async () => emptySnapshot,
    openCheckout: never,
    readCheckout: never,
    expireCheckout: never,
    openPortal: never,
    setCancelAtPeriodEnd: never,
    setCollection: never,
    cancelNow: never,
    customerOfCharge: async (chargeId) => chargesOf.get(chargeId) ?? null,
  };
}
