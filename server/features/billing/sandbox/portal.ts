import { eq } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import { AppError } from '#server/platform/app-error.ts';
import { currentSubscription, liveSubscriptions } from '../present.ts';
import type { ProviderSnapshot, SnapshotSubscription, Tariff } from '../provider-snapshot.ts';
import { advance } from './account/advance.ts';
import { cancelAtPeriodEnd, changeTariff, resume } from './account/changes.ts';
import { payInvoice } from './account/payments.ts';
import { shiftBack } from './account/shift.ts';
import { snapshotOf } from './account/snapshot-of.ts';
import { type SandboxAccount, SandboxRefusal } from './account/state.ts';
import { type OfferedUpgrade, upgradesOf } from './account/upgrades.ts';
import { changeAccount, type SandboxDeps } from './sandbox-provider.ts';
import { sandboxAccounts } from './schema.ts';
import { lockAccount } from './store.ts';

/** What the sandbox's portal shows. */
export interface SandboxPortal {
  card: SandboxAccount['card'];
  subscription: SnapshotSubscription | null;
  /** Others that live beside it; cancelling cancels them, too. */
  others: SnapshotSubscription[];
  invoices: ProviderSnapshot['invoices'];
  upgrades: OfferedUpgrade[];
}

/** Throws `no_subscription` for an unknown user, and like all below `sandbox_disabled`. */
export async function readPortal(deps: SandboxDeps, userId: string): Promise<SandboxPortal> {
  const customerId = await customerOf(deps, userId);
  const account = await deps.database.inTransaction((tx) => lockAccount(tx, customerId));
  if (account === null) throw new AppError('no_subscription');
  const now = deps.clock.now();
  return present(advance(account, now), now);
}

/** What can be done at the portal. */
export type PortalAction =
  | { kind: 'change'; tariff: Tariff }
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'card'; card: SandboxAccount['card'] };

/** Throws `no_subscription`, `already_on_plan` and `card_declined`; nothing changes then. */
export async function performPortalAction(
  deps: SandboxDeps,
  userId: string,
  action: PortalAction,
): Promise<SandboxPortal> {
  const customerId = await customerOf(deps, userId);
  const changed = await changeAccount(deps, customerId, (account, now) => perform(account, action, now));
  return present(changed, deps.clock.now());
}

function perform(account: SandboxAccount, action: PortalAction, now: Date): SandboxAccount {
  if (action.kind === 'card') return settleWith({ ...account, card: action.card }, now);
  const live = currentSubscription(snapshotOf(account));
  if (live === null) throw new AppError('no_subscription');
  // Cancelling means to pay no more, so it ends all that live; one is resumed.
  if (action.kind === 'cancel') {
    return liveSubscriptions(snapshotOf(account)).reduce(
      (current, { id }) => cancelAtPeriodEnd(current, id),
      account,
    );
  }
  if (action.kind === 'resume') return resume(account, live.id);
  const { plan, interval } = action.tariff;
  const isSame = live.tariff?.plan === plan && live.tariff.interval === interval;
  if (isSame && live.next === null) throw new AppError('already_on_plan');
  try {
    return changeTariff(account, live.id, action.tariff, now);
  } catch (error) {
    if (error instanceof SandboxRefusal) throw new AppError('card_declined', { cause: error });
    throw error;
  }
}

/** A working card pays what is open at once, as at a real portal. */
function settleWith(account: SandboxAccount, now: Date): SandboxAccount {
  if (account.card === 'declined') return account;
  return account.invoices
    .filter(({ status, reason }) => status === 'open' && reason !== 'create')
    .reduce((current, { id }) => payInvoice(current, id, now), account);
}

/** Brings a customer's future forward by so many days. Throws `no_subscription`. */
export async function advanceCustomer(
  deps: SandboxDeps,
  userId: string,
  days: number,
): Promise<SandboxPortal> {
  const customerId = await customerOf(deps, userId);
  const ms = days * dayMs;
  const changed = await changeAccount(deps, customerId, (account, now) =>
    advance(shiftBack(account, ms), now),
  );
  return present(changed, deps.clock.now());
}

async function customerOf({ database, isOn }: SandboxDeps, userId: string): Promise<string> {
  if (!isOn()) throw new AppError('sandbox_disabled');
  const rows = await database.db
    .select({ customerId: sandboxAccounts.customerId })
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.userId, userId));
  if (!rows[0]) throw new AppError('no_subscription');
  return rows[0].customerId;
}

function present(account: SandboxAccount, now: Date): SandboxPortal {
  const snapshot = snapshotOf(account);
  const subscription = currentSubscription(snapshot);
  const upgrades = upgradesOf(account, subscription, now);
  const others = liveSubscriptions(snapshot).filter(({ id }) => id !== subscription?.id);
  return { card: account.card, subscription, others, invoices: snapshot.invoices, upgrades };
}
