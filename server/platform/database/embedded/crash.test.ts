import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleOf } from '#testing/sample.ts';
import { eventCursors } from '../../events/schema.ts';
import { silentLog } from '../../log-types.ts';
import { openDatabase } from '../database.ts';
import { copyTemplateTo } from '../test-databases/embedded.ts';
import { startTestProcess } from '../test-processes/process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'adventure-crash-'));
  await copyTemplateTo(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lets a process write until it has acknowledged this many rows, and kills it during the next. */
async function writeUntilKilled(run: string, rows: number): Promise<string[]> {
  const writer = startTestProcess(new URL('../test-processes/write-rows.ts', import.meta.url), dataDir, run);
  const acknowledged: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  writer.lines.on('line', (line) => {
    acknowledged.push(line);
    if (acknowledged.length === rows) resolve();
  });
  const failed = writer.ended.then(() => {
    if (acknowledged.length < rows) throw new Error(writer.complaints());
  });
  await Promise.race([promise, failed]);
  await writer.killImmediately();
  return acknowledged;
}

const kills = sampleOf(
  [
    { run: 'first', rows: 3 },
    { run: 'second', rows: 150 },
    { run: 'third', rows: 40 },
  ],
  2,
);

it('loses no acknowledged row over repeated kills', async () => {
  const acknowledged: string[] = [];
  for (const { run, rows } of kills) acknowledged.push(...(await writeUntilKilled(run, rows)));
  const database = await openDatabase({ dataDir, log: silentLog });
  const rows = await database.db.select().from(eventCursors);
  await database.close();
  const found = new Set(rows.map((row) => row.userId));
  expect(acknowledged.filter((userId) => !found.has(userId))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills.reduce((sum, { rows }) => sum + rows, 0));
}, 120_000);
