import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { BillingDeps } from './deps.ts';
import type { NewCustomer, PaymentProvider } from './provider.ts';
import { billingCustomers, type CustomerRow } from './schema.ts';

export async function findCustomer(reader: Reader, userId: string): Promise<CustomerRow | null> {
  const rows = await reader.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return rows[0] ?? null;
}

/** By the provider's name for them; null for nobody of ours. */
export async function findByCustomerId(reader: Reader, customerId: string): Promise<CustomerRow | null> {
  const rows = await reader
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return rows[0] ?? null;
}

/** Locks a customer by the provider's name for them; null for nobody of ours. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<CustomerRow | null> {
  const rows = await tx
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
    .for('update');
  return rows[0] ?? null;
}

/** Counts a reading that begins; null for nobody of ours. */
export async function beginRead({ database }: Pick<BillingDeps, 'database'>, customerId: string) {
  const rows = await database.db
    .update(billingCustomers)
    .set({ readsBegun: sql`${billingCustomers.readsBegun} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ read: billingCustomers.readsBegun });
  return rows[0]?.read ?? null;
}

type CustomerDeps = Pick<BillingDeps, 'database' | 'provider' | 'clock'>;

/**
 * The user's customer at the provider, made when they have none yet. Two presses at once get the same: the provider
 * answers the same customer for the same user, and where it has made two, the one that was kept first counts. Throws
 * `billing_elsewhere` where the sandbox stands in for the real provider that knows them: without that customer, nobody
 * would find what they have paid for once it is back.
 */
export async function ensureCustomer(deps: CustomerDeps, user: NewCustomer): Promise<CustomerRow> {
  const { database, provider, clock } = deps;
  if (provider === null) throw new AppError('billing_off');
  const known = await findCustomer(database.db, user.userId);
  if (known !== null) refuseElsewhere(provider, known);
  if (known?.provider === provider.name) return known;
  const fresh = unread(provider, await provider.createCustomer(user));
  await database.db
    .insert(billingCustomers)
    .values({ userId: user.userId, createdAt: clock.now(), ...fresh })
    .onConflictDoUpdate({
      target: billingCustomers.userId,
      set: fresh,
      // Somebody of the sandbox's whom a real provider serves from now on: nothing of the sandbox counts any more.
      setWhere: sql`${billingCustomers.provider} = 'sandbox' and ${provider.name} <> 'sandbox'`,
    });
  const kept = made(await findCustomer(database.db, user.userId), user);
  refuseElsewhere(provider, kept);
  return kept;
}

/** Throws `billing_elsewhere` for a real provider's customer, whose place the sandbox must not take. */
function refuseElsewhere({ name }: PaymentProvider, customer: CustomerRow): void {
  if (customer.provider !== name && customer.provider !== 'sandbox') throw new AppError('billing_elsewhere');
}

/**
 * Another customer for a user whom the provider does not know any more: the operator has deleted them there, or the key
 * is another account's, or no longer one for tests. Two presses at once get the same.
 */
export async function replaceCustomer(
  { database, provider }: CustomerDeps,
  user: NewCustomer,
  gone: string,
): Promise<CustomerRow> {
  if (provider === null) throw new AppError('billing_off');
  const fresh = unread(provider, await provider.createCustomer({ ...user, gone }));
  await database.db
    .update(billingCustomers)
    .set(fresh)
    .where(and(eq(billingCustomers.userId, user.userId), eq(billingCustomers.customerId, gone)));
  return made(await findCustomer(database.db, user.userId), user);
}

/** A customer of whom nothing was read yet. */
function unread({ name }: PaymentProvider, customerId: string) {
  return { customerId, provider: name, snapshot: null, readApplied: 0, readAt: null };
}

function made(customer: CustomerRow | null, { userId }: NewCustomer): CustomerRow {
  if (customer === null) throw new Error(`The customer of ${userId} is gone again.`);
  return customer;
}
