import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { isFullRun, randomNumbers, seed } from '#testing/sample.ts';
import { createCoins } from './features/coins/coins.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { createEvents } from './platform/events/events.ts';
import { newId } from './platform/ids.ts';
import { silentLog } from './platform/log-types.ts';
import { openObjects } from './platform/objects/objects.ts';
import { runsCrashTest } from './testing/crash-sample.ts';
import { HttpClient } from './testing/http-client.ts';
import {
  type Cleanups,
  kill,
  makeServerFolder,
  startServerProcess,
  stop,
} from './testing/server-processes.ts';

/** When servers are killed, by the run's seed. */
const nextRandom = randomNumbers(seed);

// Half of the processes end in each of the two ways.
const kills = isFullRun ? 10 : 2;
const jobsPerProcess = 6;

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

describe.runIf(runsCrashTest('jobs'))(`kill -9 (${testDatabaseKind})`, () => {
  it(`at ${kills} random moments of a stream of jobs loses no coin, creates none, and leaves no job behind`, {
    timeout: 600_000,
  }, async () => {
    const place = await makeServerFolder(cleanups);
    const user = new HttpClient();
    let userId = '';
    for (let life = 0; life < kills; life += 1) {
      const running = await startServerProcess(place.env, cleanups);
      const { origin } = running;
      if (life === 0) userId = await user.signUp(origin);
      const generations = Array.from({ length: jobsPerProcess }, (_, index) =>
        user.generate(origin, {
          prompt: index % 4 === 3 ? 'refused' : `shark ${life}.${index}`,
          seed: `${life * 17 + index * 13}`,
        }),
      );
      const requests = Promise.allSettled(generations);
      // Every other process ends while requests are still arriving, the others with jobs in progress.
      if (life % 2 === 1) await Promise.any(generations);
      await wait(nextRandom() * 400);
      await kill(running);
      await requests;
    }
    const last = await startServerProcess(place.env, cleanups);
    await expect
      .poll(async () => (await user.jobs(last.origin)).filter((job) => job.finishedAt === null), {
        timeout: 90_000,
        interval: 200,
      })
      .toEqual([]);
    await stop(last);

    const database = await place.openDatabase();
    const count = async (query: ReturnType<typeof sql>) =>
      (await database.db.execute<{ count: number }>(query)).rows[0]?.count;
    const unfinished = await count(
      sql`select count(*)::int as count from jobs where status in ('queued', 'processing')`,
    );
    const completed = await count(sql`select count(*)::int as count from jobs where status = 'completed'`);
    const pictures = await count(sql`select count(*)::int as count from images`);
    const counted = await count(sql`select images as count from user_counters where user_id = ${userId}`);
    expect(unfinished).toBe(0);
    expect(completed).toBeGreaterThan(0);
    expect(pictures).toBe(completed);
    expect(counted).toBe(completed);

    const deps = { database, clock: systemClock, newId, signupDays: 30 };
    const coins = createCoins({ ...deps, events: createEvents(database, silentLog) });
    expect(await coins.audit()).toEqual([]);
    expect(await coins.balance(userId)).toBe(100 - Number(completed));
    await expectOnlyPublishedFiles(database, place.dataDir);
  });
});

/** Every file of a picture belongs to a row, or to a job whose cleanup is still queued. */
async function expectOnlyPublishedFiles(database: Database, dataDir: string): Promise<void> {
  const images = await database.db.execute<{ keys: string[] }>(
    sql`select array_prepend(object_key, array(select jsonb_array_elements(variants)->>'key')) as keys from images`,
  );
  const published = new Set(images.rows.flatMap((row) => row.keys));
  const discards = await database.db.execute<{ job: string }>(
    sql`select data->>'jobId' as job from pgboss.job where name = 'job-discard' and state < 'completed'`,
  );
  const waiting = discards.rows.map((row) => row.job);
  const objects = await openObjects({ dataDir, s3: null });
  const stored = (await objects.list('pictures/')).filter((key) => !published.has(key));
  expect(stored.filter((key) => !waiting.some((job) => key.includes(job)))).toEqual([]);
}
