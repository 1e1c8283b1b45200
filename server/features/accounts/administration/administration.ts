import type { Invite } from '#contract/invites.ts';
import type { PlanName } from '#contract/plans.ts';
import type { Session } from '#contract/profile.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { AccountDeps } from '../deps.ts';
import { createInvite, listInvites, type NewInvite, revokeInvite } from '../invites/manage-invites.ts';
import { deleteAccount } from '../personal-data/deletion.ts';
import { listSessions } from '../profile/list-sessions.ts';
import { resetSecondFactor } from '../second-factor/second-factor.ts';
import { announceSessionChange } from '../session-changes.ts';
import { blockUser, setAdmin, setPlan, unblockUser } from './change-user.ts';
import { deleteUser, endSessionsByAdmin, keepUser, type UserDeletion } from './delete-user.ts';
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
  /** The browsers in which a user is signed in; `currentId` is the asking admin's own session. */
  sessions(userId: string, currentId: string): Promise<Session[]>;
  /** Turns off a user's two-factor sign-in, ends their sessions and tells them. */
  resetSecondFactor(userId: string, hook?: TransactionHook): Promise<void>;
  /** Ends a user's sessions, tells them by mail, and returns how many. */
  endSessions(userId: string, hook?: TransactionHook): Promise<number>;
  /**
   * Deletes a user after the grace period or at once. Throws `confirmation_mismatch`, `last_admin`, and
   * `forbidden` for an admin in `ADMIN_EMAILS`.
   */
  deleteUser(userId: string, deletion: UserDeletion, hook?: TransactionHook): Promise<void>;
  /** Cancels a scheduled deletion. */
  keepUser(userId: string, hook?: TransactionHook): Promise<void>;
  readonly invites: {
    list(): Promise<Invite[]>;
    create(actorId: string, invite: NewInvite): Promise<{ invite: Invite; path: string }>;
    /** Throws `not_found`. */
    revoke(id: string): Promise<Invite>;
  };
}

export function createAdministration(deps: AccountDeps): Administration {
  async function change<Result>(
    userId: string,
    work: (tx: Tx) => Promise<Result>,
    hook: TransactionHook | undefined,
  ): Promise<Result> {
    const result = await deps.database.inTransaction(async (tx) => {
      const changed = await work(tx);
      await hook?.(tx);
      await announceSessionChange(deps, tx, userId);
      return changed;
    });
    deps.sessionCache.removeUser(userId);
    return result;
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
    sessions: (userId, currentId) => listSessions(deps, userId, currentId),
    endSessions: (userId, hook) => change(userId, (tx) => endSessionsByAdmin(deps, tx, userId), hook),
    resetSecondFactor: (userId, hook) => change(userId, (tx) => resetSecondFactor(deps, tx, userId), hook),
    async deleteUser(userId, deletion, hook) {
      await change(userId, (tx) => deleteUser(deps, tx, userId, deletion), hook);
      // Closes the account now; the schedule erases it once its last requests are over.
      if (deletion.atOnce) await deleteAccount(deps, userId, deps.clock.now());
    },
    invites: {
      list: () => listInvites(deps),
      create: (actorId, invite) => createInvite(deps, actorId, invite),
      revoke: (id) => revokeInvite(deps, id),
    },
    keepUser: (userId, hook) => change(userId, (tx) => keepUser(deps, tx, userId), hook),
  };
}
