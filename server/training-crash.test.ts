import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { picturesOf } from './features/styles/training/testing.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { silentLog } from './platform/log-types.ts';
import { openObjects } from './platform/objects/objects.ts';
import { type Cleanups, makePlace, startLife } from './testing/lives.ts';
import { Visitor } from './testing/visitor.ts';

const kills = 3;
const stylesPerLife = 2;

const cleanups: Cleanups = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function postStyle(origin: string, person: Visitor, name: string, from: number): Promise<void> {
  const form = new FormData();
  const fields = { styleName: name, triggerWord: name, mode: 'style', rightsConfirmed: 'true' };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const picture of await picturesOf(3, from)) form.append('images', picture, 'a.jpg');
  await person.request(`${origin}/api/custom-thumbnail-styles`, { method: 'POST', body: form });
}

async function listStyles(origin: string, person: Visitor): Promise<CustomThumbnailStyle[]> {
  const answer = await person.request(`${origin}/api/custom-thumbnail-styles`);
  return ((await answer.json()) as { styles: CustomThumbnailStyle[] }).styles;
}

/** Gives everybody a plan without bounds, while no server runs. */
async function raisePlan(place: Awaited<ReturnType<typeof makePlace>>): Promise<void> {
  const raise = (database: Database) => database.db.execute(sql`update users set plan = 'enterprise'`);
  if (testDatabaseKind !== 'embedded') {
    await raise(await place.look());
    return;
  }
  const database = await openDatabase({ dataDir: place.dataDir, log: silentLog });
  await raise(database);
  await database.close();
}

describe(`kill -9 (${testDatabaseKind})`, () => {
  it('and a stop in the middle of trainings leave none of them stuck and no file without a style', {
    timeout: 300_000,
  }, async () => {
    const place = await makePlace(cleanups);
    const first = await startLife(place.env, cleanups);
    const person = new Visitor();
    await person.signUp(first.origin);
    first.process.kill('SIGTERM');
    await once(first.process, 'exit');
    await raisePlan(place);

    for (let life = 0; life < kills; life += 1) {
      const { process: child, origin } = await startLife(place.env, cleanups);
      const presses = Array.from({ length: stylesPerLife }, (_, index) =>
        postStyle(origin, person, `style-${life}-${index}`, life * 7 + index),
      );
      const requests = Promise.allSettled(presses);
      // Every other life ends while pictures are still coming in, the others in the middle of a training.
      if (life % 2 === 1) await Promise.any(presses);
      await wait(Math.random() * 700);
      // One is stopped as an operator would, and hands its training back.
      child.kill(life === kills - 1 ? 'SIGTERM' : 'SIGKILL');
      await once(child, 'exit');
      await requests;
    }
    const last = await startLife(place.env, cleanups);
    await expect
      .poll(async () => (await listStyles(last.origin, person)).filter(({ status }) => status !== 'ready'), {
        timeout: 120_000,
        interval: 200,
      })
      .toEqual([]);
    const styles = await listStyles(last.origin, person);
    expect(styles.length).toBeGreaterThan(0);
    last.process.kill('SIGTERM');
    await once(last.process, 'exit');
    await expectNoOrphan(await place.look(), place.dataDir, styles);
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
