import { hourMs } from '#contract/durations.ts';
import type { ExistingGrant } from '../../coins/coins.ts';
import type { DueGrant } from '../entitlement/entitle.ts';
import type { Finding } from './finding.ts';

/** A schedule gives coins, and renewals are reported with a delay: younger ones may be on their way. */
export const graceMs = 6 * hourMs;

export interface GrantsOfUser {
  userId: string;
  /** What the user was given for plans. */
  given: readonly ExistingGrant[];
  /** What the user should have been given by now; null for a user unknown to any provider. */
  due: readonly DueGrant[] | null;
  now: Date;
}

/** Compares what a user was given for plans with what they have paid for. */
export function checkGrants({ userId, given, due, now }: GrantsOfUser): Finding[] {
  if (due === null) {
    return given.map((grant) => ({
      kind: 'grant_without_customer',
      userId,
      subject: grant.reference,
      detail: detailOf(grant),
    }));
  }
  const dueByReference = new Map(due.map((grant) => [grant.reference, grant]));
  const had = new Set(given.map(({ reference }) => reference));
  const missing = due.filter(
    ({ reference, dueAt }) => !had.has(reference) && now.getTime() - dueAt.getTime() > graceMs,
  );
  return [
    ...given.flatMap((grant): Finding[] => {
      const right = dueByReference.get(grant.reference);
      const about = { userId, subject: grant.reference };
      if (!right) return [{ ...about, kind: 'grant_extra', detail: detailOf(grant) }];
      if (right.coins === grant.amount && right.source === grant.source) return [];
      const detail = { ...detailOf(grant), paidFor: right.coins, paidSource: right.source };
      return [{ ...about, kind: 'grant_amount', detail }];
    }),
    ...missing.map(
      ({ reference, coins, dueAt }): Finding => ({
        kind: 'grant_missing',
        userId,
        subject: reference,
        detail: { reference, coins, dueAt: dueAt.toISOString() },
      }),
    ),
  ];
}

function detailOf({ reference, amount, source }: ExistingGrant): Finding['detail'] {
  return { reference, coins: amount, source };
}
