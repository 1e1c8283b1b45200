import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { firstAccountIsAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { enterNamedAdmin } from './note-admin.ts';
import { normaliseCode, writeCode } from './one-time-code.ts';
import { adminClaims, users } from './schema.ts';

// Any number that only claims use: one code lets one person in.
const claimLock = 7_302_114_511;

/**
 * The code that proves, without mail, that somebody is the operator; null when nobody needs one. It is derived from
 * the session secret and from how many codes were used, so that every process prints the same one and none works
 * twice.
 */
export async function readAdminCode(deps: AccountDeps): Promise<string | null> {
  const { db } = deps.database;
  return (await isCodeNeeded(deps, db)) ? currentCode(deps, db) : null;
}

/**
 * Makes the signed-in user an admin who has the code: the owner of an address in `ADMIN_EMAILS`, whose address then
 * counts as proven, or, where that is unset and there is no admin, anybody. Throws `forbidden`.
 */
export async function claimAdmin(deps: AccountDeps, userId: string, code: string): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const isRight = isSame(normaliseCode(code), normaliseCode(await currentCode(deps, tx)));
    if (!user || !isRight || !(await mayClaim(deps, tx, user.email))) {
      throw new AppError('forbidden', {
        message: 'This code does not work here. Use the newest one that the server printed at its start.',
      });
    }
    const isNamed = deps.adminEmails.length > 0;
    const proof = isNamed ? { emailVerified: true } : { isAdmin: true };
    const now = deps.clock.now();
    await tx
      .update(users)
      .set({ ...proof, updatedAt: now })
      .where(eq(users.id, userId));
    if (isNamed) await enterNamedAdmin(deps, tx, userId, 'code');
    else await deps.onAdmin(tx, userId, 'code');
    await tx.insert(adminClaims).values({ id: deps.newId(), userId, claimedAt: now });
  });
}

/** Whether the code would be accepted from the owner of an address. */
export async function mayClaim(deps: AccountDeps, reader: Reader, email: string): Promise<boolean> {
  return deps.adminEmails.length > 0 ? deps.adminEmails.includes(email) : !(await hasAdmin(reader));
}

async function isCodeNeeded(deps: AccountDeps, reader: Reader): Promise<boolean> {
  if (deps.adminEmails.length === 0) {
    // Where the first account would have been the admin's, it may have come from elsewhere, through a proxy.
    const isOpen = !firstAccountIsAdmin(deps) || (await hasAnybody(reader));
    return isOpen && !(await hasAdmin(reader));
  }
  const proven = await reader.select({ email: users.email }).from(users).where(eq(users.emailVerified, true));
  const addresses = new Set(proven.map((user) => user.email));
  return deps.adminEmails.some((email) => !addresses.has(email));
}

async function hasAdmin(reader: Reader): Promise<boolean> {
  const admins = await reader.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return admins.length > 0;
}

async function hasAnybody(reader: Reader): Promise<boolean> {
  return (await reader.select({ id: users.id }).from(users).limit(1)).length > 0;
}

async function currentCode(deps: AccountDeps, reader: Reader): Promise<string> {
  const [used] = await reader.select({ count: sql<number>`count(*)::int` }).from(adminClaims);
  const digest = createHmac('sha256', deps.sessionSecret)
    .update(`admin code ${used?.count ?? 0}`)
    .digest();
  return writeCode(digest.subarray(0, 16));
}

/** Compares digests: they have one length, and how long it takes says nothing about the code. */
function isSame(first: string, second: string): boolean {
  return timingSafeEqual(hash('sha256', first, 'buffer'), hash('sha256', second, 'buffer'));
}
