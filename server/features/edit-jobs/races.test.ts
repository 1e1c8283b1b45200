import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GalleryImage } from '#contract/images.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Client } from '#server/testing/app.ts';
import {
  createScriptedEditor,
  type EditBench,
  makePicture,
  maskOf,
  openEditBench,
  paintAll,
  postEdit,
  refusal,
  type StartedEdit,
} from './testing.ts';

const editor = createScriptedEditor();
/** Called before a file is stored. */
let beforePut: (key: string) => Promise<void> = async () => {};
let bench: EditBench;
let user: Client;
let image: GalleryImage;
beforeAll(async () => {
  bench = await openEditBench([editor], {
    wrapObjects: (store): ObjectStore => ({
      kind: store.kind,
      async put(key, body, options) {
        await beforePut(key);
        return store.put(key, body, options);
      },
      get: (key, range) => store.get(key, range),
      head: (key) => store.head(key),
      exists: (key) => store.exists(key),
      delete: (keys) => store.delete(keys),
      list: (prefix) => store.list(prefix),
      ping: () => store.ping(),
      close: () => store.close(),
    }),
  });
});
afterAll(() => bench.close());
beforeEach(async () => {
  user = await bench.creator(100);
  image = await makePicture(user);
});
afterEach(() => {
  beforePut = async () => {};
  editor.setBehaviour(paintAll);
});

const sources = async () => (await bench.filesOf(user)).filter((key) => key.startsWith('edit-sources/'));
const edits = async () => (await user.jobs()).filter(({ tool }) => tool === 'Image Edit');
const spendUntil = async (left: number) => {
  const amount = (await user.coins()) - left;
  await bench.app.database.inTransaction((tx) =>
    bench.app.coins.take(tx, { userId: user.userId, amount, reference: `test:${user.userId}` }),
  );
};
const cancel = (jobId: string) => user.request(`/api/jobs/${jobId}/cancel`, { method: 'POST' });
const started = async (answer: Response) => ((await answer.json()) as StartedEdit).job.id;

/** Makes the engine wait until `go`. */
function holdEngine() {
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  editor.setBehaviour(async (request, context) => {
    begun.resolve();
    await go.promise;
    return paintAll(request, context);
  });
  return { begun: begun.promise, go: () => go.resolve() };
}

describe('two edits at once', () => {
  it('on the last coins: one begins, the other is refused and leaves nothing', async () => {
    await spendUntil(20);
    const { go } = holdEngine();
    const answers = await Promise.all(
      [1, 2].map((at) => postEdit(user, { imageId: image.id, prompt: `${at}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const refused = answers.find(({ ok }) => !ok);
    expect(refused && (await refusal(refused))).toEqual([403, 'insufficient_coins']);
    expect(await user.coins()).toBe(5);
    const [job, ...others] = await edits();
    expect(others).toEqual([]);
    expect(await sources()).toEqual([expect.stringContaining(job?.id ?? 'none')]);
    go();
    expect(await user.jobEnded(job?.id ?? '')).toMatchObject({ status: 'completed' });
    expect(await user.coins()).toBe(5);
    await expect.poll(sources).toEqual([]);
  });

  it('with one Idempotency-Key are one edit, paid once', async () => {
    const before = await user.coins();
    const { go } = holdEngine();
    const mask = await maskOf(image, { left: 10, top: 10, width: 90, height: 90 });
    const send = () => postEdit(user, { imageId: image.id, mask }, { 'idempotency-key': 'same' });
    const ids = await Promise.all([send(), send(), send()].map(async (answer) => started(await answer)));
    expect(new Set(ids).size).toBe(1);
    expect(await user.coins()).toBe(before - 10);
    expect(await sources()).toHaveLength(2);
    go();
    expect(await user.jobEnded(ids[0] ?? '')).toMatchObject({ status: 'completed' });
    expect(await user.coins()).toBe(before - 10);
    await expect.poll(sources).toEqual([]);
  });
});

describe('a cancel', () => {
  it.each(['drawn', 'stored'] as const)(
    'while the edit is %s returns its coins and leaves no file',
    async (stage) => {
      const [coins, files] = [await user.coins(), await bench.filesOf(user)];
      const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const wait = async () => {
        reached.resolve();
        await go.promise;
      };
      if (stage === 'drawn') {
        editor.setBehaviour(async (request, context) => {
          await wait();
          return paintAll(request, context);
        });
      } else beforePut = async (key) => (key.startsWith('edit-sources/') ? undefined : wait());
      const jobId = await started(await postEdit(user, { imageId: image.id }));
      await reached.promise;
      const answers = await Promise.all([cancel(jobId), cancel(jobId)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await user.coins()).toBe(coins);
      go.resolve();
      await expect.poll(() => bench.filesOf(user)).toEqual(files);
      expect(await user.coins()).toBe(coins);
      expect((await user.jobs()).find(({ id }) => id === jobId)).toMatchObject({
        status: 'cancelled',
        images: [],
      });
    },
  );

  it('of a finished edit is refused, and it stays paid', async () => {
    const jobId = await started(await postEdit(user, { imageId: image.id }));
    await user.jobEnded(jobId);
    const coins = await user.coins();
    expect(await refusal(await cancel(jobId))).toEqual([409, 'job_already_finished']);
    expect(await user.coins()).toBe(coins);
  });
});

it('an edit whose user is signed out meanwhile ends; that session starts no other', async () => {
  const { begun, go } = holdEngine();
  const jobId = await started(await postEdit(user, { imageId: image.id }));
  await begun;
  const signedOut = await user.request('/api/auth/logout', { method: 'POST' });
  expect(signedOut.status).toBe(200);
  const files = await bench.filesOf(user);
  expect(await refusal(await postEdit(user, { imageId: image.id }))).toEqual([401, 'not_signed_in']);
  expect(await bench.filesOf(user)).toEqual(files);
  expect(bench.leftUploads()).toEqual([]);
  go();
  const statusOf = async () => {
    const { rows } = await bench.app.database.db.execute(sql`select status from jobs where id = ${jobId}`);
    return rows[0]?.status;
  };
  await expect.poll(statusOf).toBe('completed');
  await expect.poll(sources).toEqual([]);
});
