import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { styleNameKey } from '#contract/described-styles.ts';
import type { TrainingMode } from '#contract/trained-styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { styleTrainingStarts } from '../schema.ts';
import type { ThumbnailStyleRow } from '../thumbnail-style-store.ts';
import type { StyleWords } from './names.ts';

/** A digest of a request: its fields and its files. */
export function hashRequest(
  { styleName, triggerWord, mode }: StyleWords & { mode: TrainingMode },
  files: readonly { sha256: string }[],
): string {
  const parts = [styleName, triggerWord, mode, files.map(({ sha256 }) => sha256)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

interface Asked {
  userId: string;
  styleName: string;
  requestHash: string;
  idempotencyKey: string | null;
}

/**
 * Finds the style that the same request has made before: by its Idempotency-Key or, without one, by its name
 * and content. Null if it is new. Throws `idempotency_mismatch` if the key belongs to another request, and
 * `not_found` if its style is deleted.
 */
export async function findReplayed(
  tx: Tx,
  styles: readonly ThumbnailStyleRow[],
  request: Asked,
): Promise<ThumbnailStyleRow | null> {
  const starts = styleTrainingStarts;
  const rows = await tx
    .select()
    .from(starts)
    .where(
      and(
        eq(starts.userId, request.userId),
        request.idempotencyKey === null
          ? eq(starts.requestHash, request.requestHash)
          : eq(starts.idempotencyKey, request.idempotencyKey),
      ),
    );
  const styleOf = (styleId: string) => styles.find(({ id }) => id === styleId) ?? null;
  if (request.idempotencyKey === null) {
    const nameKey = styleNameKey(request.styleName);
    const made = rows.map(({ styleId }) => styleOf(styleId));
    return made.find((style) => style?.nameKey === nameKey) ?? null;
  }
  const [row] = rows;
  if (row === undefined) return null;
  if (row.requestHash !== request.requestHash) throw new AppError('idempotency_mismatch');
  const style = styleOf(row.styleId);
  if (style === null) throw new AppError('not_found');
  return style;
}
