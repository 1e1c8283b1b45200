import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '#server/platform/database/testing.ts';
import type { NewJobRow } from './schema.ts';
import { findNewestJobs, insertJob } from './store.ts';

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
): Promise<void> {
  const row = {
    userId,
    id,
    status,
    kind: 'generation',
    tool: 'Thumbnail',
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
  await insert('other', 'of somebody else', 'processing', 5);
  const names = async (limit: number) =>
    (await findNewestJobs(test.database.db, 'owner', limit)).map((row) => row.id);
  expect(await names(10)).toEqual(['waiting', 'oldest, running', 'new', 'old']);
  expect(await names(3)).toEqual(['waiting', 'oldest, running', 'new']);
});
