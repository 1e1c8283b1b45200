import { and, eq, lte } from 'drizzle-orm';
import { galleryLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { GalleryContext } from '../context.ts';
import { galleryZipPlaces } from '../schema.ts';
import { lockGallery } from '../stacks/counters.ts';

/** After so long without a sign of life a place is free again: its process has died. */
const placeMs = 60_000;
const renewalMs = placeMs / 3;
const retryAfterSeconds = 30;

/**
 * Takes one of the places that a user has for zips that are streamed at a time, in whichever process: each may hold a large
 * picture and an open file for as long as its reader likes. Answers what gives it back, which never rejects. Throws
 * `rate_limited` where all are taken.
 */
export async function takePlace(
  { database, clock, newId }: Pick<GalleryContext, 'database' | 'clock' | 'newId'>,
  userId: string,
): Promise<() => Promise<void>> {
  const id = newId();
  const { db } = database;
  const endsAt = () => new Date(clock.now().getTime() + placeMs);
  await database.inTransaction(async (tx) => {
    // Of two that come at once only one may have the last place.
    await lockGallery(tx, userId);
    const theirs = eq(galleryZipPlaces.userId, userId);
    await tx.delete(galleryZipPlaces).where(and(theirs, lte(galleryZipPlaces.endsAt, clock.now())));
    const taken = await tx.$count(galleryZipPlaces, theirs);
    if (taken >= galleryLimits.zipsAtOnce) throw new AppError('rate_limited', { retryAfterSeconds });
    await tx.insert(galleryZipPlaces).values({ userId, id, endsAt: endsAt() });
  });
  const isThis = and(eq(galleryZipPlaces.userId, userId), eq(galleryZipPlaces.id, id));
  // What fails here is made up for by the next renewal, and at last by the end of the place's time.
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
