import type { LinkComment, LinkDays, LinkPicture, PrivateLink } from '#contract/private-links.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { FoundImage } from '../gallery/gallery.ts';
import type { LinkRow } from '../private-links/private-links.ts';
import { addComment } from './comments.ts';
import type { ShareContext } from './context.ts';
import { presentComment, presentLink } from './present.ts';
import { type SharePictureRow, sharePictures, shares } from './schema.ts';
import { commentsOf, deleteComment, picturesOf, readShare, readShares } from './store.ts';

const kind = 'share';

/** Copies of its pictures that the list shows of a link. */
const thumbnailsShown = 4;

export interface NewShare {
  userId: string;
  imageIds: readonly string[];
  title: string;
  days: LinkDays;
  allowsComments: boolean;
  allowsChoice: boolean;
  allowsDownload: boolean;
}

/**
 * Makes a link to a user's own pictures, in this order. Throws `not_found` if one is not theirs or in the
 * trash, and like `PrivateLinks.create`.
 */
export async function createShare(context: ShareContext, made: NewShare): Promise<PrivateLink> {
  const { userId, title, days, imageIds: _ids, ...allows } = made;
  const imageIds = [...new Set(made.imageIds)];
  const id = await context.database.inTransaction(async (tx) => {
    // Locks the gallery: a picture is deleted before, which is noticed here, or after, which the link
    // follows.
    await context.gallery.hold(tx, userId, imageIds[0] ?? '');
    const refs = imageIds.map((imageId) => ({ userId, imageId }));
    if ((await context.gallery.findPictures(tx, refs)).length < refs.length) throw new AppError('not_found');
    const link = await context.links.create(tx, { userId, kind, title: title === '' ? null : title, days });
    await tx.insert(shares).values({ linkId: link.id, userId, ...allows });
    await tx
      .insert(sharePictures)
      .values(imageIds.map((imageId, at) => ({ linkId: link.id, place: at + 1, userId, imageId })));
    await announce(context, tx, link);
    return link.id;
  });
  return readLink(context, userId, id);
}

/** Tells the owner's browsers that a link has changed. */
export async function announce(
  { events }: ShareContext,
  tx: Tx,
  { id, userId }: Pick<LinkRow, 'id' | 'userId'>,
): Promise<void> {
  await events.publish(tx, userId, 'link.changed', { id });
}

/** Newest first. */
export async function listShares(context: ShareContext, userId: string): Promise<PrivateLink[]> {
  const { db } = context.database;
  return present(context, await context.links.listOf(db, userId, kind));
}

/** Throws `not_found`. */
async function readLink(context: ShareContext, userId: string, id: string): Promise<PrivateLink> {
  const [link] = await present(context, [await ownShare(context, userId, id)]);
  if (link === undefined) throw new AppError('not_found');
  return link;
}

async function ownShare(context: ShareContext, userId: string, id: string): Promise<LinkRow> {
  const row = await context.links.own(context.database.db, userId, id);
  if (row.kind !== kind) throw new AppError('not_found');
  return row;
}

/** Links of one user. */
async function present(context: ShareContext, rows: readonly LinkRow[]): Promise<PrivateLink[]> {
  const { db } = context.database;
  const ids = rows.map(({ id }) => id);
  const found = await readShares(db, ids);
  const choices = await context.links.countChoices(db, ids);
  const shown = ids.flatMap((id) => placesOf(found.pictures, id).slice(0, thumbnailsShown));
  const pictures = await findImages(context, rows[0]?.userId ?? '', shown);
  return rows.flatMap((row) => {
    const share = found.shares.find(({ linkId }) => linkId === row.id);
    if (share === undefined) return [];
    const places = placesOf(found.pictures, row.id);
    const thumbnails = places.slice(0, thumbnailsShown).flatMap(({ imageId }) => {
      const one = pictures.get(imageId);
      return one === undefined || one.isInTrash ? [] : [one.image.thumbnailUrl];
    });
    const figures = {
      share,
      pictures: places.length,
      thumbnails,
      comments: found.comments.get(row.id) ?? 0,
      choices: choices.get(row.id) ?? 0,
    };
    return [presentLink(context, row, figures)];
  });
}

const placesOf = (rows: readonly SharePictureRow[], id: string) => rows.filter(({ linkId }) => linkId === id);

const findImages = (
  { database, gallery }: ShareContext,
  userId: string,
  rows: readonly SharePictureRow[],
): Promise<Map<string, FoundImage>> =>
  gallery.findOwnIncludingTrash(
    database.db,
    userId,
    rows.map(({ imageId }) => imageId),
  );

/** A link with its pictures, comments and choices. Throws `not_found`. */
export async function readOwnShare(
  context: ShareContext,
  userId: string,
  id: string,
): Promise<{ link: PrivateLink; items: LinkPicture[]; thread: LinkComment[] }> {
  const { db } = context.database;
  const link = await readLink(context, userId, id);
  const rows = await picturesOf(db, id);
  const images = await findImages(context, userId, rows);
  const choices = await context.links.choicesOf(db, id);
  const items = rows.flatMap(({ place, imageId }) => {
    const found = images.get(imageId);
    if (found === undefined) return [];
    const { thumbnailUrl, width, height } = found.image;
    const chosenBy = choices.filter(({ option }) => option === String(place)).map(({ name }) => ({ name }));
    return [{ picture: place, imageId, thumbnailUrl, width, height, isInTrash: found.isInTrash, chosenBy }];
  });
  return { link, items, thread: (await commentsOf(db, id)).map(presentComment) };
}

/** Throws `not_found`, and `link_closed` for a revoked link. */
export async function extendShare(
  context: ShareContext,
  userId: string,
  { id, days }: { id: string; days: LinkDays },
): Promise<PrivateLink> {
  await ownShare(context, userId, id);
  await context.database.inTransaction(async (tx) => {
    await context.links.extend(tx, { userId, id, days });
    await announce(context, tx, { id, userId });
  });
  return readLink(context, userId, id);
}

/** Throws `not_found`. */
export async function revokeShare(context: ShareContext, userId: string, id: string): Promise<PrivateLink> {
  await ownShare(context, userId, id);
  await context.database.inTransaction(async (tx) => {
    await context.links.revoke(tx, { userId, id });
    await announce(context, tx, { id, userId });
  });
  return readLink(context, userId, id);
}

/** The owner's answer, also in a link that has expired. Throws `not_found`, and `link_full`. */
export async function answerInShare(
  context: ShareContext,
  userId: string,
  { id, ...answer }: { id: string; picture: number; text: string },
): Promise<LinkComment> {
  await ownShare(context, userId, id);
  return context.database.inTransaction(async (tx) => {
    const link = await context.links.lockOwn(tx, userId, id);
    const comment = await addComment(context, tx, link, { ...answer, visitorDigest: null, name: null });
    await announce(context, tx, link);
    return comment;
  });
}

/** Throws `not_found`. */
export async function removeComment(
  context: ShareContext,
  userId: string,
  { id, commentId }: { id: string; commentId: string },
): Promise<void> {
  await ownShare(context, userId, id);
  await context.database.inTransaction(async (tx) => {
    const link = await context.links.lockOwn(tx, userId, id);
    if (!(await deleteComment(tx, id, commentId))) throw new AppError('not_found');
    await announce(context, tx, link);
  });
}

/** Whether a link allows something. */
export async function requireAllowed(
  tx: Tx,
  link: LinkRow,
  what: 'allowsComments' | 'allowsChoice',
): Promise<void> {
  if (!(await readShare(tx, link.id))[what]) throw new AppError('forbidden');
}
