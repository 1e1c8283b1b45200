import { desc, eq } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { billingLimits } from '#contract/limits.ts';
import { isOfferedTariff } from '#contract/plans.ts';
import { routes } from '#contract/routes.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { CheckoutLock } from './checkout-lock.ts';
import { type CheckoutChoice, endCheckout, isReusable } from './close-checkouts.ts';
import type { BillingDeps } from './deps.ts';
import type { PaymentProvider } from './provider.ts';
import { billingCheckouts, billingCustomers, type CustomerRow } from './schema.ts';

export interface PlanRequest extends CheckoutChoice {
  /** Origin of this server's pages. */
  origin: string;
  /** As in `Accept-Language`. */
  language: string;
}

/**
 * Opens a checkout and returns its URL. A repeated request finds the first checkout while it can be paid.
 * The caller holds the lock and has closed the others. Throws `discount_not_applicable`.
 */
export async function openCheckout(
  deps: BillingDeps,
  provider: PaymentProvider,
  { customer, lock, choice }: { customer: CustomerRow; lock: CheckoutLock; choice: PlanRequest },
): Promise<string> {
  if (choice.hasOffer && (customer.hasPaid || !isOfferedTariff(choice.tariff)))
    throw new AppError('discount_not_applicable');
  const known = await claimOpenCheckout(deps, provider, customer, choice);
  if (known.url !== null) return known.url;
  const opened = await provider.openCheckout({
    customerId: customer.customerId,
    userId: customer.userId,
    tariff: choice.tariff,
    hasOffer: choice.hasOffer,
    successUrl: `${choice.origin}${routes.paymentSuccess.path}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${choice.origin}${routes.pricing.path}`,
    language: choice.language,
    key: `checkout:${known.id}`,
  });
  // The provider took longer than the lock lasts, and another press may have opened its own meanwhile.
  if (!(await lock.isHeld())) {
    await provider.expireCheckout(opened.id);
    throw new AppError('payment_unavailable');
  }
  await deps.database.db
    .update(billingCheckouts)
    .set({ sessionId: opened.id, url: opened.url, endsAt: opened.expiresAt })
    .where(eq(billingCheckouts.id, known.id));
  return opened.url;
}

type Claimed = Pick<typeof billingCheckouts.$inferSelect, 'id' | 'sessionId' | 'url'>;

/**
 * Claims a checkout that can still be paid, or a new one without a URL. Marks those that can no longer be
 * paid as ended.
 */
async function claimOpenCheckout(
  deps: BillingDeps,
  provider: PaymentProvider,
  customer: CustomerRow,
  choice: PlanRequest,
): Promise<Claimed> {
  for (;;) {
    const known = await claimCheckout(deps, customer.userId, choice);
    if (known.url === null || (await isOpen(provider, customer, known.sessionId))) return known;
    await endCheckout(deps, known.id);
  }
}

/**
 * Claims the checkout of an earlier request for the same choice, or a new one. Concurrent requests get the
 * same.
 */
async function claimCheckout(deps: BillingDeps, userId: string, choice: PlanRequest): Promise<Claimed> {
  return deps.database.inTransaction(async (tx) => {
    await tx
      .select({ userId: billingCustomers.userId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId))
      .for('update');
    const [known] = await tx
      .select({ id: billingCheckouts.id, sessionId: billingCheckouts.sessionId, url: billingCheckouts.url })
      .from(billingCheckouts)
      .where(isReusable(deps, userId, choice))
      .orderBy(desc(billingCheckouts.createdAt), desc(billingCheckouts.id))
      .limit(1);
    if (known) return known;
    const row = checkoutRow(deps, userId, choice);
    await tx.insert(billingCheckouts).values(row);
    return { id: row.id, sessionId: null, url: null };
  });
}

function checkoutRow({ clock, newId }: BillingDeps, userId: string, { tariff, hasOffer }: PlanRequest) {
  const createdAt = clock.now();
  const endsAt = new Date(createdAt.getTime() + billingLimits.checkoutMinutes * minuteMs);
  return { id: newId(), userId, ...tariff, hasOffer, createdAt, endsAt };
}

/** The user may have given it up or paid it a moment ago, or may be another customer by now. */
async function isOpen(
  provider: PaymentProvider,
  { customerId }: CustomerRow,
  sessionId: string | null,
): Promise<boolean> {
  const facts = sessionId === null ? null : await provider.readCheckout(sessionId);
  return facts?.state === 'open' && facts.customerId === customerId;
}
