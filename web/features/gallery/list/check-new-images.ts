import type { QueryClient } from '@tanstack/react-query';
import { listImages } from '#contract/images.ts';
import { pageLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { addToGallery } from './change-gallery.ts';

/**
 * Fetches the newest pictures and adds the unknown ones, whatever pages are loaded. Errors are ignored until
 * the next check.
 */
export async function checkNewImages(client: QueryClient): Promise<void> {
  const page = await call(listImages, { query: { limit: pageLimits.defaultLimit } }).catch(() => null);
  // Oldest first, so that each lands on top of the previous one.
  for (const image of page?.images.toReversed() ?? []) addToGallery(client, image);
}
