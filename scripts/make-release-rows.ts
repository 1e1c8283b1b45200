/**
 * Writes the rows that a server of this release stores for one user, to
 * `server/testing/releases/<version>.json`: `server/upgrade.test.ts` opens them with every later version. A
 * step of a release with new stored formats.
 *
 *   node scripts/run24.mjs scripts/make-release-rows.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createBuiltin } from '#engines/builtin/engine.ts';
import { openTestApp } from '#server/testing/app.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';

/** In the order in which they can be inserted, without what belongs to a server, such as its secrets. */
const tables = [
  'users',
  'sign_in_methods',
  'jobs',
  'coin_accounts',
  'coin_grants',
  'coin_holds',
  'coin_entries',
  'coin_hold_parts',
  'user_counters',
  'images',
  'gallery_facets',
  'edits',
  'notifications',
  'audit_log',
];

const root = path.join(import.meta.dirname, '..');
const bench = await openTestApp({
  engine: createScriptedEngine({ tools: [] }),
  otherEngines: [createBuiltin()],
});
const client = await bench.signUp();
await bench.subscribe(client, 'pro', 2_000);

async function ended(answer: Response) {
  const { jobId } = (await answer.json()) as { jobId: string };
  const job = await client.jobEnded(jobId);
  if (job.status !== 'completed') throw new Error(`a job ended as ${job.status}`);
  return job.images;
}

const thumbnail = { prompt: 'I survived 100 days in the desert', style: 'MrBeast-tzdev' };
const [first] = await ended(await client.generate(thumbnail));
await ended(await client.generate({ prompt: 'a lighthouse', variant: 'Genesys Pro', num_outputs: '2' }));
await ended(
  await client.generate({ prompt: 'a fox', variant: 'Genesys 1.0', style: 'PNG', aspectRatio: '1:1' }),
);
const body = JSON.stringify({ change: { headline: { lines: ['NEVER AGAIN'] } } });
const headers = { 'content-type': 'application/json' };
await ended(
  await client.request(`/api/user-images/${first?.id}/design/versions`, { method: 'POST', headers, body }),
);

const rows: Record<string, unknown[]> = {};
for (const table of tables) {
  const found = await bench.app.database.db.execute<{ row: unknown }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  rows[table] = found.rows.map(({ row }) => row);
}
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const file = path.join(root, 'server', 'testing', 'releases', `${version}.json`);
writeFileSync(file, `${JSON.stringify(rows, null, 1)}\n`);
await bench.close();
process.exit();
