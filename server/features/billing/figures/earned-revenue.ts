import { and, eq, gte } from 'drizzle-orm';
import type { BillingInterval } from '#contract/plans.ts';
import { utcDay } from '#server/platform/database/utc-day.ts';
import { monthsAfter } from '../entitlement/calendar.ts';
import { currency } from '../prices.ts';
import { billingInvoices } from '../schema.ts';
import type { FigureDeps } from './deps.ts';
import { firstMonth } from './months.ts';
import { isCounted, kept } from './revenue.ts';

const monthsOfYear = 12;

/**
 * Returns the revenue earned in the shown months, in cents: a monthly payment at once, a yearly one by
 * twelfths, as its coins are given. An upgrade within a year spreads over twelve months too.
 */
export async function earnedRevenueCents(deps: FigureDeps): Promise<number> {
  const now = deps.clock.now();
  const first = firstMonth(now);
  const day = utcDay(billingInvoices.paidAt);
  const rows = await deps.database.db
    .select({ day, interval: billingInvoices.interval, cents: kept })
    .from(billingInvoices)
    .where(
      and(
        eq(billingInvoices.currency, currency),
        // Years paid before these months reach into them.
        gte(billingInvoices.paidAt, monthsAfter(first, -monthsOfYear)),
        isCounted(deps, billingInvoices.id),
      ),
    )
    .groupBy(day, billingInvoices.interval);
  return rows.reduce((sum, { day, interval, cents }) => {
    return sum + cents * shareWithin(new Date(day), interval, { first, now });
  }, 0);
}

/** Returns how much of a payment belongs to a range of time. */
function shareWithin(
  paidOn: Date,
  interval: BillingInterval | null,
  { first, now }: { first: Date; now: Date },
): number {
  const isWithin = (moment: Date) => moment >= first && moment <= now;
  if (interval !== 'yearly') return isWithin(paidOn) ? 1 : 0;
  const starts = Array.from({ length: monthsOfYear }, (_, index) => monthsAfter(paidOn, index));
  return starts.filter(isWithin).length / monthsOfYear;
}
