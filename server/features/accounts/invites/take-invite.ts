import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { invites, inviteUses, users } from '../schema.ts';

type SignUpRules = Pick<AccountDeps, 'signUpMode' | 'adminEmails' | 'clock'>;

/**
 * Decides whether a new account may be created, and counts a use of the invitation, in the transaction that
 * creates it. Returns the invitation, for `recordInviteUse`; null where none is needed. Throws
 * `sign_up_closed`, `invite_required` and `invite_invalid`.
 *
 * The operator is let in always: the first account, and the addresses in `ADMIN_EMAILS`.
 */
export async function admitNewUser(
  deps: SignUpRules,
  tx: Tx,
  user: { email: string; inviteDigest: string | null; isFirstAccount: boolean },
): Promise<string | null> {
  const mode = deps.signUpMode?.() ?? 'open';
  if (mode === 'open' || user.isFirstAccount || deps.adminEmails.includes(user.email)) return null;
  if (mode === 'closed') throw new AppError('sign_up_closed');
  if (user.inviteDigest === null) throw new AppError('invite_required');
  // One statement, so that two sign-ups cannot both take the last use.
  const [taken] = await tx
    .update(invites)
    .set({ uses: sql`${invites.uses} + 1` })
    .where(
      and(
        eq(invites.digest, user.inviteDigest),
        isNull(invites.revokedAt),
        gt(invites.expiresAt, deps.clock.now()),
        lt(invites.uses, invites.maxUses),
      ),
    )
    .returning({ id: invites.id });
  if (!taken) throw new AppError('invite_invalid');
  return taken.id;
}

export async function recordInviteUse(
  { clock }: SignUpRules,
  tx: Tx,
  use: { inviteId: string; userId: string },
): Promise<void> {
  await tx.insert(inviteUses).values({ ...use, usedAt: clock.now() });
}

/** Who may sign up now, for the login page: before the operator has an account, everybody is asked. */
export async function shownSignUpMode(
  deps: SignUpRules,
  reader: Reader,
): Promise<'open' | 'invite' | 'closed'> {
  const mode = deps.signUpMode?.() ?? 'open';
  if (mode === 'open') return mode;
  const [anyone] = await reader.select({ id: users.id }).from(users).limit(1);
  if (!anyone) return 'open';
  const { adminEmails } = deps;
  if (adminEmails.length === 0) return mode;
  const known = await reader.$count(users, sql`${users.email} in ${[...adminEmails]}`);
  return known < new Set(adminEmails).size ? 'open' : mode;
}
