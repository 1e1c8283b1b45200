import type { QueryClient } from '@tanstack/react-query';
import { listImages } from '#contract/images.ts';
import { pageLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { addToGallery } from './change-gallery.ts';

/** Asks for the newest pictures and takes in those that are not known yet, whatever pages are loaded. Failures wait for the next time. */
export async function checkNewImages(client: QueryClient): Promise<void> {
  const page = await call(listImages, { query: { limit: pageLimits.defaultLimit } }).catch(() => null);
  // The oldest first, so that each goes on top of those before it.
  for (const image of page?.images.toReversed() ?? []) addToGallery(client, image);
}
