import { randomBytes } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import { dayMs } from '#contract/durations.ts';
import { type Invite, invitePath } from '#contract/invites.ts';
import { inviteLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { digestOf } from '../mails/mail-tokens.ts';
import { invites, inviteUses, users } from '../schema.ts';

type InviteRow = typeof invites.$inferSelect;

/** What an admin chooses for an invitation. */
export interface NewInvite {
  note: string;
  maxUses: number;
  days: number;
}

/** Creates an invitation. Its link is returned once: only a digest is stored. */
export async function createInvite(
  deps: AccountDeps,
  actorId: string,
  { note, maxUses, days }: NewInvite,
): Promise<{ invite: Invite; path: string }> {
  const token = randomBytes(24).toString('base64url');
  const now = deps.clock.now();
  const [row] = await deps.database.db
    .insert(invites)
    .values({
      id: deps.newId(),
      digest: digestOf(token),
      note,
      maxUses,
      createdBy: actorId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  return { invite: presentInvite(row, [], now), path: invitePath(token) };
}

/** Returns the newest invitations, with who used them. */
export async function listInvites({ database, clock }: AccountDeps): Promise<Invite[]> {
  const { db } = database;
  const rows = await db.select().from(invites).orderBy(desc(invites.id)).limit(inviteLimits.shown);
  const usedBy = await usersOf(
    db,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  return rows.map((row) => presentInvite(row, usedBy.get(row.id) ?? [], now));
}

/** Revokes an invitation; repeating it changes nothing. Throws `not_found`. */
export async function revokeInvite({ database, clock }: AccountDeps, id: string): Promise<Invite> {
  return database.inTransaction(async (tx) => {
    const [row] = await tx.select().from(invites).where(eq(invites.id, id)).for('update');
    if (!row) throw new AppError('not_found');
    const revokedAt = row.revokedAt ?? clock.now();
    await tx.update(invites).set({ revokedAt }).where(eq(invites.id, id));
    const usedBy = await usersOf(tx, [id]);
    return presentInvite({ ...row, revokedAt }, usedBy.get(id) ?? [], clock.now());
  });
}

async function usersOf(reader: Reader, ids: readonly string[]): Promise<Map<string, Invite['usedBy']>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({
      inviteId: inviteUses.inviteId,
      userId: users.id,
      email: users.email,
      usedAt: inviteUses.usedAt,
    })
    .from(inviteUses)
    .innerJoin(users, eq(users.id, inviteUses.userId))
    .where(inArray(inviteUses.inviteId, [...ids]))
    .orderBy(desc(inviteUses.usedAt));
  const found = new Map<string, Invite['usedBy']>();
  for (const { inviteId, usedAt, ...user } of rows) {
    found.set(inviteId, [...(found.get(inviteId) ?? []), { ...user, usedAt: usedAt.toISOString() }]);
  }
  return found;
}

function presentInvite(row: InviteRow, usedBy: Invite['usedBy'], now: Date): Invite {
  return {
    id: row.id,
    note: row.note,
    state: stateOf(row, now),
    uses: row.uses,
    maxUses: row.maxUses,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usedBy,
  };
}

function stateOf({ revokedAt, uses, maxUses, expiresAt }: InviteRow, now: Date): Invite['state'] {
  if (revokedAt !== null) return 'revoked';
  if (uses >= maxUses) return 'used_up';
  return expiresAt <= now ? 'expired' : 'open';
}
