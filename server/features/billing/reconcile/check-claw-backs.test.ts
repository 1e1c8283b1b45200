import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { changeAccount } from '#server/testing/stripe/accounts.ts';
import type { DisputeState } from '../provider-snapshot.ts';
import { disputeInvoice, refundInvoice } from '../sandbox/account/payments.ts';
import type { SandboxAccount } from '../sandbox/account/state.ts';
import { openReconcileBench, type Payer, type ReconcileBench } from './testing.ts';

let the: ReconcileBench;
beforeAll(async () => {
  the = await openReconcileBench();
});
afterAll(() => the.close());

const run = (query: ReturnType<typeof sql>) => the.bench.database.db.execute(query);
const balance = ({ userId }: Payer) => the.bench.coins.balance(userId);
const invoiceOf = ({ invoices }: SandboxAccount) => invoices[0]?.id ?? '';
const refund = ({ customerId }: Payer, cents?: number) =>
  changeAccount(the.stripe.world, customerId, (account, now) =>
    refundInvoice(account, invoiceOf(account), now, cents),
  );
const dispute = ({ customerId }: Payer, state: DisputeState) =>
  changeAccount(the.stripe.world, customerId, (account, now) =>
    disputeInvoice(account, invoiceOf(account), state, now),
  );

/** Makes a job hold coins; returns its id. */
async function hold({ userId }: Payer, amount: number): Promise<string> {
  const jobId = newId();
  await the.bench.database.inTransaction((tx) => the.bench.coins.hold(tx, { userId, jobId, amount }));
  return jobId;
}
const settle = (jobId: string) =>
  the.bench.database.inTransaction((tx) => the.bench.coins.settle(tx, { jobId }));
const release = (jobId: string) =>
  the.bench.database.inTransaction((tx) => the.bench.coins.release(tx, { jobId }));

/** Undoes the claw-back so that the ledger itself still adds up. */
async function undoClawBacks({ userId }: Payer): Promise<void> {
  await run(sql`update coin_grants g set remaining = remaining - e.amount from coin_entries e
    where e.grant_id = g.id and e.kind = 'clawback' and e.user_id = ${userId}`);
  await run(sql`delete from coin_entries where kind = 'clawback' and user_id = ${userId}`);
}

/** A fully refunded payer whose coins were not taken back. */
async function unclaimed(): Promise<Payer> {
  const payer = await the.payer();
  refund(payer);
  await the.sync(payer);
  await undoClawBacks(payer);
  expect(await balance(payer)).toBe(2_000);
  return payer;
}

describe('reports', () => {
  it('coins left after a refund; the next sync takes them', async () => {
    const payer = await unclaimed();
    the.advanceHours(7);
    expect(await the.kindsOf(payer)).toEqual(['clawback_missing']);
    expect(await the.bench.drainQueue()).toEqual([payer.customerId]);
    expect(await balance(payer)).toBe(0);
    expect(await the.kindsOf(payer)).toEqual([]);
    expect(await the.bench.coins.audit(payer.userId)).toEqual([]);
  });

  it('less taken than due', async () => {
    const payer = await the.payer();
    refund(payer, 475);
    await the.sync(payer);
    const taken = 2_000 - (await balance(payer));
    expect(taken).toBeGreaterThan(1);
    await run(
      sql`update coin_entries set amount = amount + 1 where kind = 'clawback' and user_id = ${payer.userId}`,
    );
    await run(sql`update coin_grants set remaining = remaining + 1 where user_id = ${payer.userId}`);
    the.advanceHours(7);
    expect(await the.kindsOf(payer)).toEqual(['clawback_missing']);
    await the.bench.drainQueue();
    expect(await balance(payer)).toBe(2_000 - taken);
  });

  it('coins taken without a refund; the next sync returns them', async () => {
    const payer = await the.payer();
    await run(sql`update coin_grants set remaining = remaining - 300 where user_id = ${payer.userId}`);
    await run(sql`insert into coin_entries (user_id, id, grant_id, kind, amount, reference, created_at)
      select user_id, ${newId()}, id, 'clawback', -300, ${newId()}, now() from coin_grants where user_id = ${payer.userId}`);
    expect(await the.kindsOf(payer)).toEqual(['clawback_extra']);
    await the.bench.drainQueue();
    expect(await balance(payer)).toBe(2_000);
    expect(await the.kindsOf(payer)).toEqual([]);
  });
});

describe('does not report', () => {
  it('coins taken fully or in part, or returned after a won dispute', async () => {
    const [whole, part, won] = [await the.payer(), await the.payer(), await the.payer()];
    refund(whole);
    refund(part, 333);
    dispute(won, 'open');
    for (const payer of [whole, part, won]) await the.sync(payer);
    expect(await balance(won)).toBe(0);
    dispute(won, 'won');
    await the.sync(won);
    expect(await balance(won)).toBe(2_000);
    the.advanceHours(24);
    for (const payer of [whole, part, won]) expect(await the.kindsOf(payer)).toEqual([]);
    refund(won);
    await the.sync(won);
    expect(await balance(won)).toBe(0);
    the.advanceHours(24);
    expect(await the.kindsOf(won)).toEqual([]);
  });

  it('coins spent before the refund', async () => {
    const payer = await the.payer();
    await settle(await hold(payer, 1_500));
    refund(payer);
    await the.sync(payer);
    expect(await balance(payer)).toBe(0);
    the.advanceHours(24);
    expect(await the.kindsOf(payer)).toEqual([]);
  });

  it('coins held by a job, nor for the hours in which returned ones are taken', async () => {
    const payer = await the.payer();
    const jobId = await hold(payer, 1_500);
    refund(payer);
    await the.sync(payer);
    the.advanceHours(24);
    expect(await the.kindsOf(payer)).toEqual([]);
    await release(jobId);
    expect(await balance(payer)).toBe(1_500);
    the.advanceHours(1);
    expect(await the.kindsOf(payer)).toEqual([]);
    // The reclaim did not run.
    the.advanceHours(6);
    expect(await the.kindsOf(payer)).toEqual(['clawback_missing']);
    await the.bench.drainQueue();
    expect(await balance(payer)).toBe(0);
  });

  it('a refund that was not read yet', async () => {
    const payer = await the.payer();
    the.advanceHours(24);
    refund(payer);
    expect(await the.kindsOf(payer)).toEqual([]);
    expect(await the.bench.drainQueue()).toEqual([payer.customerId]);
    expect(await balance(payer)).toBe(0);
    expect(await the.kindsOf(payer)).toEqual([]);
  });

  it('expired coins, before and after their expiry was posted', async () => {
    const payer = await unclaimed();
    the.advanceHours(24 * 60);
    expect(await the.kindsOf(payer)).not.toContain('clawback_missing');
    await the.bench.coins.expireDue(the.stripe.clock.now());
    expect(await the.kindsOf(payer)).not.toContain('clawback_missing');
    await the.bench.drainQueue();
  });

  it('customers of another provider, and deleted users', async () => {
    const payer = await unclaimed();
    the.advanceHours(7);
    expect(await the.kindsOf(payer, { provider: null })).toEqual([]);
    the.bench.plans.delete(payer.userId);
    expect(await the.kindsOf(payer)).toEqual([]);
  });
});
