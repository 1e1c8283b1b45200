import { eq } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import { currentSubscription } from '../present.ts';
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

/** What somebody manages at the sandbox. */
export interface SandboxPortal {
  card: SandboxAccount['card'];
  subscription: SnapshotSubscription | null;
  invoices: ProviderSnapshot['invoices'];
  upgrades: OfferedUpgrade[];
}

/** Throws `no_subscription` for somebody whom the sandbox does not know, and as all below `sandbox_off`. */
export async function readPortal(deps: SandboxDeps, userId: string): Promise<SandboxPortal> {
  const customerId = await customerOf(deps, userId);
  const account = await deps.database.inTransaction((tx) => lockAccount(tx, customerId));
  if (account === null) throw new AppError('no_subscription');
  const now = deps.clock.now();
  return present(advance(account, now), now);
}

/** What can be done at the portal. */
export type PortalAct =
  | { kind: 'change'; tariff: Tariff }
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'card'; card: SandboxAccount['card'] };

/** Throws `no_subscription`, `already_on_plan` and `card_declined`; nothing has changed then. */
export async function actAtPortal(deps: SandboxDeps, userId: string, act: PortalAct): Promise<SandboxPortal> {
  const customerId = await customerOf(deps, userId);
  const changed = await changeAccount(deps, customerId, (account, now) => perform(account, act, now));
  return present(changed, deps.clock.now());
}

function perform(account: SandboxAccount, act: PortalAct, now: Date): SandboxAccount {
  if (act.kind === 'card') return settleWith({ ...account, card: act.card }, now);
  const living = currentSubscription(snapshotOf(account));
  if (living === null) throw new AppError('no_subscription');
  if (act.kind === 'cancel') return cancelAtPeriodEnd(account, living.id);
  if (act.kind === 'resume') return resume(account, living.id);
  const { plan, interval } = act.tariff;
  const isSame = living.tariff?.plan === plan && living.tariff.interval === interval;
  if (isSame && living.next === null) throw new AppError('already_on_plan');
  try {
    return changeTariff(account, living.id, act.tariff, now);
  } catch (error) {
    if (error instanceof SandboxRefusal) throw new AppError('card_declined', { cause: error });
    throw error;
  }
}

/** A card that works pays what is open at once, as at a real portal. */
function settleWith(account: SandboxAccount, now: Date): SandboxAccount {
  if (account.card === 'declined') return account;
  return account.invoices
    .filter(({ status, reason }) => status === 'open' && reason !== 'create')
    .reduce((current, { id }) => payInvoice(current, id, now), account);
}

/** Lets everything of a customer come so many days sooner. Throws `no_subscription`. */
export async function advanceCustomer(
  deps: SandboxDeps,
  userId: string,
  days: number,
): Promise<SandboxPortal> {
  const customerId = await customerOf(deps, userId);
  const ms = days * 24 * 60 * 60_000;
  const changed = await changeAccount(deps, customerId, (account, now) =>
    advance(shiftBack(account, ms), now),
  );
  return present(changed, deps.clock.now());
}

async function customerOf({ database, isOn }: SandboxDeps, userId: string): Promise<string> {
  if (!isOn()) throw new AppError('sandbox_off');
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
  return { card: account.card, subscription, invoices: snapshot.invoices, upgrades };
}
