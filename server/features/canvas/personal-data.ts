import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type DataHolder, rowsOfUser } from '#server/platform/personal-data.ts';
import {
  type AssetRow,
  canvasAssets,
  canvasAssetUses,
  canvasDocuments,
  canvasFonts,
  canvasPictures,
  canvasSnapshots,
  canvasTextLooks,
  type FontRow,
} from './schema.ts';
import { openState } from './state.ts';

const tables = [
  canvasDocuments,
  canvasSnapshots,
  canvasAssets,
  canvasAssetUses,
  canvasPictures,
  canvasFonts,
  canvasTextLooks,
];

/**
 * A user's documents with their layers, their snapshots, the pictures in them by their ids, and the user's
 * own fonts and looks of text.
 */
export function canvasData({ db }: Pick<Database, 'db'>): DataHolder {
  const assetsOf = (userId: string) => rowsOfUser(() => db.select().from(canvasAssets), canvasAssets, userId);
  const fontsOf = (userId: string) => rowsOfUser(() => db.select().from(canvasFonts), canvasFonts, userId);
  return {
    name: 'canvas',
    records: {
      async *documents(userId) {
        const rows = rowsOfUser(() => db.select().from(canvasDocuments), canvasDocuments, userId);
        for await (const row of rows) {
          const { state, thumbnailKey: _small, idempotencyKey: _key, requestHash: _hash, ...record } = row;
          yield { ...record, document: readState(state) };
        }
      },
      async *snapshots(userId) {
        const rows = rowsOfUser(() => db.select().from(canvasSnapshots), canvasSnapshots, userId);
        for await (const { state, idempotencyKey: _key, ...record } of rows) {
          yield { ...record, document: readState(state) };
        }
      },
      async *pictures(userId) {
        for await (const row of assetsOf(userId)) {
          const { objectKey: _object, sha256: _digest, source: _source, ...record } = row;
          yield { ...record, file: fileName(row) };
        }
      },
      async *fonts(userId) {
        for await (const row of fontsOf(userId)) {
          const { objectKey: _object, sha256: _digest, ...record } = row;
          yield { ...record, file: fileName(row) };
        }
      },
      textLooks: (userId) => rowsOfUser(() => db.select().from(canvasTextLooks), canvasTextLooks, userId),
    },
    async *files(userId) {
      for await (const row of assetsOf(userId)) yield { name: fileName(row), key: row.objectKey };
      for await (const row of fontsOf(userId)) yield { name: fileName(row), key: row.objectKey };
    },
    async erase(tx, { userId }) {
      for (const table of tables) await tx.delete(table).where(eq(table.userId, userId));
    },
  };
}

/** A document that cannot be read is exported as it is stored. */
function readState(state: string): unknown {
  try {
    return openState(state).read() ?? state;
  } catch {
    return state;
  }
}

function fileName({ id, objectKey }: AssetRow | FontRow): string {
  return `${id}${objectKey.slice(objectKey.lastIndexOf('.'))}`;
}
