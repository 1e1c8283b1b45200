import { and, eq, lte } from 'drizzle-orm';
import { minuteMs } from '#contract/durations.ts';
import { galleryLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { GalleryContext } from '../context.ts';
import { galleryZipPlaces } from '../schema.ts';
import { lockGallery } from '../stacks/counters.ts';

/** After this long without renewal a slot is free again: its process has died. */
const slotMs = minuteMs;
const renewalMs = slotMs / 3;
const retryAfterSeconds = 30;

/**
 * Takes one of a user's slots for concurrently streamed zips, across processes: each may hold a large
 * picture and an open file as long as its reader likes. Returns a release function that never rejects. Throws
 * `rate_limited` if all are taken.
 */
export async function acquireSlot(
  { database, clock, newId }: Pick<GalleryContext, 'database' | 'clock' | 'newId'>,
  userId: string,
): Promise<() => Promise<void>> {
  const id = newId();
  const { db } = database;
  const endsAt = () => new Date(clock.now().getTime() + slotMs);
  await database.inTransaction(async (tx) => {
    // Only one of two concurrent requests may take the last slot.
    await lockGallery(tx, userId);
    const theirs = eq(galleryZipPlaces.userId, userId);
    await tx.delete(galleryZipPlaces).where(and(theirs, lte(galleryZipPlaces.endsAt, clock.now())));
    const taken = await tx.$count(galleryZipPlaces, theirs);
    if (taken >= galleryLimits.zipsAtOnce) throw new AppError('rate_limited', { retryAfterSeconds });
    await tx.insert(galleryZipPlaces).values({ userId, id, endsAt: endsAt() });
  });
  const isThis = and(eq(galleryZipPlaces.userId, userId), eq(galleryZipPlaces.id, id));
  // A failed renewal is repeated by the next one; otherwise the slot expires.
  const ignore = () => undefined;
  const renewal = setInterval(() => {
    db.update(galleryZipPlaces).set({ endsAt: endsAt() }).where(isThis).catch(ignore);
  }, renewalMs);
  renewal.unref();
  return async () => {
    clearInterval(renewal);
    await db.delete(galleryZipPlaces).where(isThis).catch(ignore);
  };
}
