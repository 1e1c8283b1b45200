import type { Reader } from '#server/platform/database/database.ts';
import type { ReconcileDeps } from './deps.ts';
import type { Finding } from './finding.ts';

const prefix = 'admin:';

/**
 * Checks coins that were not paid for: from a sign-up, an admin, or a return. One without its reason is a
 * finding.
 */
export async function checkAdminGrants(
  { ledger, adminGrantsOf }: Pick<ReconcileDeps, 'ledger' | 'adminGrantsOf'>,
  reader: Reader,
  userIds: readonly string[],
): Promise<Finding[]> {
  const ofAdmins = await ledger.given(reader, userIds, ['admin']);
  const acts = await adminGrantsOf(
    reader,
    ofAdmins.map(({ reference }) => reference.slice(prefix.length)),
  );
  const unwritten = ofAdmins.filter(({ reference, userId, amount }) => {
    const act = reference.startsWith(prefix) ? acts.get(reference.slice(prefix.length)) : undefined;
    return act?.userId !== userId || act.coins !== amount;
  });
  const unexplained = await ledger.unexplained(reader, userIds);
  return [...unwritten, ...unexplained].map(({ userId, reference, amount, source }) => ({
    kind: 'grant_without_record',
    userId,
    subject: reference,
    detail: { reference, coins: amount, source },
  }));
}
