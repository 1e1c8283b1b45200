import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { BillingDeps } from './deps.ts';
import type { NewCustomer, PaymentProvider } from './provider.ts';
import { requireProvider } from './require-provider.ts';
import { billingCustomers, type CustomerRow } from './schema.ts';

export async function findCustomer(reader: Reader, userId: string): Promise<CustomerRow | null> {
  const rows = await reader.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return rows[0] ?? null;
}

/** Finds a customer by the provider's id; null for an unknown one. */
export async function findByCustomerId(reader: Reader, customerId: string): Promise<CustomerRow | null> {
  const rows = await reader
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return rows[0] ?? null;
}

/** Locks a customer by the provider's id; null for an unknown one. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<CustomerRow | null> {
  const rows = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
    .for('update');
  return rows[0] ?? null;
}

/** Counts a read that starts; null for an unknown customer. */
export async function nextReadNumber({ database }: Pick<BillingDeps, 'database'>, customerId: string) {
  const rows = await database.db
    .update(billingCustomers)
    .set({ readsStarted: sql`${billingCustomers.readsStarted} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ read: billingCustomers.readsStarted });
  return rows[0]?.read ?? null;
}

type CustomerDeps = Pick<BillingDeps, 'database' | 'provider' | 'usesCoins' | 'clock'>;

/**
 * Returns the user's customer at the provider, created if missing. Concurrent requests get the same: the
 * provider returns the same customer for the same user, and if it has created two, the one stored first wins.
 * Throws `billing_managed_by_stripe` while the sandbox is used in place of the real provider that knows the
 * user: replacing that customer would lose track of what they have paid for.
 */
export async function ensureCustomer(deps: CustomerDeps, user: NewCustomer): Promise<CustomerRow> {
  const { database, clock } = deps;
  const provider = requireProvider(deps);
  const known = await findCustomer(database.db, user.userId);
  if (known !== null) refuseRealCustomer(provider, known);
  if (known?.provider === provider.name) return known;
  const fresh = unread(provider, await provider.createCustomer(user));
  // Without a target, which would be the only conflict to be ignored: a concurrent insert of the same
  // customer also meets the unique `customer_id`.
  await database.db
    .insert(billingCustomers)
    .values({ userId: user.userId, createdAt: clock.now(), ...fresh })
    .onConflictDoNothing();
  if (provider.name !== 'sandbox') await leaveSandbox(database, user.userId, fresh);
  const existing = made(await findCustomer(database.db, user.userId), user);
  refuseRealCustomer(provider, existing);
  return existing;
}

/** Moves a sandbox customer to a real provider: nothing of the sandbox applies any more. */
async function leaveSandbox(
  { db }: CustomerDeps['database'],
  userId: string,
  fresh: ReturnType<typeof unread>,
): Promise<void> {
  await db
    .update(billingCustomers)
    .set(fresh)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, 'sandbox')));
}

/** Throws `billing_managed_by_stripe` for a real provider's customer, which the sandbox must not replace. */
function refuseRealCustomer({ name }: PaymentProvider, customer: CustomerRow): void {
  if (customer.provider !== name && customer.provider !== 'sandbox')
    throw new AppError('billing_managed_by_stripe');
}

/**
 * Creates another customer for a user whose customer was deleted at the provider, or whose customer belongs
 * to another account or mode than the key. Concurrent requests get the same.
 */
export async function replaceCustomer(
  deps: CustomerDeps,
  user: NewCustomer,
  gone: string,
): Promise<CustomerRow> {
  const { database } = deps;
  const provider = requireProvider(deps);
  const fresh = unread(provider, await provider.createCustomer({ ...user, gone }));
  await database.db
    .update(billingCustomers)
    .set(fresh)
    .where(and(eq(billingCustomers.userId, user.userId), eq(billingCustomers.customerId, gone)));
  return made(await findCustomer(database.db, user.userId), user);
}

/** A customer that has not been read yet. */
function unread({ name }: PaymentProvider, customerId: string) {
  return { customerId, provider: name, snapshot: null, readApplied: 0, readAt: null };
}

function made(customer: CustomerRow | null, { userId }: NewCustomer): CustomerRow {
  if (customer === null) throw new Error(`The customer of ${userId} has disappeared.`);
  return customer;
}
