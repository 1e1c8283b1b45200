/**
 * A gallery page of a user with a million pictures, compared with one of a thousand: the whole use case
 * (places, rows, counts and signed URLs) without HTTP, alternately on two databases that contain nothing
 * else. On the embedded database and, with `DATABASE_URL`, on PostgreSQL.
 *
 *     npm run bench -- gallery-query
 *     scripts/with-postgres.sh npm run bench -- gallery-query --rows=1000000 --embedded=no
 */
import { parseArgs } from 'node:util';
import { desc } from 'drizzle-orm';
import type { GalleryContext } from '../server/features/gallery/context.ts';
import { nameList, writeCursor } from '../server/features/gallery/pages/cursor.ts';
import { listImages, type PageQuery } from '../server/features/gallery/pages/list-images.ts';
import { images } from '../server/features/gallery/schema.ts';
import { type Database, openDatabase } from '../server/platform/database/database.ts';
import { openEmptyPostgresDatabase } from '../server/platform/database/test-databases/postgres.ts';
import { silentLog } from '../server/platform/log-types.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { fillGallery } from './harness/fill-gallery.ts';
import { type Figure, median, percentile, report, round } from './measure.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, embedded: { type: 'string', default: 'yes' } },
});
const sizes = { few: 1_000, many: Number(values.rows) } as const;
type Size = keyof typeof sizes;
const sizeNames = ['few', 'many'] as const;

const limit = 50;
const rounds = 200;
const warmUps = 20;
const userId = 'collector';

interface Question {
  query: Omit<PageQuery, 'limit'>;
  /** Starts in the middle of the gallery. */
  isDeep?: boolean;
  finds: number;
  /** A search with few matches reads further in a larger gallery, so it has no bound. */
  isSearch?: boolean;
}

const questions: Record<string, Question> = {
  'first page': { query: {}, finds: limit },
  'page in the middle, by cursor': { query: {}, isDeep: true, finds: limit },
  'first page, oldest first': { query: { sort: 'oldest' }, finds: limit },
  'search that matches all': { query: { q: 'DESERT' }, finds: limit },
  'search that matches one': { query: { q: 'survived 500 days' }, finds: 1, isSearch: true },
  'search that matches none': { query: { q: 'volcano' }, finds: 0, isSearch: true },
  'one style': { query: { style: 'MrBeast' }, finds: limit },
};

interface Opened {
  database: Database;
  close(): Promise<void>;
}

async function openEmbedded(): Promise<Opened> {
  const folder = makeDataFolder();
  const database = await openDatabase({ dataDir: folder.path, databaseUrl: undefined, log: silentLog });
  return {
    database,
    async close() {
      await database.close();
      folder.remove();
    },
  };
}

async function openPostgres(): Promise<Opened> {
  const folder = makeDataFolder();
  const { databaseUrl, close } = await openEmptyPostgresDatabase();
  const database = await openDatabase({ dataDir: folder.path, databaseUrl, log: silentLog });
  return {
    database,
    async close() {
      await database.close();
      await close();
      folder.remove();
    },
  };
}

/** The part of the gallery's context that a page needs. */
function contextOf(database: Database): GalleryContext {
  const sign = (key: string) => `/files/${key}`;
  return { database, sign } as unknown as GalleryContext;
}

/** The cursor of the page in the middle. */
async function cursorOfMiddle({ database }: GalleryContext, rows: number): Promise<string> {
  const [middle] = await database.db
    .select({ at: images.createdAt, id: images.id })
    .from(images)
    .orderBy(desc(images.createdAt))
    .limit(1)
    .offset(rows >> 1);
  if (middle === undefined) throw new Error('the gallery is empty');
  return writeCursor(nameList(userId, { sort: 'latest' }), { after: middle, total: rows, isAtLeast: false });
}

async function measure(name: string, open: () => Promise<Opened>): Promise<Figure[]> {
  const opened = { few: await open(), many: await open() };
  try {
    const contexts = { few: contextOf(opened.few.database), many: contextOf(opened.many.database) };
    for (const size of sizeNames) {
      console.log(`  ${name}: writing ${sizes[size].toLocaleString('en')} rows …`);
      await fillGallery(opened[size].database, userId, sizes[size]);
    }
    const figures: Figure[] = [];
    for (const [question, { query, isDeep = false, finds, isSearch = false }] of Object.entries(questions)) {
      const times: Record<Size, number[]> = { few: [], many: [] };
      const cursors = isDeep
        ? {
            few: await cursorOfMiddle(contexts.few, sizes.few),
            many: await cursorOfMiddle(contexts.many, sizes.many),
          }
        : null;
      for (let turn = 0; turn < rounds + warmUps; turn += 1) {
        for (const size of turn % 2 === 0 ? sizeNames : sizeNames.toReversed()) {
          const startedAt = performance.now();
          const page = await listImages(contexts[size], userId, {
            ...query,
            limit,
            ...(cursors && { cursor: cursors[size] }),
          });
          if (turn >= warmUps) times[size].push(performance.now() - startedAt);
          if (page.images.length !== finds)
            throw new Error(`${question}: ${page.images.length} pictures instead of ${finds}`);
        }
      }
      figures.push(figureOf(`${name}: ${question}`, times, isSearch));
    }
    return figures;
  } finally {
    for (const size of sizeNames) await opened[size].close();
  }
}

function figureOf(name: string, times: Record<Size, number[]>, isSearch: boolean): Figure {
  const p95 = (size: Size) => percentile(times[size], 0.95);
  return {
    name,
    value: p95('many') / p95('few'),
    unit: '×',
    ...(!isSearch && { bound: { atMost: 1.5 } }),
    comparedWith: `p95 ${round(p95('many'))} ms with ${sizes.many.toLocaleString('en')}, ${round(p95('few'))} ms with ${sizes.few.toLocaleString('en')}; median ${round(median(times.many))} and ${round(median(times.few))} ms`,
  };
}

const figures = values.embedded === 'no' ? [] : await measure('embedded', openEmbedded);
if (process.env.DATABASE_URL) figures.push(...(await measure('PostgreSQL', openPostgres)));
report(`Gallery page of ${limit} pictures, p95 with a million rows ÷ with a thousand`, figures, [
  ...(process.env.DATABASE_URL ? [] : ['Set DATABASE_URL to measure on PostgreSQL as well.']),
]);
