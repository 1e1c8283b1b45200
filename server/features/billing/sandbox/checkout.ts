import { AppError } from '#server/platform/app-error.ts';
import { currentSubscription } from '../present.ts';
import { offerDiscount } from '../prices.ts';
import { advance } from './account/advance.ts';
import { snapshotOf } from './account/snapshot-of.ts';
import { subscribeAndPay } from './account/subscribe.ts';
import { changeAccountIn, type SandboxDeps } from './sandbox-provider.ts';
import type { SandboxCheckoutRow } from './schema.ts';
import { endCheckout, findCheckout, lockAccount, lockCheckout } from './store.ts';

/** Returns the user's own checkout. Throws `checkout_not_found` and `sandbox_disabled`. */
export async function readOwnCheckout(
  { database, clock, isOn }: SandboxDeps,
  userId: string,
  sessionId: string,
): Promise<SandboxCheckoutRow> {
  if (!isOn()) throw new AppError('sandbox_disabled');
  const found = await findCheckout(database.db, sessionId);
  if (found?.userId !== userId) throw new AppError('checkout_not_found');
  const isOver = found.state === 'open' && found.expiresAt <= clock.now();
  return isOver ? { ...found, state: 'expired' } : found;
}

/**
 * Pays a checkout, without money, and returns where the browser goes next. Paying again returns the same.
 * Throws `card_declined`, after which it can still be paid; `checkout_expired`, and `checkout_not_found`.
 */
export async function payCheckout(
  deps: SandboxDeps,
  userId: string,
  sessionId: string,
  card: 'good' | 'declined',
): Promise<string> {
  const checkout = await readOwnCheckout(deps, userId, sessionId);
  const url = checkout.successUrl.replace('{CHECKOUT_SESSION_ID}', sessionId);
  if (checkout.state === 'complete') return url;
  if (checkout.state === 'expired') throw new AppError('checkout_expired');
  if (card === 'declined') throw new AppError('card_declined');
  await deps.database.inTransaction(async (tx) => {
    const locked = await lockCheckout(tx, sessionId);
    if (locked?.state === 'complete') return;
    if (locked?.state !== 'open') throw new AppError('checkout_expired');
    const account = await lockAccount(tx, locked.customerId);
    // A second subscription would be paid beside the first, and nobody wants two.
    const snapshot = account && snapshotOf(advance(account, deps.clock.now()));
    if (snapshot && currentSubscription(snapshot) !== null) throw new AppError('checkout_expired');
    await endCheckout(tx, sessionId, 'complete');
    const { plan, interval, hasOffer } = locked;
    const discount = hasOffer ? offerDiscount : 0;
    const order = { tariff: { plan, interval }, discount, checkoutId: sessionId };
    await changeAccountIn(
      deps,
      tx,
      locked.customerId,
      (account, now) => subscribeAndPay({ ...account, card: 'good' }, order, now).account,
    );
  });
  return url;
}

/** Expires a checkout and returns where the browser goes next. A paid one stays paid. */
export async function leaveCheckout(deps: SandboxDeps, userId: string, sessionId: string): Promise<string> {
  const { cancelUrl } = await readOwnCheckout(deps, userId, sessionId);
  await deps.database.inTransaction(async (tx) => {
    const locked = await lockCheckout(tx, sessionId);
    if (locked?.state === 'open') await endCheckout(tx, sessionId, 'expired');
  });
  return cancelUrl;
}
