import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import { openTestApp, type TestApp } from '#server/testing/app.ts';
import { objectKeys } from './object-keys.ts';
import { checkReferenceEntry } from './reference-files.ts';

let bench: TestApp | undefined;
afterEach(() => bench?.close());

it("removes a reference whose job was never started, and keeps a job's", async () => {
  bench = await openTestApp();
  const { app, objects } = bench;
  const client = await bench.signUp();
  const { userId } = client;
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#38f' } })
    .png()
    .toBuffer();
  const answer = await client.generate({ image: new Blob([new Uint8Array(picture)], { type: 'image/png' }) });
  const { jobId } = (await answer.json()) as { jobId: string };
  await client.jobEnded(jobId);
  const key = objectKeys.reference(userId, jobId, { at: 0, extension: 'jpg' });
  expect(await bench.filesOf(client)).toContain(key);
  // The check was enqueued before the file was stored.
  const { rows } = await app.database.db.execute(
    sql`select data from pgboss.job where name = ${checkReferenceEntry.name} and start_after > now()`,
  );
  expect(rows).toEqual([{ data: { userId, jobId, keys: [key] } }]);

  const forsaken = { userId, jobId: newId(), keys: [''] };
  const forsakenKey = objectKeys.reference(userId, forsaken.jobId, { at: 0, extension: 'jpg' });
  forsaken.keys = [forsakenKey];
  await objects.put(forsakenKey, new Uint8Array(picture), { contentType: 'image/jpeg' });
  for (const payload of [{ userId, jobId, keys: [key] }, forsaken]) {
    await app.database.inTransaction((tx) => app.queue.enqueue(tx, checkReferenceEntry, payload));
  }
  await expect.poll(() => objects.exists(forsakenKey), { timeout: 10_000 }).toBe(false);
  await expect
    .poll(async () => (await app.queue.liveKeys(app.database.db, checkReferenceEntry)).size, {
      timeout: 10_000,
    })
    .toBe(0);
  expect(await objects.exists(key)).toBe(true);
});

it('scales a large picture down to the size that browsers send', async () => {
  bench = await openTestApp();
  const client = await bench.signUp();
  const picture = await sharp({ create: { width: 3_000, height: 2_000, channels: 4, background: '#38f8' } })
    .png()
    .toBuffer();
  const answer = await client.generate({ image: new Blob([new Uint8Array(picture)], { type: 'image/png' }) });
  const { jobId } = (await answer.json()) as { jobId: string };
  await client.jobEnded(jobId);
  const key = objectKeys.reference(client.userId, jobId, { at: 0, extension: 'png' });
  expect(await readStoredPicture(bench.objects, key)).toMatchObject({ width: 2_048, height: 1_365 });
});
