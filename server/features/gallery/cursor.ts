import { AppError } from '#server/platform/http/app-error.ts';
import type { PageEnd } from './store.ts';

/** Writes where a page ended as an opaque, address-safe text. */
export function writeCursor(end: PageEnd): string {
  return Buffer.from(`${end.createdAt.getTime()}.${end.id}`).toString('base64url');
}

/** Reads a cursor of `writeCursor`. Throws `validation_failed` for anything else. */
export function readCursor(cursor: string): PageEnd {
  const [time, id, ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split('.');
  const createdAt = new Date(Number(time));
  if (!id || rest.length > 0 || !/^\d{1,16}$/.test(time ?? '') || Number.isNaN(createdAt.getTime())) {
    throw new AppError('validation_failed', { fields: { cursor: 'This cursor is not one of ours.' } });
  }
  return { createdAt, id };
}
