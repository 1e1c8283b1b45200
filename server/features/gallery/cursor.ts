import { AppError } from '#server/platform/http/app-error.ts';
import type { PageEnd } from './store.ts';

/** Writes where a page ended as an opaque, address-safe text. */
export function writeCursor(end: PageEnd): string {
  return Buffer.from(`${end.createdAt.getTime()}.${end.id}`).toString('base64url');
}

/** The last millisecond whose year has four digits: what lies after it PostgreSQL reads in another spelling. */
const latestTime = Date.parse('9999-12-31T23:59:59.999Z');

/** Reads a cursor of `writeCursor`. Throws `validation_failed` for anything else. */
export function readCursor(cursor: string): PageEnd {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, time, id] = /^(\d{1,15})\.([\da-f-]{32,36})$/.exec(text) ?? [];
  if (id === undefined || Number(time) > latestTime) {
    throw new AppError('validation_failed', { fields: { cursor: 'This cursor is not one of ours.' } });
  }
  return { createdAt: new Date(Number(time)), id };
}
