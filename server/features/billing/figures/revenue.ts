import { and, eq, gte, like, notLike, type SQL, sql } from 'drizzle-orm';
import type { RevenueMonth } from '#contract/admin-billing-figures.ts';
import { paidPlans } from '#contract/plans.ts';
import { currency } from '../prices.ts';
import { billingCustomers, billingInvoices, billingSubscriptions } from '../schema.ts';
import type { FigureDeps } from './deps.ts';
import { firstMonth, monthsUntil } from './months.ts';

/** The UTC month of a moment. */
const monthOf = (moment: SQL | typeof billingInvoices.paidAt) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM')`;

/** Sandbox payments are not money: excluded once a real provider is configured. */
export const isCounted = (
  deps: Pick<FigureDeps, 'provider'>,
  id: typeof billingInvoices.id | typeof billingSubscriptions.id,
) => (deps.provider?.name === 'sandbox' ? like(id, '%\\_sandbox\\_%') : notLike(id, '%\\_sandbox\\_%'));

/** Money kept, in cents: paid less refunded, and nothing of open or lost disputes. */
export const kept = sql<number>`coalesce(sum(case when ${billingInvoices.dispute} in ('open', 'lost') then 0
  else ${billingInvoices.paid} - ${billingInvoices.refunded} end), 0)`.mapWith(Number);

export type RevenueByPlan = RevenueMonth['revenue'];

/** Revenue of the shown months, by plan; months without any are missing. */
export async function revenueByMonth(deps: FigureDeps): Promise<Map<string, RevenueByPlan>> {
  const month = monthOf(billingInvoices.paidAt);
  const rows = await deps.database.db
    .select({ month, plan: billingInvoices.plan, cents: kept })
    .from(billingInvoices)
    .where(
      and(
        eq(billingInvoices.currency, currency),
        gte(billingInvoices.paidAt, firstMonth(deps.clock.now())),
        isCounted(deps, billingInvoices.id),
      ),
    )
    .groupBy(month, billingInvoices.plan);
  const byMonth = new Map<string, RevenueByPlan>();
  for (const { month: name, plan, cents } of rows) {
    const sums = byMonth.get(name) ?? { basic: 0, pro: 0, plus: 0, enterprise: 0, other: 0 };
    sums[plan ?? 'other'] += cents;
    byMonth.set(name, sums);
  }
  return byMonth;
}

/**
 * Revenue and subscription changes by month. A subscription is included once something was paid for it; a
 * returning user starts a new one.
 */
export async function revenueMonths(deps: FigureDeps): Promise<RevenueMonth[]> {
  const [revenue, { started, ended }] = await Promise.all([revenueByMonth(deps), countChanges(deps)]);
  const before = (changes: Map<string, number>, month: string) =>
    [...changes].reduce((sum, [other, count]) => (other < month ? sum + count : sum), 0);
  return monthsUntil(deps.clock.now()).map((month) => ({
    month,
    revenue: revenue.get(month) ?? { basic: 0, pro: 0, plus: 0, enterprise: 0, other: 0 },
    started: started.get(month) ?? 0,
    ended: ended.get(month) ?? 0,
    atStart: before(started, month) - before(ended, month),
  }));
}

/** Counts the subscriptions that started and ended in each month. */
async function countChanges(deps: FigureDeps) {
  const wasPaid = sql`exists (select 1 from ${billingInvoices}
    where ${billingInvoices.userId} = ${billingSubscriptions.userId}
      and ${billingInvoices.subscriptionId} = ${billingSubscriptions.id} and ${billingInvoices.status} = 'paid')`;
  const { rows } = await deps.database.db.execute<{ month: string; began: boolean; count: number }>(sql`
    with paid as materialized (
      select ${billingSubscriptions.createdAt} as began_at, ${billingSubscriptions.endedAt} as ended_at
      from ${billingSubscriptions}
      where ${isCounted(deps, billingSubscriptions.id)} and ${wasPaid}
    )
    select ${monthOf(sql`began_at`)} as month, true as began, count(*)::int as count from paid group by 1
    union all
    select ${monthOf(sql`ended_at`)}, false, count(*)::int from paid where ended_at is not null group by 1`);
  const pick = (began: boolean) =>
    new Map(rows.filter((row) => row.began === began).map(({ month, count }) => [month, count]));
  return { started: pick(true), ended: pick(false) };
}

/** Subscriptions in service, by plan and interval. */
export async function activeSubscriptions(deps: FigureDeps) {
  const { plan, interval, cancelAtPeriodEnd, status } = billingSubscriptions;
  const rows = await deps.database.db
    .select({
      plan,
      interval,
      count: sql<number>`count(*)::int`,
      ending: sql<number>`(count(*) filter (where ${cancelAtPeriodEnd}))::int`,
    })
    .from(billingSubscriptions)
    .where(
      and(sql`${status} in ('trialing', 'active', 'past_due')`, isCounted(deps, billingSubscriptions.id)),
    )
    .groupBy(plan, interval);
  const rank = (name: (typeof rows)[number]['plan']) => (name === null ? -1 : paidPlans.indexOf(name));
  return rows.sort((a, b) => rank(b.plan) - rank(a.plan) || (a.interval === 'yearly' ? -1 : 1));
}

/** Counts the refunded accounts that no admin has reviewed. */
export async function countFlagged({ database }: Pick<FigureDeps, 'database'>): Promise<number> {
  const [row] = await database.db
    .select({ count: sql<number>`count(*)::int` })
    .from(billingCustomers)
    .where(sql`${billingCustomers.flaggedAt} is not null`);
  return row?.count ?? 0;
}
