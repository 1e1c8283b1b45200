import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { refundTotal } from './entitlement/refunds.ts';
import { emptySnapshot, snapshotSchema } from './provider-snapshot.ts';
import { billingCustomers } from './schema.ts';

/**
 * Clears the flag of an account whose money went back, and returns it. A later refund sets it again. Throws
 * `not_found` without a flag.
 */
export async function clearFlag(tx: Tx, userId: string): Promise<'refund' | 'dispute'> {
  const [found] = await tx
    .select({ flag: billingCustomers.flag, snapshot: billingCustomers.snapshot })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), isNotNull(billingCustomers.flag)))
    .for('update');
  if (!found?.flag) throw new AppError('not_found');
  const returnedSeen = refundTotal(snapshotSchema.parse(found.snapshot ?? emptySnapshot).invoices);
  await tx
    .update(billingCustomers)
    .set({ flag: null, flaggedAt: null, returnedSeen })
    .where(eq(billingCustomers.userId, userId));
  return found.flag;
}
