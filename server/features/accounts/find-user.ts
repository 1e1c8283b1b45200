import { and, eq, isNull } from 'drizzle-orm';
import { isPremium, type PlanName } from '#contract/plans.ts';
import type { User } from '#contract/session.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { isAdmin } from './admin-rule.ts';
import type { AccountDeps } from './deps.ts';
import { effectivePlan } from './effective-plan.ts';
import { users } from './schema.ts';

/** Returns a user as the contract shows them; null for an unknown id. */
export async function findUser(deps: AccountDeps, userId: string): Promise<User | null> {
  const [rows, coins, signupGrant] = await Promise.all([
    deps.database.db.select().from(users).where(eq(users.id, userId)),
    deps.coins.balance(userId),
    deps.coins.signupGrant(userId),
  ]);
  const [row] = rows;
  return row ? presentUser(deps, row, { coins, signupGrant }) : null;
}

interface Surroundings {
  coins: number;
  signupGrant: { expiresAt: Date } | null;
}

function presentUser(deps: AccountDeps, row: typeof users.$inferSelect, around: Surroundings): User {
  const plan = effectivePlan(deps, row);
  return {
    id: row.id,
    displayName: row.name,
    email: row.email,
    emailVerified: row.emailVerified,
    profilePicture: row.image === null ? null : deps.sign(row.image),
    usesCoins: deps.usesCoins ?? true,
    coins: around.coins,
    planType: plan,
    isPremium: isPremium(plan),
    isAdmin: isAdmin(row, deps.adminEmails),
    hasReceivedInitialCoins: around.signupGrant !== null,
    hasGeneratedImages: row.hasGeneratedImages,
    initialCoinsExpiryDate: around.signupGrant?.expiresAt.toISOString() ?? null,
    firstLoginDate: (row.firstLoginAt ?? row.createdAt).toISOString(),
    language: row.language,
    theme: row.theme,
    deletionDate: row.deletionDueAt?.toISOString() ?? null,
    hasBeenWelcomed: row.welcomedAt !== null,
    trialEndShownAt: row.trialEndShownAt?.toISOString() ?? null,
    hasSeenDiscount: row.discountSeenAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Whether a user exists and is not blocked; a closed account is blocked. */
export async function isActive(db: Reader, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.blockedAt)));
  return rows.length > 0;
}

/** Returns a user's plan; `free` for an unknown id. */
export async function planOf(deps: AccountDeps, userId: string): Promise<PlanName> {
  const rows = await deps.database.db
    .select({ plan: users.plan, paidPlan: users.paidPlan })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0] ? effectivePlan(deps, rows[0]) : 'free';
}

/** Whether a user has a verified address, or is an admin; false for an unknown id. */
export async function isProven(
  { adminEmails }: Pick<AccountDeps, 'adminEmails'>,
  reader: Reader,
  userId: string,
): Promise<boolean> {
  const { isAdmin: hasRight, email, emailVerified } = users;
  const [row] = await reader
    .select({ isAdmin: hasRight, email, emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return row !== undefined && (row.emailVerified || isAdmin(row, adminEmails));
}
