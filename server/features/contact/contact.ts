import type { AffiliateInterest, ContactMessage, MessageStatus, ReceivedMessage } from '#contract/contact.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import {
  confirmAffiliateInterest,
  type Joining,
  joinAffiliateList,
  readAffiliateList,
} from './affiliate-list.ts';
import type { ContactDeps, Operator } from './deps.ts';
import { presentMessage } from './present.ts';
import { sendMessage } from './send-message.ts';
import { countNewMessages, deleteOfUser, selectMessages, selectOfUser, updateStatus } from './store.ts';

export type { ContactDeps, Operator } from './deps.ts';

/** Messages to the operator, and the waiting list of the affiliate programme. */
export interface Contact {
  readonly operator: Operator;
  /** Whether free accounts co-own their pictures with the operator. */
  readonly coOwnership: boolean;
  /** Throws `looks_like_spam`. */
  send(userId: string, message: ContactMessage): Promise<{ reference: string; supportHours: number | null }>;
  /** Once per address. Throws `looks_like_spam`. */
  joinAffiliateList(joining: Joining): Promise<void>;
  /** Throws `token_invalid`. */
  confirmAffiliateInterest(token: string): Promise<void>;
  /** Whether addresses of the list are confirmed by mail. */
  readonly asksByMail: boolean;
  /** For admins, newest first. */
  list(page: {
    status?: MessageStatus | undefined;
    cursor?: string | undefined;
    limit: number;
  }): Promise<{ messages: ReceivedMessage[]; newCount: number; nextCursor: string | null }>;
  /** Throws `not_found`. */
  mark(messageId: string, status: MessageStatus): Promise<ReceivedMessage>;
  affiliateList(): Promise<AffiliateInterest[]>;
  /** A user's messages and list entries, for the export of their data. */
  dataOf(userId: string): ReturnType<typeof selectOfUser>;
  /** Deletes them with the account. */
  eraseUser(tx: Tx, user: { userId: string; email: string }): Promise<void>;
}

export function createContact(deps: ContactDeps): Contact {
  const { database, operator } = deps;
  return {
    operator,
    get coOwnership() {
      return deps.coOwnership();
    },
    send: (userId, message) => sendMessage(deps, userId, message),
    joinAffiliateList: (joining) => joinAffiliateList(deps, joining),
    confirmAffiliateInterest: (token) => confirmAffiliateInterest(deps, token),
    get asksByMail() {
      return deps.mail.isSent;
    },
    async list({ status, cursor, limit }) {
      const rows = await selectMessages(database.db, { status, before: cursor, limit: limit + 1 });
      const { rows: shown, nextCursor } = cutPage(rows, limit, ({ id }) => id);
      const newCount = await countNewMessages(database.db);
      return { messages: shown.map(presentMessage), newCount, nextCursor };
    },
    async mark(messageId, status) {
      const row = await updateStatus(database.db, messageId, status);
      if (!row) throw new AppError('not_found');
      return presentMessage(row);
    },
    affiliateList: () => readAffiliateList(deps),
    dataOf: (userId) => selectOfUser(database.db, userId),
    eraseUser: (tx, user) => deleteOfUser(tx, user),
  };
}
