import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryImage } from '#contract/images.ts';
import { EngineError } from '#engines/engine.ts';
import type { Client } from '#server/testing/app.ts';
import {
  createScriptedEditor,
  type EditBench,
  edited,
  load,
  makePicture,
  maskOf,
  openEditBench,
  paintAll,
  post,
  postEdit,
  refusal,
  type StartedEdit,
} from './testing.ts';

const editor = createScriptedEditor();
let bench: EditBench;
let client: Client;
let picture: GalleryImage;
beforeAll(async () => {
  bench = await openEditBench([editor]);
  client = await bench.creator();
  picture = await makePicture(client);
});
afterAll(() => bench.close());
afterEach(() => editor.setBehaviour(paintAll));

const part = { left: 100, top: 100, width: 80, height: 60 };
const sourcesOf = async (who: Client) =>
  (await bench.filesOf(who)).filter((key) => key.startsWith('edit-sources/'));
/** Starts an edit that the engine holds until `go`. */
async function held(who: Client, fields: Record<string, string | Uint8Array>) {
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  editor.setBehaviour(async (request, context) => {
    begun.resolve();
    const stopped = new Promise<never>((_, reject) => {
      context.signal.addEventListener('abort', () => reject(context.signal.reason));
    });
    await Promise.race([go.promise, stopped]);
    return paintAll(request, context);
  });
  const { job } = (await (await postEdit(who, fields)).json()) as StartedEdit;
  await begun.promise;
  return { jobId: job.id, go: () => go.resolve() };
}
/**
 * Too many `unavailable` in a row, of one test or several, would pause the engine; `rate_limited` does not.
 */
const fail = (kind: EngineError['kind']) => () => Promise.reject(new EngineError(kind, 'as the test says'));

describe('a failed edit', () => {
  it.each([
    ['refused', 'content_policy'],
    ['invalid_input', 'engine_failed'],
    ['out_of_credit', 'engine_not_ready'],
    ['misconfigured', 'engine_not_ready'],
    ['rate_limited', 'engine_failed'],
    ['unavailable', 'engine_failed'],
    ['timed_out', 'engine_timed_out'],
    ['lost', 'job_lost'],
  ] as const)('as %s ends with %s, returns the coins and adds nothing', async (kind, code) => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const coins = await user.coins();
    editor.setBehaviour(fail(kind));
    const job = await edited(user, { imageId: image.id, mask: await maskOf(image, part) });
    expect(job).toMatchObject({ status: 'failed', error: { code }, images: [] });
    expect(await user.coins()).toBe(coins);
    expect(await user.json('/api/edit-history/list')).toMatchObject({ edits: [] });
    const { total } = (await user.json('/api/user/user-images')) as { total: number };
    expect(total).toBe(1);
  });

  it('as the engine’s picture cannot be read, too', async () => {
    const coins = await client.coins();
    editor.setBehaviour(async () => ({
      pictures: [{ unchecked: Buffer.from('no picture') }],
      warnings: [],
      enhancedPrompt: null,
    }));
    const job = await edited(client, { imageId: picture.id });
    expect(job).toMatchObject({ status: 'failed', error: { code: 'engine_failed' } });
    expect(await client.coins()).toBe(coins);
  });

  it('is retried with the same picture, mask and words, even if the picture is gone', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const mask = await maskOf(image, part);
    editor.setBehaviour(fail('rate_limited'));
    const failed = await edited(user, { imageId: image.id, mask, prompt: 'remove it', strength: '0.3' });
    const [sent] = editor.requests.slice(-1);
    editor.setBehaviour(paintAll);
    await user.request(`/api/user-images/${image.id}`, { method: 'DELETE' });
    await expect.poll(() => sourcesOf(user)).toHaveLength(2);
    const coins = await user.coins();
    const key = { 'idempotency-key': 'again' };
    const retry = () => user.request(`/api/jobs/${failed.id}/retry`, { method: 'POST', headers: key });
    const answer = (await (await retry()).json()) as { jobId: string; cost: number };
    expect(answer).toMatchObject({ success: true, coins: coins - 10, cost: 10 });
    const job = await user.jobEnded(answer.jobId);
    expect(job).toMatchObject({ status: 'completed', prompt: 'remove it', tool: 'Mask Edit' });
    const request = editor.requests.at(-1);
    expect(request).toMatchObject({ prompt: 'remove it', settings: sent?.settings });
    expect(Buffer.from(request?.picture.bytes ?? [])).toEqual(Buffer.from(sent?.picture.bytes ?? []));
    expect(await (await retry()).json()).toMatchObject({ jobId: answer.jobId });
    expect(await user.coins()).toBe(coins - 10);
  });

  it('can be retried for a day; a completed one, and another user’s, cannot', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const retry = async (jobId: string, who = user) =>
      refusal(await who.request(`/api/jobs/${jobId}/retry`, { method: 'POST' }));
    const done = await edited(user, { imageId: image.id });
    expect(await retry(done.id)).toEqual([409, 'job_not_failed']);
    editor.setBehaviour(fail('rate_limited'));
    const failed = await edited(user, { imageId: image.id });
    expect(await retry(failed.id, client)).toEqual([404, 'not_found']);
    await expect.poll(() => sourcesOf(user)).toHaveLength(1);
    for (const key of await sourcesOf(user)) await bench.objects.delete([key]);
    expect(await retry(failed.id)).toEqual([410, 'job_inputs_deleted']);
  });
});

describe('a cancelled edit', () => {
  it('stops the engine, returns the coins and leaves no file', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const [coins, files] = [await user.coins(), await bench.filesOf(user)];
    const { jobId } = await held(user, { imageId: image.id, mask: await maskOf(image, part) });
    expect(await user.coins()).toBe(coins - 10);
    const answer = await user.request(`/api/jobs/${jobId}/cancel`, { method: 'POST' });
    expect(await answer.json()).toMatchObject({ job: { status: 'cancelled' }, coins });
    await expect.poll(() => bench.filesOf(user)).toEqual(files);
    expect(await user.json(`/api/images/status/${jobId}`)).toMatchObject({
      status: 'failed',
      code: 'cancelled',
      imageUrl: null,
    });
  });
});

describe('meanwhile', () => {
  it('the picture is moved to the trash: the edit ends, as a version of it', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const { jobId, go } = await held(user, { imageId: image.id });
    await user.request(`/api/user-images/${image.id}`, { method: 'DELETE' });
    go();
    const job = await user.jobEnded(jobId);
    expect(job).toMatchObject({ status: 'completed', images: [{ versionOf: image.id, versions: 1 }] });
    expect((await sharp(await load(user, job.images[0]?.url)).metadata()).width).toBe(image.width);
  });

  it('the picture is deleted forever: the edit ends, as the only version', async () => {
    const user = await bench.creator();
    const image = await makePicture(user);
    const { jobId, go } = await held(user, { imageId: image.id, mask: await maskOf(image, part) });
    await user.request(`/api/user-images/${image.id}`, { method: 'DELETE' });
    const purged = await post(user, '/api/gallery/purge', { selection: { ids: [image.id] } });
    expect(await purged.json()).toMatchObject({ count: 1 });
    go();
    const job = await user.jobEnded(jobId);
    expect(job).toMatchObject({ status: 'completed', images: [{ versionOf: image.id, versions: 1 }] });
    expect(await user.json('/api/edit-history/list')).toMatchObject({
      edits: [{ originalImageId: image.id, originalImageUrl: null, editedImageId: job.images[0]?.id }],
    });
  });

  it('the coins are spent or taken: what is reserved pays for the edit', async () => {
    const user = await bench.creator(100);
    const image = await makePicture(user);
    const { jobId, go } = await held(user, { imageId: image.id });
    const coins = await user.coins();
    await bench.app.database.inTransaction((tx) =>
      bench.app.coins.take(tx, { userId: user.userId, amount: coins, reference: `test:${jobId}` }),
    );
    expect(await user.coins()).toBe(0);
    go();
    expect(await user.jobEnded(jobId)).toMatchObject({ status: 'completed', cost: 15 });
    expect(await user.coins()).toBe(0);
  });
});
