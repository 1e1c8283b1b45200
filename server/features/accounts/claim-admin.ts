import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { firstAccountIsAdmin, isAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { normaliseCode, writeCode } from './one-time-code.ts';
import { recordNamedAdminWithin } from './record-named-admin.ts';
import { adminClaims, users } from './schema.ts';

// An arbitrary number that only claims use: one code admits one user.
const claimLock = 7_302_114_511;

/**
 * Returns the code that lets its reader become an admin without mail; null when none is needed. It is derived
 * from the session secret and the number of used codes: every process prints the same code, and each works
 * once.
 */
export async function readAdminCode(deps: AccountDeps): Promise<string | null> {
  const { db } = deps.database;
  return (await isCodeNeeded(deps, db)) ? currentCode(deps, db) : null;
}

/**
 * Makes the signed-in user an admin if the code is right. Open to the owner of an address in `ADMIN_EMAILS`,
 * whose address becomes verified; or, where that is unset and there is no admin, to any user. Throws
 * `forbidden`.
 */
export async function claimAdmin(deps: AccountDeps, userId: string, code: string): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const isRight = isSame(normaliseCode(code), normaliseCode(await currentCode(deps, tx)));
    if (!user || !isRight || !(await mayClaim(deps, tx, user.email))) {
      throw new AppError('forbidden', {
        message: 'This code is not valid. Use the code that the server printed at its last start.',
      });
    }
    const isNamed = deps.adminEmails.length > 0;
    const change = isNamed ? { emailVerified: true } : { isAdmin: true };
    const now = deps.clock.now();
    await tx
      .update(users)
      .set({ ...change, updatedAt: now })
      .where(eq(users.id, userId));
    if (isNamed) await recordNamedAdminWithin(deps, tx, userId, 'code');
    else await deps.onAdmin(tx, userId, 'code');
    await tx.insert(adminClaims).values({ id: deps.newId(), userId, claimedAt: now });
  });
}

export interface AdminAccess {
  isAdmin: boolean;
  /** The address is listed in `ADMIN_EMAILS`. */
  isNamed: boolean;
  /** The printed code would be accepted. */
  takesCode: boolean;
}

/** Reads from the user's row how they may become an admin. */
export async function readAdminAccess(deps: AccountDeps, userId: string): Promise<AdminAccess> {
  const { db } = deps.database;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return { isAdmin: false, isNamed: false, takesCode: false };
  const isAlready = isAdmin(user, deps.adminEmails);
  return {
    isAdmin: isAlready,
    isNamed: deps.adminEmails.includes(user.email),
    takesCode: !isAlready && (await mayClaim(deps, db, user.email)),
  };
}

/** Whether the code would be accepted from the owner of an address. */
async function mayClaim(deps: AccountDeps, reader: Reader, email: string): Promise<boolean> {
  return deps.adminEmails.length > 0 ? deps.adminEmails.includes(email) : !(await hasAdmin(reader));
}

async function isCodeNeeded(deps: AccountDeps, reader: Reader): Promise<boolean> {
  if (deps.adminEmails.length === 0) {
    // Where the first account is the admin's, the server may still be reached through an undeclared proxy.
    const isOpen = !firstAccountIsAdmin(deps) || (await hasUsers(reader));
    return isOpen && !(await hasAdmin(reader));
  }
  const verified = await reader
    .select({ email: users.email })
    .from(users)
    .where(eq(users.emailVerified, true));
  const addresses = new Set(verified.map((user) => user.email));
  return deps.adminEmails.some((email) => !addresses.has(email));
}

async function hasAdmin(reader: Reader): Promise<boolean> {
  const admins = await reader.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return admins.length > 0;
}

async function hasUsers(reader: Reader): Promise<boolean> {
  return (await reader.select({ id: users.id }).from(users).limit(1)).length > 0;
}

async function currentCode(deps: AccountDeps, reader: Reader): Promise<string> {
  const [used] = await reader.select({ count: sql<number>`count(*)::int` }).from(adminClaims);
  const digest = createHmac('sha256', deps.sessionSecret)
    .update(`admin code ${used?.count ?? 0}`)
    .digest();
  return writeCode(digest.subarray(0, 16));
}

/** Compares digests: their length is fixed, so timing reveals nothing about the code. */
function isSame(first: string, second: string): boolean {
  return timingSafeEqual(hash('sha256', first, 'buffer'), hash('sha256', second, 'buffer'));
}
