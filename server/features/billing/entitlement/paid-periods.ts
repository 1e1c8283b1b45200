import { type BillingInterval, isHigherPlan, type PaidPlan } from '#contract/plans.ts';
import type { ProviderSnapshot, SnapshotInvoice, SnapshotLine, Tariff } from '../provider-snapshot.ts';

/** A plan from a moment on, paid by an invoice. */
export interface PlanStep {
  from: Date;
  plan: PaidPlan;
  invoice: SnapshotInvoice;
}

/** Time of one subscription that was paid at once: a month or a year. */
export interface PaidPeriod {
  subscriptionId: string;
  interval: BillingInterval;
  start: Date;
  end: Date;
  /** The first opens the period; the others change the plan within it, by time. */
  steps: [PlanStep, ...PlanStep[]];
  /** When a period of another length replaced it, whose invoice refunded the rest. */
  replacedAt: Date | null;
  /** The period that this one replaced and whose rest was refunded. */
  replaces: PaidPeriod | null;
}

/**
 * Returns the periods that a customer has paid for, by subscription and time. An unpaid invoice opens
 * nothing, nor does a line with an unknown price.
 */
export function paidPeriods({ invoices }: ProviderSnapshot): Map<string, PaidPeriod[]> {
  const bySubscription = new Map<string, PaidPeriod[]>();
  for (const invoice of inOrder(invoices)) {
    const { subscriptionId } = invoice;
    if (subscriptionId === null) continue;
    const periods = bySubscription.get(subscriptionId) ?? [];
    bySubscription.set(subscriptionId, periods);
    addInvoice(periods, subscriptionId, invoice);
  }
  return bySubscription;
}

/** The paid invoices, in order of creation. */
function inOrder(invoices: readonly SnapshotInvoice[]): SnapshotInvoice[] {
  return invoices
    .filter(({ status }) => status === 'paid')
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

function addInvoice(periods: PaidPeriod[], subscriptionId: string, invoice: SnapshotInvoice): void {
  if (invoice.reason === 'other') return;
  const charged = invoice.lines.filter(isCharged);
  const whole = charged.filter((line) => !line.isProration).sort(byPlan)[0];
  const part = charged.filter((line) => line.isProration).sort(byPlan)[0];
  if (invoice.reason === 'update' && part && !whole) changePlan(periods, subscriptionId, invoice, part);
  else if (whole) openPeriod(periods, subscriptionId, invoice, whole);
}

type ChargedLine = SnapshotLine & { tariff: Tariff };

/** A line that buys time: a discount may make it free; a negative line is a refund. */
function isCharged(line: SnapshotLine): line is ChargedLine {
  return line.tariff !== null && line.amount >= 0 && line.end > line.start;
}

/** The highest plan first. */
function byPlan(a: ChargedLine, b: ChargedLine): number {
  if (a.tariff.plan === b.tariff.plan) return 0;
  return isHigherPlan(a.tariff.plan, b.tariff.plan) ? -1 : 1;
}

function openPeriod(
  periods: PaidPeriod[],
  subscriptionId: string,
  invoice: SnapshotInvoice,
  { tariff, start, end }: ChargedLine,
): void {
  const before = periods.at(-1);
  const isReplacing = before !== undefined && before.start <= start && start < before.end;
  if (isReplacing) before.replacedAt = start;
  periods.push({
    subscriptionId,
    interval: tariff.interval,
    start,
    end,
    steps: [{ from: start, plan: tariff.plan, invoice }],
    replacedAt: null,
    replaces: isReplacing ? before : null,
  });
}

/**
 * Applies another plan to the rest of a period. One of another length opens a period of its own, even if
 * billed as a part because the payment day stayed the same.
 */
function changePlan(
  periods: PaidPeriod[],
  subscriptionId: string,
  invoice: SnapshotInvoice,
  part: ChargedLine,
): void {
  const { tariff, start } = part;
  const period = periods.findLast((candidate) => candidate.start <= start && start < candidate.end);
  if (!period) return;
  if (period.interval === tariff.interval) period.steps.push({ from: start, plan: tariff.plan, invoice });
  else openPeriod(periods, subscriptionId, invoice, part);
}
