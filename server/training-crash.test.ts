import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { isFullRun, randomNumbers, seed } from '#testing/sample.ts';
import type { Database } from './platform/database/database.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { openObjects } from './platform/objects/objects.ts';
import { runsCrashTest } from './testing/crash-sample.ts';
import { HttpClient } from './testing/http-client.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';
import { openServer } from './testing/serve.ts';
import {
  type Cleanups,
  kill,
  makeServerFolder,
  startServerProcess,
  stop,
} from './testing/server-processes.ts';

/** When servers are killed, by the run's seed. */
const nextRandom = randomNumbers(seed);

// The last one is a graceful stop.
const kills = isFullRun ? 3 : 2;
const stylesPerProcess = 2;

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

describe.runIf(runsCrashTest('trainings'))(`kill -9 (${testDatabaseKind})`, () => {
  it('and a stop during trainings leave none of them stuck and no file without a style', {
    timeout: 300_000,
  }, async () => {
    const place = await makeServerFolder(cleanups);
    const user = new HttpClient();
    // In this process: starting another would take as long as a life of it.
    const first = await openServer(place.env, createScriptedEngine());
    await user.signUp(first.origin);
    await first.database.db.execute(sql`update users set plan = 'enterprise'`);
    await first.stop();

    for (let life = 0; life < kills; life += 1) {
      const running = await startServerProcess(place.env, cleanups);
      const { origin } = running;
      const trainings = Array.from({ length: stylesPerProcess }, (_, index) =>
        user.train(origin, `style-${life}-${index}`, life * 7 + index),
      );
      const requests = Promise.allSettled(trainings);
      // Every other process ends while pictures are still arriving, the others during a training.
      if (life % 2 === 1) await Promise.any(trainings);
      await wait(nextRandom() * 700);
      // One is stopped by SIGTERM, and hands its training back.
      await (life === kills - 1 ? stop(running) : kill(running));
      await requests;
    }
    const last = await startServerProcess(place.env, cleanups);
    await expect
      .poll(async () => (await user.styles(last.origin)).filter(({ status }) => status !== 'ready'), {
        timeout: 120_000,
        interval: 200,
      })
      .toEqual([]);
    const styles = await user.styles(last.origin);
    expect(styles.length).toBeGreaterThan(0);
    await stop(last);
    await expectNoOrphan(await place.openDatabase(), place.dataDir, styles);
  });
});

/** Every file belongs to a style, or to an entry that will remove it. */
async function expectNoOrphan(
  database: Database,
  dataDir: string,
  styles: readonly CustomThumbnailStyle[],
): Promise<void> {
  const { rows } = await database.db.execute<{ style: string }>(
    sql`select data->>'styleId' as style from pgboss.job where name = 'style-remove-files' and state < 'completed'`,
  );
  const cared = [...styles.map(({ id }) => id), ...rows.map(({ style }) => style)];
  const objects = await openObjects({ dataDir, s3: null });
  const stored = await objects.list('trained-styles/');
  expect(stored.filter((key) => !cared.some((id) => key.includes(id)))).toEqual([]);
  for (const { id } of styles) expect(stored.filter((key) => key.includes(id))).toHaveLength(4);
}
