import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import type { BillingChange, BillingDeps } from './deps.ts';
import { grantDueCoins, syncOverdue } from './grant-due-coins.ts';
import { pauseOrResumeSandbox } from './pause-or-resume-sandbox.ts';
import type { PaymentProvider } from './provider.ts';
import { snapshotSchema } from './provider-snapshot.ts';
import { subscribeAndPay } from './sandbox/account/subscribe.ts';
import { changeAccount, createSandboxProvider, type SandboxDeps } from './sandbox/sandbox-provider.ts';
import { billingCustomers } from './schema.ts';
import { syncCustomer } from './sync.ts';
import { type BillingBench, openBillingBench } from './testing.ts';

let bench: BillingBench;
let deps: BillingDeps;
let sandboxDeps: SandboxDeps;
/** The current payment provider. */
let now: PaymentProvider | null;
let sandbox: PaymentProvider;
let changes: Pick<BillingChange, 'planBefore' | 'plan'>[];

beforeEach(async () => {
  bench = await openBillingBench();
  changes = [];
  const { database, clock, newId } = bench.deps;
  sandboxDeps = { database, clock, newId, isOn: () => now === sandbox, onChange: async () => {} };
  sandbox = createSandboxProvider(sandboxDeps);
  now = sandbox;
  deps = {
    ...bench.deps,
    get provider() {
      return now;
    },
    onApplied: async (_tx, { planBefore, plan }) =>
      void (planBefore !== plan && changes.push({ planBefore, plan })),
  };
});
afterEach(() => bench.close());

/** A user who has subscribed at the sandbox. */
async function subscriber(interval: 'monthly' | 'yearly' = 'yearly') {
  const { database, newId } = deps;
  const userId = newId();
  const customerId = await sandbox.createCustomer({ userId, email: '', name: '' });
  await database.db
    .insert(billingCustomers)
    .values({ userId, customerId, provider: 'sandbox', snapshot: null, createdAt: deps.clock.now() });
  const order = { tariff: { plan: 'pro', interval }, discount: 0 } as const;
  await changeAccount(sandboxDeps, customerId, (account, at) => subscribeAndPay(account, order, at).account);
  await syncCustomer(deps, customerId);
  const customer = async () => {
    const rows = await database.db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
    if (!rows[0]) throw new Error('the customer is gone');
    return rows[0];
  };
  return {
    userId,
    customerId,
    customer,
    plan: () => bench.plans.get(userId),
    coins: () => bench.coins.balance(userId),
  };
}

async function laterBy(days: number): Promise<void> {
  bench.clock.advance(days * dayMs);
  await bench.coins.expireDue(bench.clock.now());
}

describe(`sandbox subscriptions (${testDatabaseKind})`, () => {
  it('are paused while another provider or none is used: no plan, no coins, no syncs', async () => {
    const ada = await subscriber();
    expect([ada.plan(), await ada.coins()]).toEqual(['pro', 2_000]);
    now = null;
    expect(await pauseOrResumeSandbox(deps)).toBe(1);
    expect(await pauseOrResumeSandbox(deps)).toBe(0);
    expect([ada.plan(), await ada.coins()]).toEqual(['free', 2_000]);
    expect(changes).toEqual([
      { planBefore: 'free', plan: 'pro' },
      { planBefore: 'pro', plan: 'free' },
    ]);
    for (const days of [35, 60, 300, 30]) {
      await laterBy(days);
      expect([await grantDueCoins(deps), await syncOverdue(deps), await ada.coins()]).toEqual([0, 0, 0]);
      expect(await syncCustomer(deps, ada.customerId)).toBe(false);
    }
    expect(await bench.coins.audit()).toEqual([]);
  });

  it('give nothing for a month that becomes due before the pause is applied', async () => {
    const ada = await subscriber();
    now = null;
    await laterBy(35);
    await grantDueCoins(deps);
    expect([ada.plan(), await ada.coins()]).toEqual(['free', 0]);
  });

  it('give nothing from a sync that started before the pause', async () => {
    const ada = await subscriber('monthly');
    await laterBy(35);
    const slow = { ...sandbox, readSnapshot: sandbox.readSnapshot };
    slow.readSnapshot = async (customerId) => {
      const snapshot = await sandbox.readSnapshot(customerId);
      now = null;
      return snapshot;
    };
    now = slow;
    await syncCustomer(deps, ada.customerId);
    expect([ada.plan(), await ada.coins()]).toEqual(['free', 0]);
  });

  it('resume once when the sandbox is used again', async () => {
    const ada = await subscriber();
    now = null;
    await pauseOrResumeSandbox(deps);
    now = sandbox;
    expect(await pauseOrResumeSandbox(deps)).toBe(1);
    await bench.drainQueue();
    // The bench's queue uses a provider of its own.
    await syncCustomer(deps, ada.customerId);
    expect([ada.plan(), await ada.coins()]).toEqual(['pro', 2_000]);
    expect(await pauseOrResumeSandbox(deps)).toBe(0);
    expect(await bench.coins.audit()).toEqual([]);
  });

  it('are paused while a real provider is used', async () => {
    const ada = await subscriber();
    now = bench.deps.provider;
    expect(now?.name).toBe('stripe');
    await pauseOrResumeSandbox(deps);
    await laterBy(35);
    expect([await grantDueCoins(deps), ada.plan(), await ada.coins()]).toEqual([0, 'free', 0]);
  });

  it("are paused for all other users when one user's cannot be read", async () => {
    const broken = await subscriber();
    const ada = await subscriber();
    await deps.database.db
      .update(billingCustomers)
      .set({ snapshot: { nonsense: true } })
      .where(eq(billingCustomers.userId, broken.userId));
    now = null;
    await expect(pauseOrResumeSandbox(deps)).rejects.toThrow('could not be updated');
    expect(ada.plan()).toBe('free');
  });
});

it('do not affect what a real provider was paid for, even without a provider', async () => {
  const { userId, customerId } = await bench.customer();
  const ada = await subscriber();
  // The same snapshot as Stripe would report it, for a Stripe customer.
  const { snapshot } = await ada.customer();
  const snapshotAtStripe = snapshotSchema.parse(
    JSON.parse(JSON.stringify(snapshot).replaceAll(`sandbox_${ada.userId}`, customerId)),
  );
  const stripe: PaymentProvider = {
    ...sandbox,
    name: 'stripe',
    readSnapshot: async () => snapshotAtStripe,
  };
  now = stripe;
  await syncCustomer(deps, customerId);
  const paid = [bench.plans.get(userId), await bench.coins.balance(userId)];
  expect(paid[0]).toBe('pro');
  now = null;
  await pauseOrResumeSandbox(deps);
  expect([bench.plans.get(userId), await bench.coins.balance(userId)]).toEqual(paid);
});
