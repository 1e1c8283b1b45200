import type { Reader } from '#server/platform/database/database.ts';
import type { ReconcileDeps } from './deps.ts';
import type { Finding } from './finding.ts';

const prefix = 'admin:';

/** Coins that nobody paid for: of a sign-up, from an admin, back from something. Each has its reason, or is found. */
export async function checkAdminGrants(
  { books, adminGrantsOf }: Pick<ReconcileDeps, 'books' | 'adminGrantsOf'>,
  reader: Reader,
  userIds: readonly string[],
): Promise<Finding[]> {
  const ofAdmins = await books.given(reader, userIds, ['admin']);
  const acts = await adminGrantsOf(
    reader,
    ofAdmins.map(({ reference }) => reference.slice(prefix.length)),
  );
  const unwritten = ofAdmins.filter(({ reference, userId, amount }) => {
    const act = reference.startsWith(prefix) ? acts.get(reference.slice(prefix.length)) : undefined;
    return act?.userId !== userId || act.coins !== amount;
  });
  const groundless = await books.groundless(reader, userIds);
  return [...unwritten, ...groundless].map(({ userId, reference, amount, source }) => ({
    kind: 'grant_groundless',
    userId,
    subject: reference,
    detail: { reference, coins: amount, source },
  }));
}
