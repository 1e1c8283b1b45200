import type { ClawedBackGrant } from '../../coins/coins.ts';
import type { DueGrant } from '../entitlement/entitle.ts';
import { graceMs } from './check-grants.ts';
import type { Finding } from './finding.ts';

export interface ClawBacksOfUser {
  userId: string;
  /** What the user should have been given by now, each with how many of them should be taken back. */
  due: readonly DueGrant[];
  /** What the ledger says. */
  ledger: readonly ClawedBackGrant[];
  now: Date;
}

/**
 * Compares the coins taken back with those due to be, after refunds. Spent coins stay spent; held coins are
 * waited for; recently returned ones may be about to be taken.
 */
export function checkClawBacks({ userId, due, ledger, now }: ClawBacksOfUser): Finding[] {
  const known = new Map(ledger.map((grant) => [grant.reference, grant]));
  return due.flatMap(({ reference, clawedBack: claimed }): Finding[] => {
    const grant = known.get(reference);
    if (!grant) return [];
    const { taken, left, gainedAt } = grant;
    const about = { userId, subject: reference };
    if (taken > claimed) {
      return [{ ...about, kind: 'clawback_extra', detail: { reference, claimed, taken } }];
    }
    const missing = Math.min(left, claimed - taken);
    if (missing === 0 || now.getTime() - gainedAt.getTime() <= graceMs) return [];
    return [{ ...about, kind: 'clawback_missing', detail: { reference, claimed, taken, missing } }];
  });
}
