import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventPayload } from '#contract/events.ts';
import { silentLog } from '#server/platform/log-types.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { customThumbnailStyles } from '../schema.ts';
import type { TrainingContext } from './deps.ts';
import { createReport, type Report } from './report.ts';
import { isReady, postStyle, setPlan, styleIn, styleWith } from './testing.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp();
});
afterAll(() => bench.close());

it('a training that reports a hundred times a second is told of once a second, and never goes back', async () => {
  const client = await bench.signUp();
  await setPlan(bench, client, 'pro');
  const mayEnd = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  bench.engine.learn(async () => {
    begun.resolve();
    await mayEnd.promise;
    return { profile: null, description: '' };
  });
  const { id } = await styleIn(await postStyle(client));
  await begun.promise;
  const { database, events } = bench.app;
  const [row] = await database.db
    .select()
    .from(customThumbnailStyles)
    .where(eq(customThumbnailStyles.id, id));
  if (!row?.lease) throw new Error('no worker holds the training');

  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const context = { database, events, clock, log: silentLog, sign: (key: string) => key };
  const lease = { userId: client.userId, styleId: id, trainingId: row.trainingId, token: row.lease };
  let lost = 0;
  const openReport = (token: string): Report =>
    createReport(context as unknown as TrainingContext, { ...lease, token }, () => {
      lost += 1;
    });

  const told: (number | null | undefined)[] = [];
  const isReadyAgain = Promise.withResolvers<void>();
  const unsubscribe = await events.subscribe(client.userId, null, ({ type, payload }) => {
    if (type !== 'style.changed') return;
    const { style } = payload as EventPayload<'style.changed'>;
    if (style.status === 'processing') told.push(style.progress);
    else isReadyAgain.resolve();
  });
  const report = openReport(row.lease);
  // Five seconds, a hundred reports in each; one of them goes back.
  for (let at = 0; at <= 500; at += 1) {
    report.onProgress(at === 250 ? 0.01 : at / 500);
    now += 10;
  }
  await report.settled();
  const late = openReport('a worker that lost it');
  now += 2_000;
  late.onProgress(0.9);
  await late.settled();
  expect(lost).toBe(1);

  mayEnd.resolve();
  await styleWith(bench, client, id, isReady);
  await isReadyAgain.promise;
  unsubscribe();
  expect(told).toEqual([20, 40, 60, 80, 100]);
});
