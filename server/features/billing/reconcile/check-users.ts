import { inArray } from 'drizzle-orm';
import type { PlanName } from '#contract/plans.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { GivenGrant, TakenBack } from '../../coins/coins.ts';
import { isSandboxPaused, pausedEntitlement } from '../effective-snapshot.ts';
import { entitle } from '../entitlement/entitle.ts';
import { emptySnapshot, type ProviderSnapshot, snapshotSchema } from '../provider-snapshot.ts';
import { isNameOf } from '../save-copies.ts';
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
 * What is kept here of some users and does not agree: the books with themselves, and everything with what the provider
 * last said. Of users who are gone the books alone are left.
 */
export async function checkUsers(
  deps: Pick<ReconcileDeps, 'books' | 'accounts' | 'adminGrantsOf' | 'clock' | 'provider'>,
  reader: Reader,
  userIds: readonly string[],
): Promise<Finding[]> {
  if (userIds.length === 0) return [];
  const ids = [...userIds];
  const { books, accounts } = deps;
  const problems = await books.problems(reader, ids);
  const plans = await accounts.paidPlansOf(reader, ids);
  const living = ids.filter((userId) => plans.has(userId));
  const customers = await byUser(reader, living);
  const given = await books.given(reader, living, planSources);
  const takenBack = await books.takenBack(reader, living, planSources);
  const copies = await copiesOf(reader, living);
  const gifts = await checkAdminGrants(deps, reader, living);
  return [
    ...problems.map(({ userId, grantId, holdId, problem }): Finding => {
      const about = grantId === null ? { hold: holdId ?? '' } : { grant: grantId };
      return { kind: 'books', userId, subject: grantId ?? holdId ?? '', detail: { ...about, problem } };
    }),
    ...gifts,
    ...living.flatMap((userId) =>
      checkUser({
        userId,
        paidPlan: plans.get(userId) ?? 'free',
        customer: customers.get(userId) ?? null,
        provider: deps.provider,
        given: given.filter((grant) => grant.userId === userId),
        takenBack: takenBack.filter((grant) => grant.userId === userId),
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

/** The operator's copies of what these users have paid and subscribed to. */
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
  given: readonly GivenGrant[];
  takenBack: readonly TakenBack[];
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
    return [{ kind: 'truth_unreadable', userId, subject: '', detail }];
  }
  const isAsleep = isSandboxPaused({ provider }, customer);
  const entitled = entitle(snapshot, now);
  const plan = isAsleep ? pausedEntitlement.plan : entitled.plan;
  const isOwn = ownsInvoice(customer);
  const own = given.filter(({ reference }) => isOwn(reference));
  // What rests gives nothing: of it none is missing, and what was given before stays right.
  const had = new Set(own.map(({ reference }) => reference));
  const grants = entitled.grants.filter(({ reference }) => !isAsleep || had.has(reference));
  // Claims are settled where the customer's provider is asked. What rests is left as it is.
  const claimed = customer.provider === provider?.name ? entitled.grants : [];
  return [
    ...checkGrants({ userId, given: own, due: grants, now }),
    ...checkClawBacks({ userId, due: claimed, books: facts.takenBack, now }),
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

/** Null where it cannot be read. */
export function parseSnapshot({ snapshot }: Pick<CustomerRow, 'snapshot'>): ProviderSnapshot | null {
  if (snapshot === null) return emptySnapshot;
  const parsed = snapshotSchema.safeParse(snapshot);
  return parsed.success ? parsed.data : null;
}

/** What somebody had at the sandbox, before a real provider served them, is no part of what that provider knows. */
function ownsInvoice({ provider, userId }: CustomerRow): (reference: string) => boolean {
  return (reference) => provider === 'sandbox' || !reference.startsWith(`invoice:in_sandbox_${userId}_`);
}

/** The plan of the account, the one kept with its customer, and the one that follows from what was paid. */
function checkPlans(
  userId: string,
  plans: { paidPlan: PlanName; customerPlan?: PlanName; provedPlan?: PlanName },
): Finding[] {
  const { paidPlan, customerPlan = 'free', provedPlan = 'free' } = plans;
  if (paidPlan === customerPlan && customerPlan === provedPlan) return [];
  const detail = { account: paidPlan, customer: customerPlan, paidFor: provedPlan };
  return [{ kind: 'plan', userId, subject: '', detail }];
}
