import type * as z from 'zod';
import { pageLimits } from '#contract/limits.ts';
import type { listUpscales as call } from '#contract/upscale-calls.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { cutPage } from '#server/platform/page-place.ts';
import { nameList, readCursor, writeCursor } from '../gallery/gallery.ts';
import type { UpscalingDeps } from './context.ts';
import { presentUpscales } from './read-upscale.ts';
import { countUpscales, selectUpscales } from './store.ts';

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
