import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { initialSettings } from '#contract/generation.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';

let bench: TestApp;

beforeAll(async () => {
  bench = await openTestApp();
});
afterAll(() => bench.close());

it.each(Object.keys(initialSettings))(
  'a job from before there was the setting %s is listed',
  async (setting) => {
    const client = await bench.signUp();
    const made = (await (await client.generate()).json()) as { jobId: string };
    await client.jobEnded(made.jobId);
    await bench.app.database.db.execute(
      sql`update jobs set input = input #- array['settings', ${setting}]::text[] where id = ${made.jobId}`,
    );
    const answer = await client.request('/api/jobs');
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain(made.jobId);
  },
);
