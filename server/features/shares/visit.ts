import { linkLimits } from '#contract/limits.ts';
import type { getShared, LinkComment } from '#contract/private-links.ts';
import { rateLimits } from '#contract/rate-limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import type { Answer } from '#server/platform/http/api.ts';
import type { OpenedCopy } from '../gallery/gallery.ts';
import type { LinkRow } from '../private-links/private-links.ts';
import { addComment, requirePicture } from './comments.ts';
import type { ShareContext } from './context.ts';
import { announce, requireAllowed } from './owner-links.ts';
import { presentComment, presentPicture } from './present.ts';
import { commentsOf, picturesOf, readShare } from './store.ts';

/** Who presents a token: a user may be signed in, also the owner. */
export interface Caller {
  token: string;
  userId: string | null;
}

export interface VisitorInput {
  visitor: string;
  name: string;
}

const presented = (token: string) => ({ kind: 'share', token }) as const;

/** The link, and those of its pictures that exist. Throws `link_closed`, also if none is left. */
async function open(context: ShareContext, db: Reader, token: string) {
  const link = await context.links.open(db, presented(token));
  return { link, pictures: await picturesLeft(context, db, link) };
}

/** The same of a link that is locked until the end of the transaction. */
async function lock(context: ShareContext, tx: Tx, token: string): Promise<LinkRow> {
  const link = await context.links.lock(tx, presented(token));
  await picturesLeft(context, tx, link);
  return link;
}

async function picturesLeft(context: ShareContext, db: Reader, link: LinkRow) {
  const places = await picturesOf(db, link.id);
  const found = new Map((await context.gallery.findPictures(db, places)).map((one) => [one.imageId, one]));
  const pictures = places.flatMap(({ place, imageId }) => {
    const picture = found.get(imageId);
    return picture === undefined ? [] : [{ place, picture }];
  });
  if (pictures.length === 0) throw new AppError('link_closed');
  return pictures;
}

/** The title of a link that works; throws `link_closed` for any other. */
export async function titleOf(context: ShareContext, token: string): Promise<string | null> {
  const { link } = await open(context, context.database.db, token);
  return link.title;
}

/** What a link shows. Throws `link_closed`. */
export async function readShared(
  context: ShareContext,
  { token, userId }: Caller,
): Promise<Answer<typeof getShared>> {
  const { db } = context.database;
  const { link, pictures } = await open(context, db, token);
  const { allowsComments, allowsChoice, allowsDownload } = await readShare(db, link.id);
  const shown = new Set(pictures.map(({ place }) => place));
  const comments = allowsComments ? await commentsOf(db, link.id) : [];
  return {
    title: link.title,
    expiresAt: link.expiresAt.toISOString(),
    allowsComments,
    allowsChoice,
    allowsDownload,
    isOwner: link.userId === userId,
    pictures: pictures.map(({ place, picture }) => presentPicture(picture, place, { token, allowsDownload })),
    comments: comments.filter(({ place }) => shown.has(place)).map(presentComment),
  };
}

/** Counts an opening by anybody but the owner, who hears of the first. Throws `link_closed`. */
export async function countView(context: ShareContext, { token, userId }: Caller): Promise<void> {
  const { link } = await open(context, context.database.db, token);
  if (link.userId === userId) return;
  await context.database.inTransaction(async (tx) => {
    const locked = await context.links.lock(tx, presented(token));
    if (!(await context.links.countView(tx, locked))) return;
    await tell(context, tx, locked, 'opened');
  });
}

/**
 * Adds a visitor's comment, or the owner's. Throws `link_closed`, `forbidden` unless the link allows
 * comments, `not_found` for a picture that it does not show, `rate_limited` and `link_full`.
 */
export async function comment(
  context: ShareContext,
  { token, userId }: Caller,
  input: VisitorInput & { picture: number; text: string },
): Promise<LinkComment> {
  await pace(context, (await open(context, context.database.db, token)).link);
  return context.database.inTransaction(async (tx) => {
    const link = await lock(context, tx, token);
    await requireAllowed(tx, link, 'allowsComments');
    const { picture, text } = input;
    if (link.userId === userId) {
      const answer = await addComment(context, tx, link, { picture, text, visitorDigest: null, name: null });
      await announce(context, tx, link);
      return answer;
    }
    const name = input.name === '' ? null : input.name;
    const visitorDigest = await context.links.rememberVisitor(tx, link, {
      key: input.visitor,
      name: input.name,
    });
    const added = await addComment(context, tx, link, { picture, text, visitorDigest, name });
    await tell(context, tx, link, 'comment');
    return added;
  });
}

/** Many visitors together may not flood a link, from however many addresses. */
async function pace({ rateWindows }: ShareContext, link: LinkRow): Promise<void> {
  const { perUser: max, windowMs } = rateLimits.commentsOfLink;
  await rateWindows.take(`commentsOfLink:${link.id}`, { max, windowMs });
}

/**
 * Sets a visitor's choice; null takes it back. Throws `link_closed`, `forbidden` unless the link asks for one
 * and for its owner, `not_found` for a picture that it does not show, and `link_full`.
 */
export async function choose(
  context: ShareContext,
  { token, userId }: Caller,
  { visitor, name, picture }: VisitorInput & { picture: number | null },
): Promise<number | null> {
  await context.database.inTransaction(async (tx) => {
    const link = await lock(context, tx, token);
    await requireAllowed(tx, link, 'allowsChoice');
    if (link.userId === userId) throw new AppError('forbidden');
    if (picture !== null) await requirePicture(context, tx, link, picture);
    const option = picture === null ? null : String(picture);
    if (!(await context.links.choose(tx, link, { key: visitor, name, option }))) return;
    if (option === null) await announce(context, tx, link);
    else await tell(context, tx, link, 'choice');
  });
  return picture;
}

/** Tells the owner, in the list of notifications and in open pages. */
async function tell(
  context: ShareContext,
  tx: Parameters<ShareContext['onNews']>[0],
  link: LinkRow,
  what: 'opened' | 'comment' | 'choice',
): Promise<void> {
  const { id: linkId, userId, title } = link;
  await context.onNews(tx, { userId, linkId, title, what });
  await announce(context, tx, link);
}

/**
 * A copy of a picture, or its whole as a JPEG. Throws `link_closed`, `not_found` for what the link does not
 * show or allow, and `rate_limited`.
 */
export async function openPicture(
  context: ShareContext,
  token: string,
  { place, size, signal }: { place: number; size: number | 'full'; signal: AbortSignal },
): Promise<OpenedCopy> {
  const { db } = context.database;
  const { link, pictures } = await open(context, db, token);
  const shown = pictures.find((one) => one.place === place);
  if (shown === undefined) throw new AppError('not_found');
  if (size === 'full') {
    if (!(await readShare(db, link.id)).allowsDownload) throw new AppError('not_found');
    const { perUser: max, windowMs } = rateLimits.downloadsOfOwner;
    await context.rateWindows.take(`downloadsOfOwner:${link.userId}`, { max, windowMs });
  }
  const copy = await context.gallery.openCopy({
    userId: link.userId,
    id: shown.picture.imageId,
    size,
    signal,
  });
  if (copy === null) throw new AppError('not_found');
  return copy;
}

/** Whether a place can be one of a link's pictures. */
export const isPlace = (place: number) =>
  Number.isInteger(place) && place >= 1 && place <= linkLimits.maxPictures;
