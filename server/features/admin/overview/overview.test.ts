import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminJob } from '#contract/admin.ts';
import type { AdminOverview } from '#contract/admin-overview.ts';
import { dayMs, hourMs } from '#contract/durations.ts';
import { adminLimits } from '#contract/limits.ts';
import { EngineError } from '#engines/engine.ts';
import { jobs } from '#server/features/jobs/schema.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { createScriptedEngine } from '#server/testing/scripted-engine.ts';

let test: TestApp;
let admin: Client;
let ada: Client;
beforeAll(async () => {
  const refused = createScriptedEngine({ id: 'refused', name: 'Refused', isRemote: true });
  refused.setBehaviour(() => {
    throw new EngineError('misconfigured', 'Incorrect API key');
  });
  test = await openTestApp({ engine: refused, otherEngines: [createScriptedEngine({ id: 'own' })] });
  admin = await test.signUp();
  await test.app.accounts.administration.setAdmin(admin.userId, true);
  ada = await test.signUp();
});
afterAll(() => test.close());

const overview = async (query = '') => (await admin.json(`/api/admin/overview${query}`)) as AdminOverview;

it(`shows what failed although another engine made the picture (${testDatabaseKind})`, async () => {
  const { jobId } = (await (await ada.generate()).json()) as { jobId: string };
  expect((await ada.jobEnded(jobId)).status).toBe('completed');
  const { engines, warnings, steps, timeToPicture, queue } = await overview('?days=1');
  expect(engines.find(({ id }) => id === 'refused')).toMatchObject({
    name: 'Refused',
    isRemote: true,
    done: 0,
    failures: [{ fault: 'misconfigured' }],
  });
  expect(engines.find(({ id }) => id === 'own')).toMatchObject({
    isRemote: false,
    calls: 1,
    done: 1,
    medianMs: expect.any(Number),
  });
  expect(warnings).toContainEqual({
    code: 'engine_failing',
    engines: ['refused'],
    details: expect.objectContaining({ fault: 'misconfigured' }),
  });
  expect(steps.at(-1)).toMatchObject({ pictures: 1, completed: 1, failed: 0 });
  expect(timeToPicture?.p95Ms).toBeGreaterThanOrEqual(timeToPicture?.medianMs ?? Number.NaN);
  expect(queue).toEqual({ waiting: 0, running: 0, oldestWaitingAt: null });
});

it('lists jobs with their picture, which is gone from the list once its user deletes it', async () => {
  const [job] = ((await admin.json('/api/admin/jobs')) as { jobs: AdminJob[] }).jobs;
  expect(job?.picture).toMatchObject({ width: expect.any(Number) });
  expect((await test.signedOut(job?.picture?.src ?? '')).status).toBe(200);
  await test.app.database.db.execute(sql`update images set deleted_at = now()`);
  const [later] = ((await admin.json('/api/admin/jobs')) as { jobs: AdminJob[] }).jobs;
  expect(later?.picture).toBeNull();
});

it('counts many old jobs by the index alone, and those of closed days once', async () => {
  const day = (back: number) => sql`now() - make_interval(days => ${back}) `;
  const { db } = test.app.database;
  await db.execute(sql`
    insert into jobs (user_id, id, kind, tool, status, input, cost, engine, created_at, finished_at)
    select 'many', ${newId()} || g, 'generation', 'Thumbnail', 'failed', '{}', 10, 'own',
      ${day(60)} + make_interval(secs => g), now()
    from generate_series(1, 20000) g`);
  const failedOf = ({ steps }: AdminOverview) => steps.reduce((sum, { failed }) => sum + failed, 0);
  expect(failedOf(await overview('?days=90'))).toBe(20_000);
  // Closed days are remembered; the last ones are read each time.
  await db.execute(sql`delete from ${jobs} where user_id = 'many' and id like '%7'`);
  await db.execute(sql`
    insert into jobs (user_id, id, kind, tool, status, input, cost, engine, created_at, finished_at)
    values ('many', ${newId()}, 'generation', 'Thumbnail', 'failed', '{}', 10, 'own', now(), now())`);
  expect(failedOf(await overview('?days=90'))).toBe(20_001);
  // The index alone answers for rows that a vacuum has found visible to all.
  await db.execute(sql`vacuum analyze jobs`);
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select count(*) filter (where status = 'completed') from jobs
    where tool is not null and created_at >= ${day(30)}`);
  expect(JSON.stringify(rows)).toContain('jobs_of_all');
  await db.execute(sql`delete from jobs where user_id = 'many'`);
});

it('covers the wanted range by the hour or by the day, without gaps', async () => {
  for (const days of adminLimits.overviewRanges) {
    const { steps, unit } = await overview(`?days=${days}`);
    const ms = unit === 'hour' ? hourMs : dayMs;
    expect(steps).toHaveLength(days === 1 ? 24 : days);
    const gaps = steps.slice(1).map(({ at }, index) => Date.parse(at) - Date.parse(steps[index]?.at ?? ''));
    expect(new Set(gaps)).toEqual(new Set([ms]));
    expect(steps.reduce((sum, { completed }) => sum + completed, 0)).toBe(1);
  }
  expect((await admin.request('/api/admin/overview?days=5')).status).toBe(422);
});

it('says how the server is, and that a job has waited too long', async () => {
  const { disk, version, startedAt } = await overview();
  expect(disk?.freeBytes).toBeGreaterThan(0);
  expect(version).toBe('0.0.0');
  expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.now());
  const { db } = test.app.database;
  await db.execute(sql`
    insert into jobs (user_id, id, kind, tool, status, input, cost, engine, created_at)
    values ('waits', ${newId()}, 'generation', 'Thumbnail', 'queued', '{}', 10, 'own', now() - interval '16 minutes')`);
  const { queue, warnings } = await overview();
  expect(queue.waiting).toBe(1);
  expect(warnings).toContainEqual({
    code: 'queue_waiting',
    engines: [],
    details: { waiting: 1, since: queue.oldestWaitingAt },
  });
  const metrics = await (await test.signedOut('/metrics')).text();
  expect(metrics).toContain('adventure_jobs_waiting 1');
  expect(metrics).toMatch(/adventure_oldest_waiting_job_seconds 9\d\d/);
  await db.execute(sql`delete from jobs where user_id = 'waits'`);
});

it('measures jobs, coins and engine calls', async () => {
  const metrics = await (await test.signedOut('/metrics')).text();
  expect(metrics).toMatch(/adventure_jobs_total\{tool="[^"]+",outcome="completed"\} 1/);
  expect(metrics).toMatch(/adventure_coins_spent_total\{tool="[^"]+"\} \d+/);
  expect(metrics).toMatch(
    /adventure_engine_calls_total\{engine="refused",operation="generate",outcome="misconfigured"\} \d+/,
  );
});
