import { inArray } from 'drizzle-orm';
import type { PlanName } from '#contract/plans.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { ClawedBackGrant, ExistingGrant } from '../../coins/coins.ts';
import { isSandboxPaused, pausedEntitlement } from '../effective-snapshot.ts';
import { entitle } from '../entitlement/entitle.ts';
import { emptySnapshot, type ProviderSnapshot, snapshotSchema } from '../provider-snapshot.ts';
import { isNameOf } from '../save-snapshot-copies.ts';
import {
  billingCustomers,
  billingInvoices,
  billingSubscriptions,
  type CustomerRow,
  type InvoiceRow,
  type SubscriptionRow,
} from '../schema.ts';
import { checkAdminGrants } from './check-admin-grants.ts';
import { checkClawBacks } from './check-claw-backs.ts';
import { checkGrants } from './check-grants.ts';
import { checkInvoices } from './check-invoices.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { checkSubscriptions } from './check-subscriptions.ts';
import type { ReconcileDeps } from './deps.ts';
import type { Finding } from './finding.ts';

const planSources = ['subscription', 'first_month_offer'] as const;

/**
 * Finds what does not agree for some users: the ledger with itself, and everything with the provider's last
 * snapshot. For deleted users only the ledger is left.
 */
export async function checkUsers(
  deps: Pick<ReconcileDeps, 'ledger' | 'accounts' | 'adminGrantsOf' | 'clock' | 'provider'>,
  reader: Reader,
  userIds: readonly string[],
): Promise<Finding[]> {
  if (userIds.length === 0) return [];
  const ids = [...userIds];
  const { ledger, accounts } = deps;
  const problems = await ledger.problems(reader, ids);
  const plans = await accounts.paidPlansOf(reader, ids);
  const live = ids.filter((userId) => plans.has(userId));
  const customers = await byUser(reader, live);
  const given = await ledger.given(reader, live, planSources);
  const clawedBackGrants = await ledger.clawedBackGrants(reader, live, planSources);
  const copies = await copiesOf(reader, live);
  const gifts = await checkAdminGrants(deps, reader, live);
  return [
    ...problems.map(({ userId, grantId, holdId, problem }): Finding => {
      const about = grantId === null ? { hold: holdId ?? '' } : { grant: grantId };
      return { kind: 'ledger', userId, subject: grantId ?? holdId ?? '', detail: { ...about, problem } };
    }),
    ...gifts,
    ...live.flatMap((userId) =>
      checkUser({
        userId,
        paidPlan: plans.get(userId) ?? 'free',
        customer: customers.get(userId) ?? null,
        provider: deps.provider,
        given: given.filter((grant) => grant.userId === userId),
        clawedBackGrants: clawedBackGrants.filter((grant) => grant.userId === userId),
        invoices: copies.invoices.filter((copy) => copy.userId === userId),
        subscriptions: copies.subscriptions.filter((copy) => copy.userId === userId),
        now: deps.clock.now(),
      }),
    ),
  ];
}

async function byUser(reader: Reader, userIds: string[]): Promise<Map<string, CustomerRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader.select().from(billingCustomers).where(inArray(billingCustomers.userId, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The operator's copies of these users' invoices and subscriptions. */
async function copiesOf(reader: Reader, userIds: string[]) {
  if (userIds.length === 0) return { invoices: [], subscriptions: [] };
  return {
    invoices: await reader.select().from(billingInvoices).where(inArray(billingInvoices.userId, userIds)),
    subscriptions: await reader
      .select()
      .from(billingSubscriptions)
      .where(inArray(billingSubscriptions.userId, userIds)),
  };
}

interface UserFacts {
  userId: string;
  paidPlan: PlanName;
  customer: CustomerRow | null;
  provider: ReconcileDeps['provider'];
  given: readonly ExistingGrant[];
  clawedBackGrants: readonly ClawedBackGrant[];
  invoices: readonly InvoiceRow[];
  subscriptions: readonly SubscriptionRow[];
  now: Date;
}

function checkUser(facts: UserFacts): Finding[] {
  const { userId, paidPlan, customer, provider, given, now } = facts;
  if (customer === null) {
    return [
      ...checkGrants({ userId, given, due: null, now }),
      ...checkPlans(userId, { paidPlan }),
      ...checkSubscriptions(userId, facts.subscriptions, []),
    ];
  }
  const snapshot = parseSnapshot(customer);
  if (snapshot === null) {
    const detail = { problem: 'What is kept of the provider’s answer cannot be read.' };
    return [{ kind: 'provider_snapshot_unreadable', userId, subject: '', detail }];
  }
  const isPaused = isSandboxPaused({ provider }, customer);
  const entitled = entitle(snapshot, now);
  const plan = isPaused ? pausedEntitlement.plan : entitled.plan;
  const isOwn = ownsInvoice(customer);
  const own = given.filter(({ reference }) => isOwn(reference));
  // A paused subscription grants nothing: none of its coins are missing, and those given before stay right.
  const had = new Set(own.map(({ reference }) => reference));
  const grants = entitled.grants.filter(({ reference }) => !isPaused || had.has(reference));
  // Claw-backs are settled by the customer's own provider. Paused ones are left alone.
  const claimed = customer.provider === provider?.name ? entitled.grants : [];
  return [
    ...checkGrants({ userId, given: own, due: grants, now }),
    ...checkClawBacks({ userId, due: claimed, ledger: facts.clawedBackGrants, now }),
    ...checkPlans(userId, { paidPlan, customerPlan: customer.plan, provedPlan: plan }),
    ...checkSnapshot(userId, snapshot),
    ...checkInvoices(
      userId,
      facts.invoices.filter(({ id }) => isOwn(`invoice:${id}:`)),
      snapshot.invoices,
    ),
    ...checkSubscriptions(
      userId,
      facts.subscriptions.filter(({ id }) => isNameOf(customer, id)),
      snapshot.subscriptions,
    ),
  ];
}

/** Null if it cannot be parsed. */
export function parseSnapshot({ snapshot }: Pick<CustomerRow, 'snapshot'>): ProviderSnapshot | null {
  if (snapshot === null) return emptySnapshot;
  const parsed = snapshotSchema.safeParse(snapshot);
  return parsed.success ? parsed.data : null;
}

/** What a user had at the sandbox, before a real provider, is unknown to that provider. */
function ownsInvoice({ provider, userId }: CustomerRow): (reference: string) => boolean {
  return (reference) => provider === 'sandbox' || !reference.startsWith(`invoice:in_sandbox_${userId}_`);
}

/** Compares the account's plan, the stored customer's plan, and the plan that follows from payments. */
function checkPlans(
  userId: string,
  plans: { paidPlan: PlanName; customerPlan?: PlanName; provedPlan?: PlanName },
): Finding[] {
  const { paidPlan, customerPlan = 'free', provedPlan = 'free' } = plans;
  if (paidPlan === customerPlan && customerPlan === provedPlan) return [];
  const detail = { account: paidPlan, customer: customerPlan, paidFor: provedPlan };
  return [{ kind: 'plan', userId, subject: '', detail }];
}
