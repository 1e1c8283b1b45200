import { eq } from 'drizzle-orm';
import { sandboxPaths } from '#contract/billing.ts';
import { minuteMs } from '#contract/durations.ts';
import { billingLimits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { type PaymentProvider, PaymentProviderError } from '../provider.ts';
import { emptySnapshot } from '../provider-snapshot.ts';
import { advance } from './account/advance.ts';
import { cancelAtPeriodEnd, cancelNow, resume } from './account/changes.ts';
import { setCollection } from './account/payments.ts';
import { snapshotOf } from './account/snapshot-of.ts';
import { newSandboxAccount, type SandboxAccount, SandboxRefusal } from './account/state.ts';
import { sandboxAccounts, sandboxCheckouts } from './schema.ts';
import { endCheckout, findCheckout, lockAccount, lockCheckout, saveAccount } from './store.ts';

export interface SandboxDeps {
  database: Database;
  clock: Clock;
  newId(): string;
  /** Whether the sandbox is the payment provider; it may not be while an engine costs the operator money. */
  isOn(): boolean;
  /** Called in the transaction of a change to a customer, like a provider's event. */
  onChange(tx: Tx, customerId: string): Promise<void>;
}

/**
 * A provider that takes no money: its pages are ours and say so, and everything behind them works like with a
 * real one.
 */
export function createSandboxProvider(deps: SandboxDeps): PaymentProvider {
  const { database, clock, newId } = deps;
  return {
    name: 'sandbox',
    async createCustomer({ userId }) {
      const customerId = `sandbox_${userId}`;
      await database.db
        .insert(sandboxAccounts)
        .values({ customerId, userId, account: newSandboxAccount(customerId) })
        .onConflictDoNothing();
      return customerId;
    },
    readSnapshot: (customerId) =>
      database.inTransaction(async (tx) => {
        const account = await lockAccount(tx, customerId);
        if (account === null) return emptySnapshot;
        const current = advance(account, clock.now());
        if (current !== account) await saveAccount(tx, current);
        return snapshotOf(current);
      }),
    async openCheckout({ key, customerId, userId, tariff, hasOffer, successUrl, cancelUrl }) {
      const expiresAt = new Date(clock.now().getTime() + billingLimits.checkoutMinutes * minuteMs);
      const order = { key, customerId, userId, ...tariff, hasOffer, successUrl, cancelUrl, expiresAt };
      await database.db
        .insert(sandboxCheckouts)
        .values({ id: `cs_sandbox_${newId()}`, state: 'open', ...order })
        .onConflictDoNothing();
      const [opened] = await database.db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.key, key));
      if (!opened) throw new Error(`The checkout ${key} has disappeared.`);
      const url = `${sandboxPaths.checkout}?session=${opened.id}`;
      return { id: opened.id, url, expiresAt: opened.expiresAt };
    },
    async readCheckout(id) {
      const found = await findCheckout(database.db, id);
      if (found === null) return null;
      const { customerId, userId, state, expiresAt } = found;
      const isOver = state === 'open' && expiresAt <= clock.now();
      return {
        customerId,
        userId,
        state: isOver ? 'expired' : state,
        subscriptionId: state === 'complete' ? await subscriptionOf(database, customerId, id) : null,
      };
    },
    expireCheckout: (id) =>
      database.inTransaction(async (tx) => {
        const found = await lockCheckout(tx, id);
        if (found?.state === 'open') await endCheckout(tx, id, 'expired');
      }),
    async openPortal({ change, returnUrl }) {
      const query = new URLSearchParams({
        return: returnUrl,
        ...(change && { plan: change.tariff.plan, interval: change.tariff.interval }),
      });
      return `${sandboxPaths.portal}?${query}`;
    },
    setCancelAtPeriodEnd: (subscriptionId, isCancelled) =>
      changeBySubscription(deps, subscriptionId, (account) =>
        isCancelled ? cancelAtPeriodEnd(account, subscriptionId) : resume(account, subscriptionId),
      ),
    setCollection: (invoiceId, isCollected) =>
      changeAccount(deps, customerOf(invoiceId), (account, now) =>
        setCollection(account, invoiceId, isCollected, now),
      ).then(() => {}),
    cancelNow: (subscriptionId) =>
      changeBySubscription(deps, subscriptionId, (account) =>
        cancelNow(account, subscriptionId, clock.now()),
      ),
  };
}

/** Applies a change to a sandbox customer. A refusal is thrown and changes nothing. */
export function changeAccount(
  deps: SandboxDeps,
  customerId: string,
  change: (account: SandboxAccount, now: Date) => SandboxAccount,
): Promise<SandboxAccount> {
  return deps.database.inTransaction((tx) => changeAccountIn(deps, tx, customerId, change));
}

/** Like `changeAccount`, in the caller's transaction. */
export async function changeAccountIn(
  deps: Pick<SandboxDeps, 'clock' | 'onChange'>,
  tx: Tx,
  customerId: string,
  change: (account: SandboxAccount, now: Date) => SandboxAccount,
): Promise<SandboxAccount> {
  const now = deps.clock.now();
  const account = await lockAccount(tx, customerId);
  if (account === null) throw new PaymentProviderError('refused', `There is no customer ${customerId}.`);
  const changed = change(advance(account, now), now);
  await saveAccount(tx, changed);
  await deps.onChange(tx, customerId);
  return changed;
}

/** Leaves a subscription that has ended alone. */
async function changeBySubscription(
  deps: SandboxDeps,
  subscriptionId: string,
  change: (account: SandboxAccount) => SandboxAccount,
): Promise<void> {
  const customerId = customerOf(subscriptionId);
  await changeAccount(deps, customerId, (account) => {
    try {
      return change(account);
    } catch (error) {
      if (error instanceof SandboxRefusal) return account;
      throw error;
    }
  });
}

/** Returns the subscription of a checkout; null if no longer known. */
async function subscriptionOf(
  database: Database,
  customerId: string,
  checkoutId: string,
): Promise<string | null> {
  const account = await database.inTransaction((tx) => lockAccount(tx, customerId));
  return account?.subscriptions.find((subscription) => subscription.checkoutId === checkoutId)?.id ?? null;
}

/** Ids contain the customer: `sub_<customer>_<number>`, `in_<customer>_<number>`. */
function customerOf(id: string): string {
  return id.replace(/^(sub|in)_/, '').replace(/_\d+$/, '');
}
