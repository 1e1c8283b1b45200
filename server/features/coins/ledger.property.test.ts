import { and, asc, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { assertProperty } from '#testing/assert-property.ts';
import { isFullRun } from '#testing/sample.ts';
import { HoldEndedError } from './coins.ts';
import { coinGrants } from './schema.ts';
import { type CoinBench, openCoinBench } from './testing.ts';

let bench: CoinBench;
beforeAll(async () => {
  bench = await openCoinBench();
});
afterAll(() => bench.close());

interface ModelGrant {
  expiresAt: number;
  left: number;
}

interface ModelHold {
  jobId: string;
  amount: number;
  state: 'held' | 'settled' | 'released';
  parts: { grant: ModelGrant; amount: number }[];
}

/** The ledger as kept on paper: no posted expiries, no entries, no references. */
class Model {
  readonly grants: ModelGrant[] = [];
  readonly holds: ModelHold[] = [];
  /** Coins given, refunds aside, and coins spent for good. */
  given = 0;
  spent = 0;

  live(now: number): ModelGrant[] {
    return this.grants.filter((grant) => grant.expiresAt > now).toSorted((a, b) => a.expiresAt - b.expiresAt);
  }

  balance(now: number): number {
    return this.live(now).reduce((sum, grant) => sum + grant.left, 0);
  }

  grant(amount: number, expiresAt: number): void {
    this.grants.push({ expiresAt, left: amount });
    this.given += amount;
  }

  hold(jobId: string, amount: number, now: number): void {
    const hold: ModelHold = { jobId, amount, state: 'held', parts: [] };
    for (const grant of this.live(now)) {
      const taken = Math.min(grant.left, amount - hold.parts.reduce((sum, part) => sum + part.amount, 0));
      grant.left -= taken;
      if (taken > 0) hold.parts.push({ grant, amount: taken });
    }
    this.holds.push(hold);
  }

  settle(hold: ModelHold, charged: number, now: number): void {
    hold.state = 'settled';
    this.spent += charged;
    this.giveBack(hold, hold.amount - charged, now);
  }

  release(hold: ModelHold, now: number): void {
    hold.state = 'released';
    this.giveBack(hold, hold.amount, now);
  }

  /** From the grant that expires last on. */
  giveBack(hold: ModelHold, coins: number, now: number): void {
    let missing = coins;
    let refund = 0;
    for (const part of hold.parts.toReversed()) {
      const amount = Math.min(part.amount, missing);
      missing -= amount;
      if (part.grant.expiresAt > now) part.grant.left += amount;
      else refund += amount;
    }
    if (refund > 0) this.grants.push({ expiresAt: now + 7 * dayMs, left: refund });
  }
}

/** One user's real ledger beside its model. */
class Run {
  readonly model = new Model();
  readonly userId = newId();

  get now(): number {
    return bench.clock.now().getTime();
  }

  async grant(amount: number, days: number, isReplayed: boolean): Promise<void> {
    const reference = `test:${newId()}`;
    await bench.grant(this.userId, amount, days, { reference });
    if (isReplayed) await bench.grant(this.userId, amount, days, { reference });
    this.model.grant(amount, this.now + days * dayMs);
  }

  async hold(amount: number, isReplayed: boolean): Promise<void> {
    const jobId = newId();
    if (this.model.balance(this.now) < amount) {
      await expect(bench.hold(this.userId, amount, jobId)).rejects.toMatchObject({
        code: 'insufficient_coins',
      });
      return;
    }
    await bench.hold(this.userId, amount, jobId);
    if (isReplayed) await bench.hold(this.userId, amount, jobId);
    this.model.hold(jobId, amount, this.now);
  }

  /** `share` is what a settlement charges, of what can be returned. */
  async end(which: number, way: 'settle' | 'release', share = 1): Promise<void> {
    const hold = this.model.holds[which % Math.max(1, this.model.holds.length)];
    if (!hold) return;
    const amount = Math.max(1, Math.round(hold.amount * share));
    const { jobId } = hold;
    const ending = bench.tx(async (tx) => {
      if (way === 'settle') await bench.coins.settle(tx, { jobId, amount });
      else await bench.coins.release(tx, { jobId });
    });
    const other = way === 'settle' ? 'released' : 'settled';
    if (hold.state === other) {
      await expect(ending).rejects.toThrow(HoldEndedError);
      return;
    }
    await ending;
    if (hold.state !== 'held') return;
    if (way === 'settle') this.model.settle(hold, amount, this.now);
    else this.model.release(hold, this.now);
  }

  /** Invariants after every step. */
  async check(): Promise<void> {
    expect(await bench.coins.balance(this.userId)).toBe(this.model.balance(this.now));
    expect(await bench.coins.audit(this.userId)).toEqual([]);
    const rows = await bench.database.db
      .select({ expiresAt: coinGrants.expiresAt, left: coinGrants.remaining })
      .from(coinGrants)
      .where(and(eq(coinGrants.userId, this.userId), gt(coinGrants.expiresAt, new Date(this.now))))
      .orderBy(asc(coinGrants.expiresAt), asc(coinGrants.id));
    expect(rows.map((row) => ({ ...row, expiresAt: row.expiresAt.getTime() }))).toEqual(
      this.model.live(this.now),
    );
  }

  /** At the end every coin given was spent, is spendable, or has expired. */
  async checkAtEnd(): Promise<void> {
    for (const [index, hold] of this.model.holds.entries()) {
      if (hold.state === 'held') await this.end(index, 'release');
    }
    await this.check();
    await bench.coins.expireDue(new Date(this.now));
    const expired = this.model.grants
      .filter((grant) => grant.expiresAt <= this.now)
      .reduce((sum, grant) => sum + grant.left, 0);
    const balance = await bench.coins.balance(this.userId);
    expect(this.model.spent + expired + balance).toBe(this.model.given);
  }
}

type Step = (run: Run) => Promise<unknown>;

const named = <T>(arbitrary: fc.Arbitrary<T>, name: string, step: (run: Run, value: T) => Promise<unknown>) =>
  arbitrary.map((value) => ({
    name: `${name} ${JSON.stringify(value)}`,
    step: ((run) => step(run, value)) satisfies Step,
  }));

const steps = fc.oneof(
  named(
    fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 12 }), fc.boolean()),
    'grant',
    (run, [amount, days, isReplayed]) => run.grant(amount, days, isReplayed),
  ),
  named(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), 'hold', (run, [amount, isReplayed]) =>
    run.hold(amount, isReplayed),
  ),
  named(fc.nat(20), 'settle', (run, which) => run.end(which, 'settle')),
  named(
    fc.tuple(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true })),
    'settle partly',
    (run, [which, share]) => run.end(which, 'settle', share),
  ),
  named(fc.nat(20), 'release', (run, which) => run.end(which, 'release')),
  named(fc.integer({ min: 1, max: 5 * 24 }), 'hours pass', async (_run, hours) =>
    bench.clock.advance((hours * dayMs) / 24),
  ),
  named(fc.constant(null), 'sweep', (run) => bench.coins.expireDue(new Date(run.now))),
);

it(`the ledger equals a plain model after every step of any sequence (${testDatabaseKind})`, async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 25 }), async (list) => {
      const run = new Run();
      for (const { step } of list) {
        await step(run);
        await run.check();
      }
      await run.checkAtEnd();
    }),
    { numRuns: isFullRun ? 60 : 12, endOnFailure: false },
  );
}, 120_000);
