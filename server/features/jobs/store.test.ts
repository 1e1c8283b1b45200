import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import type { NewJobRow } from './schema.ts';
import { findNewestJobs, findUnfinished, insertJob } from './store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function insert(
  userId: string,
  id: string,
  status: NewJobRow['status'],
  minute: number,
  tool: string | null = 'Thumbnail',
): Promise<void> {
  const row = {
    userId,
    id,
    status,
    kind: 'generation',
    tool,
    input: {},
    cost: 15,
    engine: 'builtin',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  } as const;
  await test.database.inTransaction((tx) => insertJob(tx, row));
}

it(`lists a user's unfinished jobs first, then the newest, each once (${testDatabaseKind})`, async () => {
  await insert('owner', 'oldest, running', 'processing', 1);
  await insert('owner', 'old', 'completed', 2);
  await insert('owner', 'waiting', 'queued', 3);
  await insert('owner', 'new', 'failed', 4);
  await insert('other', 'of another user', 'processing', 5);
  await insert('owner', 'of no tool', 'processing', 6, null);
  const names = async (limit: number) =>
    (await findNewestJobs(test.database.db, 'owner', limit)).map((row) => row.id);
  expect(await names(10)).toEqual(['waiting', 'oldest, running', 'new', 'old']);
  expect(await names(3)).toEqual(['waiting', 'oldest, running', 'new']);
});

it('reads unfinished jobs of every kind page by page, oldest first', async () => {
  const now = new Date(Date.UTC(2026, 0, 2));
  const range = { madeBefore: now, orAfter: now };
  const found: string[] = [];
  let page = await findUnfinished(test.database.db, range, { after: undefined, limit: 2 });
  while (page.length > 0) {
    found.push(...page.map(({ id }) => id));
    page = await findUnfinished(test.database.db, range, { after: page.at(-1), limit: 2 });
  }
  expect(found).toEqual(['oldest, running', 'waiting', 'of another user', 'of no tool']);
});
