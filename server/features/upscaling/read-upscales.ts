import type * as z from 'zod';
import { pageLimits } from '#contract/limits.ts';
import type { listUpscales as call, getUpscaleStatus, UpscaleItem } from '#contract/upscale-calls.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import { nameList, readCursor, writeCursor } from '../gallery/gallery.ts';
import type { UpscalingDeps } from './context.ts';
import { upscaleKind } from './input.ts';
import { presentEndedUpscale, presentUpscale } from './present.ts';
import type { UpscaleRow } from './schema.ts';
import { countUpscales, findUpscale, selectUpscales } from './store.ts';

/** Returns one of a user's upscales. Throws `not_found`, for another user's as for an unknown one. */
export async function readUpscale(deps: UpscalingDeps, userId: string, id: string): Promise<UpscaleItem> {
  // The job before the record: one that ends in between has no record any more, or a complete one.
  const job = await deps.jobs.find(userId, id);
  const row = await findUpscale(deps.database.db, userId, id);
  if (row) {
    const [item] = await presentUpscales(deps, userId, [row]);
    if (item) return item;
  }
  const ended = job?.kind === upscaleKind ? await deps.jobs.find(userId, id) : null;
  if (!ended) throw new AppError('not_found');
  return presentEndedUpscale(ended);
}

/** Returns one page of a user's upscale history, newest first. A cursor overrides a page number. */
export async function listUpscales(
  deps: UpscalingDeps,
  userId: string,
  query: z.infer<(typeof call)['query']>,
): Promise<Answer<typeof call>> {
  const { db } = deps.database;
  const list = nameList(userId, { list: 'upscales' });
  const start = query.cursor === undefined ? null : readCursor(list, query.cursor);
  const offset = start || !query.page ? 0 : (query.page - 1) * query.limit;
  const rows = await selectUpscales(db, userId, { limit: query.limit + 1, after: start?.after, offset });
  const total = start?.total ?? (await countUpscales(db, userId, pageLimits.exactCountUpTo));
  const { rows: shown, ...page } = cutPage(rows, query.limit, (last) =>
    writeCursor(list, { after: { at: last.createdAt, id: last.id }, total, isAtLeast: false }),
  );
  const history = await presentUpscales(deps, userId, shown);
  return { history, total, totalCount: total, ...page };
}

/** Presents records to their owner, in order. */
async function presentUpscales(
  { database, jobs, gallery, sign }: UpscalingDeps,
  userId: string,
  rows: readonly UpscaleRow[],
): Promise<UpscaleItem[]> {
  const running = rows.filter(({ imageId }) => imageId === null).map(({ id }) => id);
  const found = new Map((await jobs.findMany(userId, running)).map((job) => [job.id, job]));
  const imageIds = rows.flatMap(({ imageId }) => (imageId === null ? [] : [imageId]));
  const images = await gallery.findOwnIncludingTrash(database.db, userId, imageIds);
  return rows.map((row) =>
    presentUpscale(row, {
      image: images.get(row.imageId ?? '')?.image ?? null,
      job: found.get(row.id) ?? null,
      sign,
    }),
  );
}

/** The same for clients that poll. */
export function toStatus(upscale: UpscaleItem): Answer<typeof getUpscaleStatus> {
  return {
    status: upscale.status,
    progress: upscale.progress,
    code: upscale.error?.code ?? null,
    error: upscale.error?.message ?? null,
    upscaledImageUrl: upscale.afterUrl,
    imageUrl: upscale.afterUrl,
    image_url: upscale.afterUrl,
    output: { url: upscale.afterUrl },
    originalImageUrl: upscale.beforeUrl,
    upscale,
  };
}
