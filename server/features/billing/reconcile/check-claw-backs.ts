import type { TakenBack } from '../../coins/coins.ts';
import type { DueGrant } from '../entitlement/entitle.ts';
import { patienceMs } from './check-grants.ts';
import type { Finding } from './finding.ts';

export interface ClawBacksOfUser {
  userId: string;
  /** What the user was to be given by now, each with how many of them are to be gone again. */
  due: readonly DueGrant[];
  /** What the books say of it. */
  books: readonly TakenBack[];
  now: Date;
}

/**
 * Compares the coins that were taken back with those that are to be gone because money went back. Spent coins stay spent,
 * those that a job holds are waited for, and what it gave back a short while ago may be about to be taken.
 */
export function checkClawBacks({ userId, due, books, now }: ClawBacksOfUser): Finding[] {
  const known = new Map(books.map((grant) => [grant.reference, grant]));
  return due.flatMap(({ reference, clawedBack: claimed }): Finding[] => {
    const grant = known.get(reference);
    if (!grant) return [];
    const { taken, left, gainedAt } = grant;
    const about = { userId, subject: reference };
    if (taken > claimed) {
      return [{ ...about, kind: 'clawback_extra', detail: { reference, claimed, taken } }];
    }
    const missing = Math.min(left, claimed - taken);
    if (missing === 0 || now.getTime() - gainedAt.getTime() <= patienceMs) return [];
    return [{ ...about, kind: 'clawback_missing', detail: { reference, claimed, taken, missing } }];
  });
}
