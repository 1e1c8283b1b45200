import * as z from 'zod';
import { snapshotSchema, subscriptionStatuses, tariffSchema } from '../../provider-snapshot.ts';
import type { SandboxAccount } from './state.ts';

const moment = z.coerce.date();

const accountSchema: z.ZodType<SandboxAccount> = z.object({
  customerId: z.string(),
  names: z.number().int(),
  card: z.enum(['good', 'declined']),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      checkoutId: z.string().optional(),
      status: z.enum(subscriptionStatuses),
      tariff: tariffSchema,
      createdAt: moment,
      anchor: moment,
      monthsPaid: z.number().int(),
      periodStart: moment,
      periodEnd: moment,
      cancelAtPeriodEnd: z.boolean(),
      endedAt: moment.nullable(),
      next: tariffSchema.nullable(),
    }),
  ),
  invoices: snapshotSchema.shape.invoices,
});

/** Parses a stored account. */
export function readAccount(stored: unknown): SandboxAccount {
  return accountSchema.parse(stored);
}
