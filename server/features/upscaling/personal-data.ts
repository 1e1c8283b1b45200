import { eq } from 'drizzle-orm';
import { isoDate } from '#contract/durations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { type UpscaleRow, upscales } from './schema.ts';

/** The upscale history with its original pictures; the results belong to the gallery. */
export function upscaleData({ db }: Pick<Database, 'db'>): DataHolder {
  const rowsOf = (userId: string) => rowsOfUser(() => db.select().from(upscales), upscales, userId);
  return {
    name: 'upscales',
    records: {
      async *upscales(userId) {
        for await (const row of rowsOf(userId)) {
          const { userId: _user, source, ...record } = row;
          yield { ...record, before: { width: source.width, height: source.height, file: fileName(row) } };
        }
      },
    },
    async *files(userId) {
      for await (const row of rowsOf(userId)) yield { name: fileName(row), key: row.source.key };
    },
    async erase(tx, { userId }) {
      await tx.delete(upscales).where(eq(upscales.userId, userId));
    },
  };
}

function fileName({ id, createdAt, source }: UpscaleRow): string {
  const ending = source.key.slice(source.key.lastIndexOf('.'));
  return `${isoDate(createdAt)}-${id}-before${ending}`;
}
