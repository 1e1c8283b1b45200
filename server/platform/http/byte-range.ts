import type { ByteRange } from '../objects/objects.ts';

/**
 * Parses a `Range` header for a body of this length: null for the whole body (no header, or one to ignore:
 * several ranges, another unit), `unsatisfiable` if it starts after the end.
 */
export function readRange(header: string | null, bytes: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (start >= bytes) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
