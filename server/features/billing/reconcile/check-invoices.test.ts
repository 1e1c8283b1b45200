import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingInvoices } from '../schema.ts';
import { openReconcileBench, type Payer, type ReconcileBench } from './testing.ts';

let the: ReconcileBench;
beforeAll(async () => {
  the = await openReconcileBench();
});
afterAll(() => the.close());

const run = (query: ReturnType<typeof sql>) => the.bench.database.db.execute(query);
const copiesOf = ({ userId }: Payer) =>
  the.bench.database.db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.userId, userId))
    .orderBy(asc(billingInvoices.id));

describe('reports and rewrites a copy of an invoice', () => {
  it.each([
    ['another sum', sql`paid = paid + 1`],
    ['another plan', sql`plan = 'enterprise'`],
    ['another interval', sql`interval = 'yearly'`],
    ['another currency', sql`currency = 'eur'`],
    ['another month', sql`paid_at = paid_at - interval '40 days'`],
    ['another reason', sql`reason = 'other'`],
    ['a refund that was none', sql`refunded = 100`],
    ['another subscription', sql`subscription_id = null`],
  ])('with %s', async (_, change) => {
    const payer = await the.payer();
    const right = await copiesOf(payer);
    expect(await the.kindsOf(payer)).toEqual([]);
    await run(sql`update billing_invoices set ${change} where user_id = ${payer.userId}`);
    expect(await the.kindsOf(payer)).toEqual(['invoices']);
    expect(await the.bench.drainQueue()).toEqual([payer.customerId]);
    expect(await copiesOf(payer)).toEqual(right);
    expect(await the.kindsOf(payer)).toEqual([]);
  });

  it('that is missing', async () => {
    const payer = await the.payer();
    await run(sql`delete from billing_invoices where user_id = ${payer.userId}`);
    expect(await the.kindsOf(payer)).toEqual(['invoices']);
    await the.bench.drainQueue();
    expect(await copiesOf(payer)).toHaveLength(1);
  });
});
