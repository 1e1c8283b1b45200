import { createHash } from 'node:crypto';
import { AppError } from '#server/platform/app-error.ts';
import type { Total } from './count-places.ts';
import type { Place } from './place-queries.ts';

/** Where a list goes on, and what its first page has counted. */
export interface Cursor extends Total {
  after: Place;
}

/**
 * Names a list: one user's pictures under one filter. A cursor works in the list that it is of alone; it could not show
 * other people's pictures anyway, since it only says where to begin among those of whoever asks.
 */
export function nameList(userId: string, list: object): string {
  const fields = Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, fields]))
    .digest('hex')
    .slice(0, 16);
}

/** Writes where a page ended as an opaque, address-safe text. */
export function writeCursor(list: string, { after, total, isAtLeast }: Cursor): string {
  const text = [list, after.at.getTime(), after.id, total, isAtLeast ? 1 : 0].join('.');
  return Buffer.from(text).toString('base64url');
}

/** The last millisecond whose year has four digits: what lies after it PostgreSQL reads in another spelling. */
const latestTime = Date.parse('9999-12-31T23:59:59.999Z');

/** Reads a cursor of `writeCursor`. Throws `validation_failed` for anything else, and for one of another list. */
export function readCursor(list: string, cursor: string): Cursor {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, name, time, id, total, isAtLeast] =
    /^([\da-f]{16})\.(\d{1,15})\.([\da-f-]{32,36})\.(\d{1,9})\.([01])$/.exec(text) ?? [];
  if (id === undefined || Number(time) > latestTime) throw refused('This cursor is not one of ours.');
  if (name !== list) throw refused('This cursor belongs to another list. Begin without one.');
  return { after: { at: new Date(Number(time)), id }, total: Number(total), isAtLeast: isAtLeast === '1' };
}

function refused(reason: string): AppError {
  return new AppError('validation_failed', { fields: { cursor: reason } });
}
