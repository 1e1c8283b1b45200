import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { billingSubscriptions } from '../schema.ts';
import { openReconcileBench, type Payer, type ReconcileBench } from './testing.ts';

let the: ReconcileBench;
beforeAll(async () => {
  the = await openReconcileBench();
});
afterAll(() => the.close());

const run = (query: ReturnType<typeof sql>) => the.bench.database.db.execute(query);
const copiesOf = ({ userId }: Pick<Payer, 'userId'>) =>
  the.bench.database.db.select().from(billingSubscriptions).where(eq(billingSubscriptions.userId, userId));

async function copyOf(payer: Payer) {
  const [copy] = await copiesOf(payer);
  if (!copy) throw new Error('There is no copy.');
  return copy;
}

/** A live subscription in the figures that no provider knows. */
const insertUnknownSubscription = (userId: string, id: string) =>
  the.bench.database.db.insert(billingSubscriptions).values({
    ...{ id, userId, status: 'active', plan: 'plus', interval: 'yearly', cancelAtPeriodEnd: false },
    ...{ createdAt: new Date(0), periodEnd: new Date(0), endedAt: null },
  });

describe('is reported and rewritten', () => {
  it.each([
    ['another status', sql`status = 'canceled'`],
    ['another plan', sql`plan = 'enterprise'`],
    ['another interval', sql`interval = 'yearly'`],
    ['an unknown price', sql`plan = null, interval = null`],
    ['another beginning', sql`created_at = created_at - interval '40 days'`],
    ['another end of its period', sql`period_end = period_end + interval '1 day'`],
    ['a renewal that is not to come', sql`cancel_at_period_end = true`],
    ['an end', sql`ended_at = created_at`],
    ['another user', sql`user_id = 'somebody'`],
  ])('with %s', async (_, change) => {
    const payer = await the.payer();
    const right = await copyOf(payer);
    expect(await the.kindsOf(payer)).toEqual([]);
    await run(sql`update billing_subscriptions set ${change} where user_id = ${payer.userId}`);
    expect(await the.kindsOf(payer)).toEqual(['subscriptions']);
    expect(await the.bench.drainQueue()).toEqual([payer.customerId]);
    expect(await copyOf(payer)).toEqual(right);
    expect(await the.kindsOf(payer)).toEqual([]);
  });

  it('when it is missing', async () => {
    const payer = await the.payer();
    await run(sql`delete from billing_subscriptions where user_id = ${payer.userId}`);
    expect(await the.kindsOf(payer)).toEqual(['subscriptions']);
    await the.bench.drainQueue();
    expect(await copiesOf(payer)).toHaveLength(1);
  });

  it('when no provider knows it', async () => {
    const payer = await the.payer();
    await insertUnknownSubscription(payer.userId, `sub_${newId()}`);
    expect(await the.kindsOf(payer)).toEqual(['subscriptions']);
    await the.bench.drainQueue();
    expect((await copiesOf(payer)).map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
    expect(await the.kindsOf(payer)).toEqual([]);
  });

  it('when no provider knows its user', async () => {
    const userId = newId();
    the.bench.plans.set(userId, 'free');
    await run(sql`insert into coin_accounts (user_id, created_at) values (${userId}, now())`);
    await insertUnknownSubscription(userId, `sub_${newId()}`);
    expect(await the.kindsOf({ userId })).toEqual(['subscriptions']);
  });
});

describe('is not reported', () => {
  it('before its event was processed', async () => {
    const payer = await the.payer();
    const { id } = await copyOf(payer);
    await the.stripe.provider.setCancelAtPeriodEnd(id, true);
    expect(await the.kindsOf(payer)).toEqual([]);
    expect(await the.bench.drainQueue()).toEqual([payer.customerId]);
    expect(await copyOf(payer)).toMatchObject({ cancelAtPeriodEnd: true });
    await the.stripe.provider.cancelNow(id);
    await the.sync(payer);
    expect(await copyOf(payer)).toMatchObject({ status: 'canceled' });
    expect(await the.kindsOf(payer)).toEqual([]);
  });

  it('for a customer whom the operator has deleted at the provider: it ends in the figures, too', async () => {
    const payer = await the.payer();
    the.stripe.world.accounts.delete(payer.customerId);
    await the.sync(payer);
    expect(await copyOf(payer)).toMatchObject({ status: 'canceled', endedAt: the.stripe.clock.now() });
    expect(await the.kindsOf(payer)).not.toContain('subscriptions');
    the.advanceHours(24);
    await the.sync(payer);
    expect(await the.kindsOf(payer)).not.toContain('subscriptions');
  });

  it('for earlier sandbox subscriptions and for deleted users', async () => {
    const payer = await the.payer();
    const name = `sub_sandbox_${payer.userId}_1`;
    await insertUnknownSubscription(payer.userId, name);
    expect(await the.kindsOf(payer)).toEqual([]);
    await the.sync(payer);
    expect(await copiesOf(payer)).toContainEqual(expect.objectContaining({ id: name, endedAt: null }));
    await run(sql`update billing_subscriptions set plan = 'basic' where user_id = ${payer.userId}`);
    the.bench.plans.delete(payer.userId);
    expect(await the.kindsOf(payer)).toEqual([]);
  });
});
