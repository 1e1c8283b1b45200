import { isHigherPlan, type PaidPlan, plans } from '#contract/plans.ts';
import type { SnapshotInvoice } from '../provider-snapshot.ts';
import { monthsAfter } from './calendar.ts';
import type { PaidPeriod, PlanStep } from './paid-periods.ts';

/** A month that coins are given for. */
export interface CoinMonth {
  period: PaidPeriod;
  /** Within its period, from 0. */
  index: number;
  start: Date;
  end: Date;
}

/** Coins that an invoice pays for in a month. */
export interface Share {
  invoice: SnapshotInvoice;
  plan: PaidPlan;
  coins: number;
  /** The earliest time to give them. */
  from: Date;
}

/**
 * Returns the months of a period that had started when it was replaced or its subscription ended: one, or
 * up to twelve of a year.
 */
export function monthsOf(period: PaidPeriod, endedAt: Date | null): CoinMonth[] {
  const months: CoinMonth[] = [];
  const count = period.interval === 'monthly' ? 1 : 12;
  for (let index = 0; index < count; index += 1) {
    const start = monthsAfter(period.start, index);
    // A month that starts at the exact moment of a change has started: its coins may have been given.
    const isCut = [period.replacedAt, endedAt].some((end) => end !== null && start > end);
    if (start >= period.end || isCut) return months;
    // The last month ends with the period: a year from 28 February to a leap day is a day longer than its
    // twelve months.
    const next = index === count - 1 ? period.end : monthsAfter(period.start, index + 1);
    months.push({ period, index, start, end: next < period.end ? next : period.end });
  }
  return months;
}

/**
 * Returns what each invoice contributes to a month. The invoice that opened the period contributes its plan's
 * coins. One that raised the plan contributes the difference: whole in later months, and in that month pro
 * rata for the remaining days, as it was charged. Otherwise an upgrade in a month's last hour would buy all
 * of its coins for cents. A downgrade within a period applies from the next month: given coins are not taken
 * back.
 */
export function sharesOf({ period, index, start, end }: CoinMonth): Share[] {
  const [opening, ...changes] = period.steps;
  let shares = [shareOf(opening, coinsOf(opening.plan) - creditedCoins(period, index), start)];
  for (const step of changes) {
    if (step.from >= end) continue;
    const highest = shares.at(-1)?.plan ?? opening.plan;
    if (isHigherPlan(step.plan, highest)) {
      const from = step.from > start ? step.from : start;
      const coins = Math.ceil((coinsOf(step.plan) - coinsOf(highest)) * shareLeft({ start, end }, from));
      shares = [...shares, shareOf(step, coins, from)];
    } else if (step.from <= start) {
      shares = lowered(shares, step.plan);
    }
  }
  return shares.filter(({ coins }) => coins > 0);
}

function shareOf({ invoice, plan }: PlanStep, coins: number, from: Date): Share {
  return { invoice, plan, coins, from };
}

function coinsOf(plan: PaidPlan): number {
  return plans[plan].coinsPerMonth;
}

/** The contributions to a lower plan: those of the first invoices, up to its coins. */
function lowered(shares: readonly Share[], plan: PaidPlan): Share[] {
  let left = coinsOf(plan);
  return shares.flatMap((share) => {
    const coins = Math.min(left, share.coins);
    left -= coins;
    return coins > 0 ? [{ ...share, coins, plan: isHigherPlan(share.plan, plan) ? plan : share.plan }] : [];
  });
}

/**
 * A change of interval refunds the rest of the running month. The coins of that rest were already given, so
 * the first month of the new period gives that many fewer. If that exceeds its coins, as after an expensive
 * month before a cheaper year, later months give fewer too.
 */
function creditedCoins({ replaces, start, steps: [opening] }: PaidPeriod, index: number): number {
  if (replaces === null) return 0;
  const running = monthsOf(replaces, null).find((month) => month.start <= start && start < month.end);
  if (!running) return 0;
  const unused = sharesOf(running).reduce(
    (sum, { coins, from }) => sum + coins * shareLeft({ start: from, end: running.end }, start),
    0,
  );
  const coins = coinsOf(opening.plan);
  return Math.min(coins, Math.max(0, Math.round(unused) - index * coins));
}

/** Returns how much of a range remains at a moment, from 0 to 1. */
function shareLeft({ start, end }: { start: Date; end: Date }, at: Date): number {
  return (end.getTime() - at.getTime()) / (end.getTime() - start.getTime());
}
