import type { PlanName } from '#contract/plans.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { announceSessionChange } from '../session-changes.ts';
import { blockUser, setAdmin, setPlan, unblockUser } from './change-user.ts';
import {
  countUsers,
  emailsOf,
  findListedUser,
  findUsersPage,
  idOf,
  isNamedAdmin,
  type ListedUser,
  type UsersPage,
  type UsersQuery,
} from './users-page.ts';

/** Runs in the transaction of a change, so that both commit or neither does. The audit log uses it. */
export type TransactionHook = (tx: Tx) => Promise<void>;

/** What admins may do with users. The caller has checked that the actor is an admin. */
export interface Administration {
  /** Finds users by part of a name or address, or by a whole id, newest first. */
  find(query: UsersQuery): Promise<UsersPage>;
  /** Counts all users and those who signed up since a date. */
  count(since: Date): Promise<{ all: number; new: number }>;
  /** Returns addresses by user id. Deleted users are missing from the map. */
  emailsOf(userIds: readonly string[]): Promise<Map<string, string>>;
  /** Returns the id of the user with an address; null when there is none. */
  idOf(reader: Reader, email: string): Promise<string | null>;
  /** Whether a lower-case address is listed in `ADMIN_EMAILS`. */
  isNamed(email: string): boolean;
  /** Whether a user is an admin through `ADMIN_EMAILS`. */
  isNamedAdmin(reader: Reader, userId: string): Promise<boolean>;
  /** Returns null for an unknown id. */
  get(userId: string): Promise<ListedUser | null>;
  /**
   * Ends a user's sessions and refuses new ones, at once in every process. Throws `not_found`, as do the
   * calls below.
   */
  block(userId: string, hook?: TransactionHook): Promise<void>;
  unblock(userId: string, hook?: TransactionHook): Promise<void>;
  /** Sets the plan's name. Gives no coins and changes no subscription. */
  setPlan(userId: string, plan: PlanName, hook?: TransactionHook): Promise<void>;
  /** Gives or removes the admin right. Users in `ADMIN_EMAILS` stay admins (`ListedUser.isNamedAdmin`). */
  setAdmin(userId: string, isAdmin: boolean, hook?: TransactionHook): Promise<void>;
}

export function createAdministration(deps: AccountDeps): Administration {
  async function change(
    userId: string,
    work: (tx: Tx) => Promise<void>,
    hook: TransactionHook | undefined,
  ): Promise<void> {
    await deps.database.inTransaction(async (tx) => {
      await work(tx);
      await hook?.(tx);
      await announceSessionChange(deps, tx, userId);
    });
    deps.sessionCache.removeUser(userId);
  }

  return {
    isNamed: (email) => deps.adminEmails.includes(email),
    isNamedAdmin: (reader, userId) => isNamedAdmin(deps, reader, userId),
    find: (query) => findUsersPage(deps, query),
    count: (since) => countUsers(deps, since),
    emailsOf: (userIds) => emailsOf(deps, userIds),
    idOf,
    get: (userId) => findListedUser(deps, userId),
    block: (userId, hook) => change(userId, (tx) => blockUser(deps, tx, userId), hook),
    unblock: (userId, hook) => change(userId, (tx) => unblockUser(tx, userId), hook),
    setPlan: (userId, plan, hook) => change(userId, (tx) => setPlan(tx, userId, plan), hook),
    setAdmin: (userId, isAdmin, hook) => change(userId, (tx) => setAdmin(tx, userId, isAdmin), hook),
  };
}
