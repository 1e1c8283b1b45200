import { eq } from 'drizzle-orm';
import type { LinkState } from '#contract/private-links.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { LinkContext } from './context.ts';
import { countView, lockLink, openLink, type Presented } from './open-link.ts';
import {
  createLink,
  deleteLinks,
  extendLink,
  linksOf,
  lockOwnLink,
  type NewLink,
  ownLink,
  revokeLink,
  stateOf,
  sweepLinks,
} from './owner-links.ts';
import { type LinkKind, type LinkRow, privateLinks } from './schema.ts';
import { readToken } from './token.ts';
import {
  type Choice,
  choicesOf,
  choose,
  countChoices,
  forgetOption,
  rememberVisitor,
  type Visitor,
} from './visitors.ts';

export type { LinkRow } from './schema.ts';

/**
 * Addresses that show something to people without an account. This feature knows the token, the expiry, the
 * visitors and their choices; another one, by the link's kind, knows what is shown. A visitor's changes begin
 * with `lock`, so that none is made after a revocation.
 */
export interface PrivateLinks {
  /** False if the operator has switched them off. */
  readonly isOn: boolean;
  /** Throws `links_off`, and `too_many_links`. */
  create(tx: Tx, made: NewLink): Promise<LinkRow>;
  /** Throws `link_closed`, the same for an unknown token, an ended link and a blocked owner. */
  open(db: Reader, presented: Presented): Promise<LinkRow>;
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, presented: Presented): Promise<LinkRow>;
  /** Counts an opening; returns whether it was the first. */
  countView(tx: Tx, link: LinkRow): Promise<boolean>;
  /** Remembers a visitor of a locked link; returns what stands for them. Throws `link_full`. */
  rememberVisitor(tx: Tx, link: LinkRow, visitor: Visitor): Promise<string>;
  /** Sets a visitor's only choice of a locked link; returns whether it changed. Throws `link_full`. */
  choose(tx: Tx, link: LinkRow, choice: Visitor & { option: string | null }): Promise<boolean>;
  choicesOf(db: Reader, linkId: string): Promise<Choice[]>;
  countChoices(db: Reader, linkIds: readonly string[]): Promise<Map<string, number>>;
  /** Takes back every choice of something that is gone. */
  forgetOption(tx: Tx, linkId: string, option: string): Promise<void>;
  /** A user's links, newest first, those of the last month included that have ended. */
  listOf(db: Reader, userId: string, kind: LinkKind): Promise<LinkRow[]>;
  /** One of a user's own links. Throws `not_found`. */
  own(db: Reader, userId: string, id: string): Promise<LinkRow>;
  /** The same, locked until the transaction ends. */
  lockOwn(tx: Tx, userId: string, id: string): Promise<LinkRow>;
  /** Sets the expiry, counted from now. Throws `not_found`, and `link_closed` for a revoked link. */
  extend(tx: Tx, extended: Parameters<typeof extendLink>[2]): Promise<void>;
  /** Ends a link for good, at once. Throws `not_found`. */
  revoke(tx: Tx, link: { userId: string; id: string }): Promise<void>;
  stateOf(link: LinkRow): LinkState;
  /** The token of a link, for its owner; null if the server's key has changed since. */
  tokenOf(link: LinkRow): string | null;
  /** Deletes links, with what their features keep of them. */
  delete(tx: Tx, userId: string, ids: readonly string[]): Promise<void>;
  eraseUser(tx: Tx, userId: string): Promise<void>;
  /** Deletes links that ended a month ago. Returns how many. */
  sweep(now: Date): Promise<number>;
}

export function createPrivateLinks(context: LinkContext): PrivateLinks {
  return {
    isOn: context.isOn,
    create: (tx, made) => createLink(context, tx, made),
    open: (db, presented) => openLink(context, db, presented),
    lock: (tx, presented) => lockLink(context, tx, presented),
    countView: (tx, link) => countView(context, tx, link),
    rememberVisitor,
    choose: (tx, link, choice) => choose(context, tx, link, choice),
    choicesOf,
    countChoices,
    forgetOption,
    listOf: linksOf,
    own: ownLink,
    lockOwn: lockOwnLink,
    extend: (tx, extended) => extendLink(context, tx, extended),
    revoke: (tx, link) => revokeLink(context, tx, link),
    stateOf: (link) => stateOf(link, context.clock.now()),
    tokenOf: (link) => readToken(context.key, link.id, link.sealedToken),
    delete: (tx, userId, ids) => deleteLinks(context, tx, userId, ids),
    async eraseUser(tx, userId) {
      const rows = await tx
        .select({ id: privateLinks.id })
        .from(privateLinks)
        .where(eq(privateLinks.userId, userId));
      await deleteLinks(
        context,
        tx,
        userId,
        rows.map(({ id }) => id),
      );
    },
    sweep: (now) => sweepLinks(context, now),
  };
}
