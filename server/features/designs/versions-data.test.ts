import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountLimits } from '#contract/limits.ts';
import type { Client } from '#server/testing/app.ts';
import { type DesignBench, openDesignBench } from './testing.ts';

let bench: DesignBench;
beforeAll(async () => {
  bench = await openDesignBench();
});
afterAll(() => bench.close());

/** A picture with a reference, a version of it, and a version of that. */
async function makeStack(client: Client) {
  const jpeg = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  const image = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
  const first = await bench.picture(client, undefined, { image });
  const save = async (imageId: string, line: string) =>
    bench.version(client, await bench.save(client, imageId, { headline: { lines: [line] } }));
  const second = await save(first.id, 'ONE');
  return [first, second, await save(second.id, 'TWO')] as const;
}

it('versions are in the data export, each with its file and its original', async () => {
  const [ada, eve] = [await bench.signUp(), await bench.signUp()];
  const [first, second, third] = await makeStack(ada);
  await makeStack(eve);
  const answer = await ada.request('/api/user/data');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const records = JSON.parse(strFromU8(files['pictures/pictures.json'] ?? new Uint8Array())) as {
    id: string;
    versionOf: string | null;
    file: string;
    recipe: unknown;
  }[];
  expect(records).toHaveLength(3);
  expect(Object.fromEntries(records.map(({ id, versionOf }) => [id, versionOf]))).toEqual({
    [first.id]: null,
    [second.id]: first.id,
    [third.id]: second.id,
  });
  for (const { file, recipe } of records) {
    expect(files[`pictures/${file}`]?.byteLength, file).toBeGreaterThan(100);
    expect(recipe).not.toBeNull();
  }
  expect(Object.keys(files).join()).not.toContain(eve.userId);
});

it('versions are deleted with their account: rows, files, variants and shared references; others keep theirs', async () => {
  const [ada, eve] = [await bench.signUp(), await bench.signUp()];
  await makeStack(ada);
  await makeStack(eve);
  const ofEve = await bench.filesOf(eve);
  expect(ofEve.length).toBeGreaterThan(3);
  expect((await bench.filesOf(ada)).length).toBe(ofEve.length);
  const { email } = (await ada.json('/api/user/info')) as { email: string };
  const response = await ada.request('/api/user/delete-account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirmation: email }),
  });
  expect(response.status).toBe(200);
  const due = new Date(Date.now() + accountLimits.deletionGraceDays * 24 * 60 * 60_000 + 60_000);
  await bench.app.accounts.deleteDueAccounts(due);
  expect(await bench.app.accounts.deleteDueAccounts(new Date(due.getTime() + 10 * 60_000))).toBe(1);
  expect(await bench.filesOf(ada)).toEqual([]);
  expect(await bench.filesOf(eve)).toEqual(ofEve);
});
