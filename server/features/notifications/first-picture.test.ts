import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notificationPageSchema } from '#contract/notifications.ts';
import { EngineError } from '#engines/engine.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { paintPlainly } from '#server/testing/scripted-engine.ts';

let bench: TestApp;
beforeAll(async () => {
  bench = await openTestApp();
});
afterAll(() => bench.close());
beforeEach(() => bench.engine.setBehaviour(paintPlainly));

async function make(client: Client) {
  const { jobId } = (await (await client.generate()).json()) as { jobId: string };
  return client.jobEnded(jobId);
}

async function notificationsOf(client: Client) {
  const page = notificationPageSchema.parse(await client.json('/api/notifications'));
  return page.notifications.map(({ type }) => type);
}

it(`announces the first finished picture only (${testDatabaseKind})`, async () => {
  const client = await bench.signUp();
  bench.engine.setBehaviour(() =>
    Promise.reject(new EngineError('unavailable', 'the engine is out of paint')),
  );
  expect((await make(client)).status).toBe('failed');
  expect(await notificationsOf(client)).toEqual(['welcome']);

  bench.engine.setBehaviour(paintPlainly);
  const job = await make(client);
  const page = notificationPageSchema.parse(await client.json('/api/notifications'));
  expect(page.notifications[0]).toMatchObject({
    type: 'first_image',
    values: { imageId: job.images[0]?.id },
    title: 'Congratulations on Your First Creation!',
    action: { url: `/gallery?image=${job.images[0]?.id}` },
    read: false,
  });

  await make(client);
  expect(await notificationsOf(client)).toEqual(['first_image', 'welcome']);
});

it('announces one of two first pictures that finish at the same moment', async () => {
  const client = await bench.signUp();
  await Promise.all([make(client), make(client), make(client)]);
  const types = await notificationsOf(client);
  expect(types.filter((type) => type === 'first_image')).toHaveLength(1);
  // Three of them also lowered the balance below the limit.
  expect(types.toSorted()).toEqual(['first_image', 'low_balance', 'welcome']);
});
