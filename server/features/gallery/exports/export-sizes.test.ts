import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadPath, type ExportSize, exportChoices, exportLimits } from '#contract/image-exports.ts';
import { runForUser } from '#server/platform/images/decoder.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import { type Client, openTestApp, type TestApp } from '../../../testing/app.ts';

let test: TestApp;
const read: string[] = [];
beforeAll(async () => {
  const wrapObjects = (store: ObjectStore): ObjectStore => ({
    ...store,
    get(key, range) {
      read.push(key);
      return store.get(key, range);
    },
  });
  test = await openTestApp({ wrapObjects });
});
afterAll(() => test.close());

async function makePicture(client: Client): Promise<string> {
  const { jobId } = (await (await client.generate({ prompt: 'a lighthouse' })).json()) as { jobId: string };
  return (await client.jobEnded(jobId)).images[0]?.id ?? '';
}

const setPrompt = (client: Client, writesPrompt: boolean) =>
  client.request('/api/user/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ writesPrompt }),
  });

async function sizesOf(client: Client, id: string, query = ''): Promise<ExportSize[]> {
  const answer = (await client.json(`/api/user-images/${id}/export-sizes${query}`)) as {
    sizes: ExportSize[];
  };
  return answer.sizes;
}

async function download(client: Client, address: string) {
  const answer = await client.request(address);
  expect(answer.status, address).toBe(200);
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

it('equal the downloads of every format, with the prompt and without', async () => {
  const client = await test.signUp();
  const id = await makePicture(client);
  const fitBytes: number[] = [];
  for (const writesPrompt of [true, false]) {
    await setPrompt(client, writesPrompt);
    const sizes = await sizesOf(client, id);
    expect(sizes.map(({ choice }) => choice)).toEqual(exportChoices);
    expect(sizes.filter(({ isOriginal }) => isOriginal)).toHaveLength(1);
    for (const size of sizes) {
      const { bytes, headers } = await download(client, downloadPath(id, size.choice));
      expect(headers.get('content-length')).toBe(String(size.bytes));
      const ending = size.choice === 'fit' ? 'jpg' : size.choice;
      expect(headers.get('content-disposition')).toBe(`attachment; filename="adventure-${id}.${ending}"`);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: ending === 'jpg' ? 'jpeg' : ending,
        width: size.width,
        height: size.height,
      });
      expect(bytes.length, size.choice).toBe(size.bytes);
    }
    const fit = sizes.find(({ choice }) => choice === 'fit');
    expect(fit?.bytes).toBeLessThanOrEqual(exportLimits.fitBytes);
    expect(fit?.quality).toBeGreaterThanOrEqual(80);
    fitBytes.push(fit?.bytes ?? 0);
  }
  expect(fitBytes[1]).toBeLessThan(fitBytes[0] ?? 0);
});

it("can be requested for one format, and reveal nothing about other users' pictures", async () => {
  const [client, other] = [await test.signUp(), await test.signUp()];
  const id = await makePicture(client);
  expect(await sizesOf(client, id, '?choice=fit')).toMatchObject([{ choice: 'fit' }]);
  const status = async (who: Client, address: string) => (await who.request(address)).status;
  expect(await status(other, `/api/user-images/${id}/export-sizes`)).toBe(404);
  expect(await status(client, '/api/user-images/0196f000-0000-7000-8000-000000000000/export-sizes')).toBe(
    404,
  );
  expect(await status(client, '/api/user-images/none/export-sizes')).toBe(422);
  expect(await status(client, `/api/user-images/${id}/export-sizes?choice=gif`)).toBe(422);
  expect((await test.signedOut(`/api/user-images/${id}/export-sizes`)).status).toBe(401);
});

it.each([
  ['png', true],
  ['png', false],
])("read no picture before its turn, and limit a user's queue: %s", async (choice, writesPrompt) => {
  const client = await test.signUp();
  const id = await makePicture(client);
  await setPrompt(client, writesPrompt);
  const { promise: leave, resolve: letGo } = Promise.withResolvers<void>();
  const held = runForUser({ userId: client.userId }, () => leave);
  read.length = 0;
  const tooMany = Promise.withResolvers<void>();
  const statuses = Array.from({ length: 20 }, async () => {
    const { status } = await client.request(`/api/user-images/${id}/export-sizes?choice=${choice}`);
    if (status === 429) tooMany.resolve();
    return status;
  });
  // One of twenty finds the queue full; the others wait in it by then.
  await tooMany.promise;
  expect(read).toEqual([]);
  letGo();
  await held;
  expect((await Promise.all(statuses)).toSorted()).toEqual([...Array(19).fill(200), 429]);
});

it('are not_found if the picture’s file is missing', async () => {
  const client = await test.signUp();
  const id = await makePicture(client);
  await test.objects.delete(await test.filesOf(client));
  for (const address of [
    `/api/user-images/${id}/export-sizes`,
    downloadPath(id, 'fit'),
    downloadPath(id, 'png'),
  ]) {
    expect(await client.json(address), address).toMatchObject({ success: false, code: 'not_found' });
  }
});
