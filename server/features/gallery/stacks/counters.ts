import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { collections, galleryFacets, type ImageRow, userCounters } from '../schema.ts';
import { type Facet, facetsOf, type Markable, markOf } from './marks.ts';

/**
 * Serialises the changes of a user's gallery: a stack's top and every count are computed from the current
 * rows. Call it before the rows themselves are locked or changed.
 */
export async function lockGallery(tx: Tx, userId: string): Promise<void> {
  // An upsert that changes nothing locks like an update, and creates a user's row at the first write.
  await tx
    .insert(userCounters)
    .values({ userId })
    .onConflictDoUpdate({ target: userCounters.userId, set: { userId } });
}

type Counted = Markable & Pick<ImageRow, 'isTop' | 'deletedAt'>;

/** Collects the changes of a user's counts. */
export class Tally {
  #images = 0;
  #tops = 0;
  #trash = 0;
  readonly #facets = new Map<string, Facet & { change: number }>();

  add(row: Counted): void {
    this.#count(row, 1);
  }

  remove(row: Counted): void {
    this.#count(row, -1);
  }

  #count(row: Counted, change: number): void {
    if (row.deletedAt === null) this.#images += change;
    else this.#trash += change;
    if (!row.isTop) return;
    this.#tops += change;
    for (const facet of facetsOf(row)) {
      const key = markOf(facet);
      const counted = this.#facets.get(key) ?? { ...facet, change: 0 };
      this.#facets.set(key, { ...counted, change: counted.change + change });
    }
  }

  /** Writes the changes. The caller has locked the user's gallery. */
  async write(tx: Tx, userId: string): Promise<void> {
    if (this.#images !== 0 || this.#tops !== 0 || this.#trash !== 0) {
      await tx
        .update(userCounters)
        .set({
          images: sql`${userCounters.images} + ${this.#images}`,
          tops: sql`${userCounters.tops} + ${this.#tops}`,
          trash: sql`${userCounters.trash} + ${this.#trash}`,
        })
        .where(eq(userCounters.userId, userId));
    }
    const touched = [...this.#facets.values()].filter(({ kind }) => kind === 'collection');
    if (touched.length > 0) {
      const ids = touched.map(({ value }) => value);
      await tx
        .update(collections)
        .set({ covers: null })
        .where(and(eq(collections.userId, userId), inArray(collections.id, ids)));
    }
    const changed = [...this.#facets.values()].filter(({ change }) => change !== 0);
    if (changed.length === 0) return;
    await tx
      .insert(galleryFacets)
      .values(
        changed.map(({ kind, value, label, change }) => ({ userId, kind, value, label, count: change })),
      )
      .onConflictDoUpdate({
        target: [galleryFacets.userId, galleryFacets.kind, galleryFacets.value],
        set: { count: sql`${galleryFacets.count} + excluded.count` },
      });
    if (changed.some(({ change }) => change < 0)) {
      await tx.delete(galleryFacets).where(and(eq(galleryFacets.userId, userId), eq(galleryFacets.count, 0)));
    }
  }
}

export interface Counts {
  images: number;
  tops: number;
  trash: number;
}

export async function readCounts(db: Reader, userId: string): Promise<Counts> {
  const [row] = await db.select().from(userCounters).where(eq(userCounters.userId, userId));
  return { images: row?.images ?? 0, tops: row?.tops ?? 0, trash: row?.trash ?? 0 };
}

/** Counts all users' pictures: a sum over one small row per user. */
export async function countAllImages(db: Reader): Promise<number> {
  const [row] = await db
    .select({ images: sql<number>`coalesce(sum(${userCounters.images}), 0)::int` })
    .from(userCounters);
  return row?.images ?? 0;
}
