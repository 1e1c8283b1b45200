import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import { type FaceRow, faceConsents, faces } from './schema.ts';

export function faceData({ db }: Pick<Database, 'db'>): DataHolder {
  const rowsOf = (userId: string) => rowsOfUser(() => db.select().from(faces), faces, userId);
  return {
    name: 'faces',
    records: {
      async *faces(userId) {
        for await (const row of rowsOf(userId)) {
          const { objectKey: _object, previewKey: _preview, sha256: _digest, ...record } = row;
          yield { ...record, file: fileName(row) };
        }
      },
      async *consent(userId) {
        yield* await db.select().from(faceConsents).where(eq(faceConsents.userId, userId));
      },
    },
    async *files(userId) {
      for await (const row of rowsOf(userId)) yield { name: fileName(row), key: row.objectKey };
    },
    async erase(tx, { userId }) {
      await tx.delete(faces).where(eq(faces.userId, userId));
      await tx.delete(faceConsents).where(eq(faceConsents.userId, userId));
    },
  };
}

function fileName({ id, expression, objectKey }: FaceRow): string {
  return `${expression}-${id}${objectKey.slice(objectKey.lastIndexOf('.'))}`;
}
