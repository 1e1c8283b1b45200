import { and, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { PlanName } from '#contract/plans.ts';
import type { Reader } from '#server/platform/database/database.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import { isAdmin } from '../admin-rule.ts';
import type { AccountDeps } from '../deps.ts';
import { storedPlan } from '../effective-plan.ts';
import { type UserRow, users } from '../schema.ts';

/** A user as admins see them. */
export interface ListedUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  plan: PlanName;
  isAdmin: boolean;
  /** An admin through `ADMIN_EMAILS`; only the operator can change that. */
  isNamedAdmin: boolean;
  blockedAt: Date | null;
  deletionDate: Date | null;
  createdAt: Date;
  lastActiveAt: Date | null;
  hasSecondFactor: boolean;
  /** Whether they have subscribed to the operator's news by mail. */
  wantsNews: boolean;
}

export interface UsersQuery {
  /** Part of a name or an address, or a whole id; all users when missing. */
  search?: string | undefined;
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined;
  limit: number;
}

export interface UsersPage {
  users: ListedUser[];
  nextCursor: string | null;
}

/** Returns users, newest first. Ids rise with time, so their order is the order of sign-ups. */
export async function findUsersPage(deps: AccountDeps, query: UsersQuery): Promise<UsersPage> {
  const { cursor, limit } = query;
  const rows = await deps.database.db
    .select()
    .from(users)
    .where(and(matches(query.search?.trim() ?? ''), cursor === undefined ? undefined : lt(users.id, cursor)))
    .orderBy(desc(users.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ id }) => id);
  return { users: page.rows.map((row) => presentListed(deps, row)), nextCursor: page.nextCursor };
}

export async function countUsers(deps: AccountDeps, since: Date): Promise<{ all: number; new: number }> {
  const [row] = await deps.database.db
    .select({
      all: sql<number>`count(*)::int`,
      new: sql<number>`(count(*) filter (where ${users.createdAt} >= ${since.toISOString()}))::int`,
    })
    .from(users);
  return row ?? { all: 0, new: 0 };
}

export async function emailsOf(deps: AccountDeps, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await deps.database.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export async function idOf(reader: Reader, email: string): Promise<string | null> {
  const [row] = await reader.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return row?.id ?? null;
}

/** Returns one user as admins see them; null for an unknown id. */
export async function findListedUser(deps: AccountDeps, userId: string): Promise<ListedUser | null> {
  const [row] = await deps.database.db.select().from(users).where(eq(users.id, userId));
  return row ? presentListed(deps, row) : null;
}

export async function isNamedAdmin(deps: AccountDeps, reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader.select().from(users).where(eq(users.id, userId));
  return row?.emailVerified === true && deps.adminEmails.includes(row.email);
}

function matches(search: string) {
  if (search === '') return undefined;
  const part = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(users.email, part),
    sql`unaccent(lower(${users.name})) like unaccent(lower(${part}))`,
    eq(users.id, search),
  );
}

function presentListed({ adminEmails }: AccountDeps, row: UserRow): ListedUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerified,
    hasSecondFactor: row.secondFactorSince !== null,
    plan: storedPlan(row),
    isAdmin: isAdmin(row, adminEmails),
    isNamedAdmin: adminEmails.includes(row.email),
    blockedAt: row.blockedAt,
    deletionDate: row.deletionDueAt,
    createdAt: row.createdAt,
    lastActiveAt: row.lastActiveAt,
    wantsNews: row.emailPreferences.news ?? false,
  };
}
