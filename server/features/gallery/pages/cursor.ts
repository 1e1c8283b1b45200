import { createHash } from 'node:crypto';
import { AppError } from '#server/platform/app-error.ts';
import type { Total } from './count-places.ts';
import type { Place } from './place-queries.ts';

/** Where a list continues, and the counts of its first page. */
export interface Cursor extends Total {
  after: Place;
}

/**
 * Names a list: one user's pictures under one filter. A cursor only works in its own list; it could not
 * reveal other users' pictures anyway, since it only says where to start among the caller's.
 */
export function nameList(userId: string, list: object): string {
  const fields = Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, fields]))
    .digest('hex')
    .slice(0, 16);
}

/** Encodes where a page ended as an opaque, URL-safe text. */
export function writeCursor(list: string, { after, total, isAtLeast }: Cursor): string {
  const text = [list, after.at.getTime(), after.id, total, isAtLeast ? 1 : 0].join('.');
  return Buffer.from(text).toString('base64url');
}

/** The last millisecond with a four-digit year: PostgreSQL writes later ones differently. */
const latestTime = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Decodes a cursor of `writeCursor`. Throws `validation_failed` for anything else, and for another list's.
 */
export function readCursor(list: string, cursor: string): Cursor {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, name, time, id, total, isAtLeast] =
    /^([\da-f]{16})\.(\d{1,15})\.([\da-f-]{32,36})\.(\d{1,9})\.([01])$/.exec(text) ?? [];
  if (id === undefined || Number(time) > latestTime) throw refused('This cursor is not valid.');
  if (name !== list) throw refused('This cursor belongs to another list. Start without one.');
  return { after: { at: new Date(Number(time)), id }, total: Number(total), isAtLeast: isAtLeast === '1' };
}

function refused(reason: string): AppError {
  return new AppError('validation_failed', { fields: { cursor: reason } });
}
