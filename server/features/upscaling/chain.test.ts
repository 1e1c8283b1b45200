import { afterAll, beforeAll, expect, it } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { upscaleData } from './personal-data.ts';
import {
  createScriptedUpscaler,
  load,
  plain,
  postUpscale,
  resizeOnly,
  type Started,
  statusOf,
  upscaled,
} from './testing.ts';

const far = createScriptedUpscaler({ id: 'far', isRemote: true });
const near = createScriptedUpscaler({ id: 'near' });
let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp({ otherEngines: [far, near] });
  client = await test.signUp();
});
afterAll(() => test.close());

async function all<T>(found: AsyncIterable<T> | undefined): Promise<T[]> {
  const list: T[] = [];
  if (found) for await (const one of found) list.push(one);
  return list;
}

it('calls a remote engine first, and the next one if it fails, which is reported', async () => {
  const sourceImage = await plain();
  const first = await upscaled(client, { sourceImage });
  expect(first.item.warnings).toEqual([]);
  expect([far.requests.length, near.requests.length]).toEqual([1, 0]);
  far.setBehaviour(() => Promise.reject(new EngineError('misconfigured', 'a bad key')));
  const second = await upscaled(client, { sourceImage });
  far.setBehaviour(resizeOnly);
  expect(second.item).toMatchObject({ status: 'succeeded', warnings: [{ code: 'other-engine' }] });
  expect(near.requests.length).toBe(1);
  expect(await client.coins()).toBe(90);
});

it('accepts only a picture of the right size from a remote engine', async () => {
  const sourceImage = await plain();
  far.setBehaviour(async (request) => {
    const unchecked = await plain(request.picture.width * 3, request.picture.height * 3, '#00f');
    return { pictures: [{ unchecked }], warnings: [], enhancedPrompt: null };
  });
  const { item } = await upscaled(client, { sourceImage, outputFormat: 'png' });
  far.setBehaviour(resizeOnly);
  expect(item).toMatchObject({ afterSize: { width: 120, height: 80 } });
  expect((await load(client, item.afterUrl)).readUInt32BE(16)).toBe(120);
});

it('upscales waiting for a remote engine do not delay a design', async () => {
  const go = Promise.withResolvers<void>();
  far.setBehaviour(async (request, context) => {
    await go.promise;
    return resizeOnly(request, context);
  });
  const sourceImage = await plain();
  const started = await Promise.all(
    [1, 2, 3].map(async () => (await (await postUpscale(client, { sourceImage })).json()) as Started),
  );
  const design = (await (await client.generate({ variant: 'Genesys 1.0' })).json()) as Started;
  expect(await client.jobEnded(design.jobId)).toMatchObject({ status: 'completed' });
  for (const { jobId } of started)
    expect(await statusOf(client, jobId)).toMatchObject({ status: 'processing' });
  go.resolve();
  for (const { jobId } of started)
    expect(await client.jobEnded(jobId)).toMatchObject({ status: 'completed' });
  far.setBehaviour(resizeOnly);
});

it('a long upscale on this machine does not delay a design either', async () => {
  const go = Promise.withResolvers<void>();
  const slow = await openTestApp({ otherEngines: [near] });
  near.setBehaviour(async (request, context) => {
    await go.promise;
    return resizeOnly(request, context);
  });
  try {
    const user = await slow.signUp();
    const sourceImage = await plain();
    const started = await Promise.all(
      [1, 2, 3].map(async () => (await (await postUpscale(user, { sourceImage })).json()) as Started),
    );
    const design = (await (await user.generate({ variant: 'Genesys 1.0' })).json()) as Started;
    expect(await user.jobEnded(design.jobId)).toMatchObject({ status: 'completed' });
    go.resolve();
    for (const { jobId } of started)
      expect(await user.jobEnded(jobId)).toMatchObject({ status: 'completed' });
  } finally {
    near.setBehaviour(resizeOnly);
    await slow.close();
  }
});

it('the data export has the records with their originals, and a deletion leaves none', async () => {
  const user = await test.signUp();
  const { item } = await upscaled(user, { sourceImage: await plain() });
  const holder = upscaleData(test.app.database);
  const records = await all(holder.records.upscales?.(user.userId));
  const files = await all(holder.files?.(user.userId));
  expect(records).toMatchObject([{ id: item.id, imageId: item.imageId, before: { width: 60, height: 40 } }]);
  expect(files).toHaveLength(1);
  expect(records).toMatchObject([{ before: { file: files[0]?.name } }]);
  expect(await test.objects.exists(files[0]?.key ?? 'no.png')).toBe(true);
  const erasedUser = { userId: user.userId, email: 'a@example.com', anonymousId: 'nobody' };
  await test.app.database.inTransaction((tx) => holder.erase(tx, erasedUser));
  expect(await all(holder.records.upscales?.(user.userId))).toEqual([]);
});
