import { eq } from 'drizzle-orm';
import { isoDate } from '#contract/durations.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { type EditRow, edits } from './schema.ts';

export function editData({ db }: Pick<Database, 'db'>): DataHolder {
  const rowsOf = (userId: string) => rowsOfUser(() => db.select().from(edits), edits, userId);
  return {
    name: 'edits',
    records: {
      async *edits(userId) {
        for await (const row of rowsOf(userId)) {
          const { thumbnailKey, idempotencyKey: _key, requestHash: _hash, ...record } = row;
          yield { ...record, file: thumbnailKey === null ? null : fileName(row) };
        }
      },
    },
    async *files(userId) {
      for await (const row of rowsOf(userId)) {
        if (row.thumbnailKey !== null) yield { name: fileName(row), key: row.thumbnailKey };
      }
    },
    async erase(tx, { userId }) {
      await tx.delete(edits).where(eq(edits.userId, userId));
    },
  };
}

function fileName({ id, createdAt }: EditRow): string {
  return `${isoDate(createdAt)}-${id}.jpg`;
}
