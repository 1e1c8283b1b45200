import type { CoinMonth, ToolFigure } from '#contract/admin-billing-figures.ts';
import type { CoinDay } from '../../coins/coins.ts';
import type { FigureDeps } from './deps.ts';
import { earnedRevenueCents } from './earned-revenue.ts';
import { countFailing } from './lists.ts';
import { firstMonth, monthsUntil } from './months.ts';
import { activeSubscriptions, countFlagged, revenueMonths } from './revenue.ts';
import { sumTools } from './tool-days.ts';

/** Revenue, subscriptions, and what needs an admin's attention. */
export async function revenueFigures(deps: FigureDeps) {
  const [months, active, failedPayments, flaggedAccounts] = await Promise.all([
    revenueMonths(deps),
    activeSubscriptions(deps),
    countFailing(deps),
    countFlagged(deps),
  ]);
  return { mode: deps.provider?.name ?? ('off' as const), months, active, failedPayments, flaggedAccounts };
}

/** Coin changes of all users. */
export async function coinFigures(deps: FigureDeps): Promise<{ months: CoinMonth[]; outstanding: number }> {
  const [days, outstanding] = await Promise.all([coinMonths(deps), deps.ledger.outstanding()]);
  return { months: withEnds(days, outstanding), outstanding };
}

/** Computes the balance at each month's end, backwards from the current one. */
function withEnds(months: readonly CoinChanges[], outstanding: number): CoinMonth[] {
  let atEnd = outstanding;
  const backwards = months.toReversed().map((month) => {
    const one = { ...month, atEnd };
    atEnd -= grantedIn(month) - month.spent - month.expired - month.clawedBack - month.takenAway;
    return one;
  });
  return backwards.reverse();
}

const grantedIn = ({ signup, subscription, firstMonthOffer, admin }: CoinChanges) =>
  signup + subscription + firstMonthOffer + admin;

type CoinChanges = Omit<CoinMonth, 'atEnd'>;

async function coinMonths({ ledger, clock }: FigureDeps): Promise<CoinChanges[]> {
  const now = clock.now();
  const days = await ledger.days(firstMonth(now));
  return monthsUntil(now).map((month) => {
    const sum: CoinChanges = { month, ...nothing };
    for (const { day, ...coins } of days) {
      if (day.startsWith(month)) for (const name of names) sum[name] += coins[name];
    }
    return sum;
  });
}

const nothing: Omit<CoinDay, 'day'> = {
  signup: 0,
  subscription: 0,
  firstMonthOffer: 0,
  admin: 0,
  spent: 0,
  expired: 0,
  clawedBack: 0,
  takenAway: 0,
};
const names = Object.keys(nothing) as (keyof typeof nothing)[];

/** Engine cost against spent coins by tool, over the last days. */
export async function toolFigures(
  deps: FigureDeps,
  days: number,
): Promise<{ days: number; tools: ToolFigure[]; coinMicros: number | null }> {
  const [sums, coinMicros] = await Promise.all([sumTools(deps, days), priceOfCoin(deps)]);
  return { days, tools: sums.map(({ tool, ...sum }) => ({ tool: tool || null, ...sum })), coinMicros };
}

/** Cents in millionths of a dollar. */
const microsPerCent = 10_000;

/**
 * Returns the revenue per coin, in millionths of a US dollar; null without coins or revenue. Money and coins
 * cover the same months: of a yearly payment, only the months whose coins were given.
 */
async function priceOfCoin(deps: FigureDeps): Promise<number | null> {
  const [cents, months] = await Promise.all([earnedRevenueCents(deps), coinMonths(deps)]);
  const granted = months.reduce((sum, month) => sum + grantedIn(month) - month.clawedBack, 0);
  return cents > 0 && granted > 0 ? (cents * microsPerCent) / granted : null;
}
