import { sql } from 'drizzle-orm';
import { users } from '../../server/features/accounts/schema.ts';
import { entitle } from '../../server/features/billing/entitlement/entitle.ts';
import { snapshotOf } from '../../server/features/billing/sandbox/account/snapshot-of.ts';
import { newSandboxAccount } from '../../server/features/billing/sandbox/account/state.ts';
import { subscribeAndPay } from '../../server/features/billing/sandbox/account/subscribe.ts';
import { billingCustomers } from '../../server/features/billing/schema.ts';
import { coinAccounts, coinEntries, coinGrants } from '../../server/features/coins/schema.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { newId } from '../../server/platform/ids.ts';

const inBulk = 500;
const tariff = { plan: 'pro', interval: 'yearly' } as const;

/** Creates yearly subscribers who paid at a given time and have the coins of the first month. */
export async function makeYearlySubscribers(
  { db }: Database,
  subscribers: number,
  began: Date,
): Promise<void> {
  for (let from = 0; from < subscribers; from += inBulk) {
    const customers = Array.from({ length: Math.min(inBulk, subscribers - from) }, () => {
      const userId = newId();
      const customerId = `sandbox_${userId}`;
      const { account } = subscribeAndPay(newSandboxAccount(customerId), { tariff }, began);
      const snapshot = snapshotOf(account);
      return { userId, customerId, snapshot, ...entitle(snapshot, began) };
    });
    await db.insert(users).values(
      customers.map(({ userId }) => ({
        id: userId,
        name: 'Subscriber',
        email: `${userId}@example.com`,
        paidPlan: 'pro',
      })),
    );
    await db.insert(billingCustomers).values(
      customers.map(({ userId, customerId, snapshot, nextDueAt }) => ({
        ...{ userId, customerId, snapshot, nextDueAt },
        // Payments to Stripe count without asking the provider.
        provider: 'stripe' as const,
        plan: 'pro' as const,
        hasPaid: true,
        createdAt: began,
      })),
    );
    await db.insert(coinAccounts).values(customers.map(({ userId }) => ({ userId, createdAt: began })));
    const grants = customers.flatMap(({ userId, grants: due }) =>
      due.map(({ reference, coins, source, expiresAt }) => ({
        ...{ userId, reference, source, expiresAt },
        id: newId(),
        origin: 'payment' as const,
        amount: coins,
        remaining: coins,
        createdAt: began,
      })),
    );
    await db.insert(coinGrants).values(grants);
    await db.insert(coinEntries).values(
      grants.map(({ id, userId, amount }) => ({
        ...{ userId, amount },
        id: newId(),
        grantId: id,
        kind: 'grant' as const,
        reference: `grant:${id}`,
        createdAt: began,
      })),
    );
  }
  await db.execute(sql`analyze`);
}
