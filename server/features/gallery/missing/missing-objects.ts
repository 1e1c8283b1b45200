import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { images, missingObjects } from '../schema.ts';

/** A file that a picture needs and that the store lacks. */
export interface MissingObject {
  key: string;
  userId: string;
  imageId: string;
  missedAt: Date;
}

/** Records missing files, each once, and reports them to log and metrics. */
export interface MissingObjects {
  /** For a picture whose row exists. */
  note(missed: Omit<MissingObject, 'missedAt'>): Promise<void>;
  /** For the picture of any file; ignores files of no picture or of a deleted one. */
  noteFile(key: string): Promise<void>;
  /** The newest, and their number. Drops those that are back. */
  list(limit: number): Promise<{ count: number; objects: MissingObject[] }>;
}

interface Deps {
  database: Database;
  objects: ObjectStore;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

export function createMissingObjects({ database, objects, clock, log, metrics }: Deps): MissingObjects {
  const missed = metrics.counter({
    name: 'gallery_missing_objects_total',
    help: 'Files of pictures that were found to be gone from the store',
  });
  const { db } = database;

  const note: MissingObjects['note'] = async ({ key, userId, imageId }) => {
    const isThere = db
      .select({ one: sql`1` })
      .from(images)
      .where(and(eq(images.userId, userId), eq(images.id, imageId)));
    const { rows } = await db.execute(sql`
      insert into missing_objects (object_key, user_id, image_id, missed_at)
      select ${key}, ${userId}, ${imageId}, ${clock.now().toISOString()}::timestamptz where exists (${isThere.getSQL()})
      on conflict do nothing returning object_key`);
    if (rows.length === 0) return;
    missed.inc();
    log.error({ key, imageId }, "a picture's file is missing from the store");
  };

  return {
    note,
    async noteFile(key) {
      const found = await findByAnyFile(db, key);
      if (found !== null) await note({ ...found, key });
    },
    async list(limit) {
      const read = () =>
        db
          .select({
            key: missingObjects.objectKey,
            userId: missingObjects.userId,
            imageId: missingObjects.imageId,
            missedAt: missingObjects.missedAt,
          })
          .from(missingObjects)
          .orderBy(desc(missingObjects.missedAt), missingObjects.objectKey)
          .limit(limit);
      let listed = await read();
      const back = await filterAsync(listed, ({ key }) => objects.exists(key));
      if (back.length > 0) {
        const keys = back.map(({ key }) => key);
        await db.delete(missingObjects).where(inArray(missingObjects.objectKey, keys));
        listed = await read();
      }
      const [counted] = await db.select({ count: count() }).from(missingObjects);
      return { count: counted?.count ?? 0, objects: listed };
    },
  };
}

async function filterAsync<T>(values: readonly T[], test: (value: T) => Promise<boolean>): Promise<T[]> {
  const results = await Promise.all(values.map(test));
  return values.filter((_, at) => results[at]);
}

/**
 * The picture with this file: its own, a smaller copy, what is under its words, or a reference. The key
 * contains user and job.
 */
async function findByAnyFile(db: Reader, key: string): Promise<{ userId: string; imageId: string } | null> {
  const [, userId, jobId] = /^(?:pictures|references)\/([^/]+)\/([\da-f-]{36})/.exec(key) ?? [];
  if (userId === undefined || jobId === undefined) return null;
  const rows = await db
    .select({
      id: images.id,
      objectKey: images.objectKey,
      variants: images.variants,
      references: images.references,
      baseKey: images.baseKey,
    })
    .from(images)
    .where(
      and(
        eq(images.userId, userId),
        or(eq(images.jobId, jobId), eq(images.referencesOf, jobId), eq(images.baseKey, key)),
      ),
    )
    .limit(100);
  const row = rows.find(
    ({ objectKey, variants, references, baseKey }) =>
      objectKey === key || baseKey === key || [...variants, ...references].some((file) => file.key === key),
  );
  return row ? { userId, imageId: row.id } : null;
}
