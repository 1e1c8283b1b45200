import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { mailTokens } from '../schema.ts';

type Purpose = (typeof mailTokens.$inferSelect)['purpose'];

/** What is stored of a secret: a reader of the table cannot use it. */
export function digestOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Creates the secret of a mail. Earlier secrets of the same purpose end: only the newest mail works. */
export async function makeMailToken(
  deps: Pick<AccountDeps, 'clock'>,
  tx: Tx,
  made: {
    userId: string;
    email: string;
    purpose: Purpose;
    lifeMs: number;
    /** Random and long, unless the mail needs another. */
    secret?: string;
  },
): Promise<string> {
  const { userId, email, purpose } = made;
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
  const token = made.secret ?? randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.clock.now().getTime() + made.lifeMs);
  await tx.insert(mailTokens).values({ digest: digestOf(token), userId, purpose, email, expiresAt });
  return token;
}

/** Ends the links that could set a new password. */
export async function deletePasswordTokens(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'resetPassword')));
}

/** Uses up a secret and returns whose it was; null for a wrong, used or expired one. */
export async function consumeMailToken(
  deps: Pick<AccountDeps, 'clock'>,
  tx: Tx,
  token: string,
  purpose: Purpose,
): Promise<{ userId: string; email: string } | null> {
  const [taken] = await tx
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.digest, digestOf(token)),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expiresAt, deps.clock.now()),
      ),
    )
    .returning({ userId: mailTokens.userId, email: mailTokens.email });
  return taken ?? null;
}

/** Removes expired tokens; for the schedule. */
export async function removeOldMailTokens(deps: AccountDeps, now: Date): Promise<void> {
  await deps.database.db.delete(mailTokens).where(lte(mailTokens.expiresAt, now));
}
