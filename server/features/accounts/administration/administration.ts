import type { PlanName } from '#contract/plans.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
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

/** Runs in the transaction of a change, so that both happen or neither: where an audit log writes its line. */
export type Alongside = (tx: Tx) => Promise<void>;

/** What admins may do with users. Whoever calls it has checked that somebody is one. */
export interface Administration {
  /** Users by part of name or address or by whole id, newest first. */
  find(query: UsersQuery): Promise<UsersPage>;
  /** How many users there are, and how many came since then. */
  count(since: Date): Promise<{ all: number; new: number }>;
  /** The addresses of users by id; who is gone is not in it. */
  emailsOf(userIds: readonly string[]): Promise<Map<string, string>>;
  /** The id of the user with an address; null when there is none. */
  idOf(reader: Reader, email: string): Promise<string | null>;
  /** Whether the operator named an address, in lower case, in `ADMIN_EMAILS`. */
  isNamed(email: string): boolean;
  /** Whether a user is an admin by that. */
  isNamedAdmin(reader: Reader, userId: string): Promise<boolean>;
  /** One user; null when there is none with that id. */
  get(userId: string): Promise<ListedUser | null>;
  /**
   * Ends a user's sessions and lets them in no more: at once in this process, within half a minute in the others.
   * Throws `not_found`, as do the calls below.
   */
  block(userId: string, alongside?: Alongside): Promise<void>;
  unblock(userId: string, alongside?: Alongside): Promise<void>;
  /** Sets the plan's name. It gives no coins and touches no subscription. */
  setPlan(userId: string, plan: PlanName, alongside?: Alongside): Promise<void>;
  /** Makes a user an admin, or takes the right back. Those of `ADMIN_EMAILS` stay admins (`ListedUser.isNamedAdmin`). */
  setAdmin(userId: string, isAdmin: boolean, alongside?: Alongside): Promise<void>;
}

export function createAdministration(deps: AccountDeps): Administration {
  async function change(
    userId: string,
    work: (tx: Tx) => Promise<void>,
    alongside: Alongside | undefined,
  ): Promise<void> {
    await deps.database.inTransaction(async (tx) => {
      await work(tx);
      await alongside?.(tx);
    });
    deps.sessionCache.forgetUser(userId);
  }

  return {
    isNamed: (email) => deps.adminEmails.includes(email),
    isNamedAdmin: (reader, userId) => isNamedAdmin(deps, reader, userId),
    find: (query) => findUsersPage(deps, query),
    count: (since) => countUsers(deps, since),
    emailsOf: (userIds) => emailsOf(deps, userIds),
    idOf,
    get: (userId) => findListedUser(deps, userId),
    block: (userId, alongside) => change(userId, (tx) => blockUser(deps, tx, userId), alongside),
    unblock: (userId, alongside) => change(userId, (tx) => unblockUser(tx, userId), alongside),
    setPlan: (userId, plan, alongside) => change(userId, (tx) => setPlan(tx, userId, plan), alongside),
    setAdmin: (userId, isAdmin, alongside) =>
      change(userId, (tx) => setAdmin(tx, userId, isAdmin), alongside),
  };
}
