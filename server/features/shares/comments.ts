import { and, eq } from 'drizzle-orm';
import { linkLimits } from '#contract/limits.ts';
import type { LinkComment } from '#contract/private-links.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { LinkRow } from '../private-links/private-links.ts';
import type { ShareContext } from './context.ts';
import { presentComment } from './present.ts';
import { type SharePictureRow, shareComments } from './schema.ts';
import { picturesOf } from './store.ts';

export interface NewComment {
  picture: number;
  text: string;
  /** Null for the link's owner. */
  visitorDigest: string | null;
  name: string | null;
}

/**
 * Adds a comment to a locked link. Throws `not_found` for a picture that it does not show, and `link_full`.
 */
export async function addComment(
  context: ShareContext,
  tx: Tx,
  link: LinkRow,
  { picture, text, visitorDigest, name }: NewComment,
): Promise<LinkComment> {
  await requirePicture(context, tx, link, picture);
  const isOfLink = eq(shareComments.linkId, link.id);
  if ((await tx.$count(shareComments, isOfLink)) >= linkLimits.maxComments) throw new AppError('link_full');
  if (visitorDigest !== null) {
    const isTheirs = and(isOfLink, eq(shareComments.visitorDigest, visitorDigest));
    if ((await tx.$count(shareComments, isTheirs)) >= linkLimits.maxCommentsPerVisitor) {
      throw new AppError('link_full');
    }
  }
  const row = {
    linkId: link.id,
    id: context.newId(),
    place: picture,
    visitorDigest,
    name,
    text,
    createdAt: context.clock.now(),
  };
  await tx.insert(shareComments).values(row);
  return presentComment(row);
}

/** Throws `not_found` unless the link shows a picture at this place. */
export async function requirePicture(
  context: ShareContext,
  db: Reader,
  link: LinkRow,
  place: number,
): Promise<SharePictureRow> {
  const row = (await picturesOf(db, link.id)).find((one) => one.place === place);
  const found = row && (await context.gallery.findPictures(db, [row]));
  if (row === undefined || found?.length !== 1) throw new AppError('not_found');
  return row;
}
