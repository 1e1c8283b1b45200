import type { Reader } from '#server/platform/database/database.ts';
import type { ReconcileDeps } from './deps.ts';
import type { Finding } from './finding.ts';

const prefix = 'admin:';

/**
 * Checks coins that were not paid for: from a sign-up, an admin, or a return. Reports grants without a
 * matching record.
 */
export async function checkAdminGrants(
  { ledger, adminGrantsOf }: Pick<ReconcileDeps, 'ledger' | 'adminGrantsOf'>,
  reader: Reader,
  userIds: readonly string[],
): Promise<Finding[]> {
  const byAdmins = await ledger.given(reader, userIds, ['admin']);
  const recorded = await adminGrantsOf(
    reader,
    byAdmins.map(({ reference }) => reference.slice(prefix.length)),
  );
  const unrecorded = byAdmins.filter(({ reference, userId, amount }) => {
    const entry = reference.startsWith(prefix) ? recorded.get(reference.slice(prefix.length)) : undefined;
    return entry?.userId !== userId || entry.coins !== amount;
  });
  const unexplained = await ledger.unexplained(reader, userIds);
  return [...unrecorded, ...unexplained].map(({ userId, reference, amount, source }) => ({
    kind: 'grant_without_record',
    userId,
    subject: reference,
    detail: { reference, coins: amount, source },
  }));
}
