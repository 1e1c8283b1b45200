import { jobLimits } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';

/** Reads the Idempotency-Key header; null without one. Throws `idempotency_key_invalid`. */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null;
  const isVisibleAscii = /^[\x21-\x7e]+$/.test(header);
  if (!isVisibleAscii || header.length > jobLimits.idempotencyKeyMaxCharacters) {
    throw new AppError('idempotency_key_invalid');
  }
  return header;
}
