import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { GalleryImage } from '#contract/images.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import type { Client } from '#server/testing/app.ts';
import { sampleRecipe } from '#server/testing/scripted-designs.ts';
import { addedFace, facePhoto } from '../faces/testing.ts';
import { type DesignBench, openDesignBench } from './testing.ts';

let bench: DesignBench;
let client: Client;
/** A design with a photo of its user. */
let image: GalleryImage;
let face: string;
beforeAll(async () => {
  bench = await openDesignBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.designs.onDraw(async () => {});
  client = await bench.signUp();
  image = await bench.picture(client, sampleRecipe, { photo: await facePhoto('happy') });
  ({ id: face } = await addedFace(client, await facePhoto('angry', { width: 400 })));
});

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as ErrorResponse).code];
const post = (path: string, body: object) =>
  client.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const referencesOf = async () =>
  (await bench.filesOf(client)).filter((key) => key.startsWith('references/')).length;
const widthOf = async ({ references: [photo] }: GalleryImage) => {
  const answer = await bench.signedOut(photo?.url ?? '');
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
};

describe(`a face in a design (${testDatabaseKind})`, () => {
  it('is previewed in the place of the photo, and nothing is stored', async () => {
    const before = await referencesOf();
    const answer = await bench.preview(client, image.id, { face, hero: 'owl' });
    expect(await answer.json()).toMatchObject({ success: true, view: { hero: 'owl' } });
    expect(await referencesOf()).toBe(before);
  });

  it('is saved as a version with its own copy of the photo, free', async () => {
    const coins = await client.coins();
    const version = await bench.version(client, await bench.save(client, image.id, { face }));
    expect(bench.designs.drawn.at(-1)).toMatchObject({
      recipe: { photo: [0, expect.any(Number)] },
      references: 1,
    });
    expect(version).toMatchObject({ versionOf: image.id, references: [{ use: 'person' }] });
    expect([await widthOf(image), await widthOf(version)]).toEqual([320, 400]);
    expect(await client.coins()).toBe(coins);

    await client.request('/api/faces', { method: 'DELETE' });
    await post('/api/gallery/delete', { selection: { ids: [image.id] }, withVersions: false });
    await post('/api/gallery/purge', { selection: { ids: [image.id] } });
    await expect.poll(referencesOf).toBe(1);
    expect(await widthOf(version)).toBe(400);
    const again = await bench.version(client, await bench.save(client, version.id, { hero: 'owl' }));
    expect(await widthOf(again)).toBe(400);
    for (const { id } of [version, again]) {
      await post('/api/gallery/delete', { selection: { ids: [id] }, withVersions: false });
      await post('/api/gallery/purge', { selection: { ids: [id] } });
    }
    await expect.poll(referencesOf).toBe(0);
  });

  it('of the same request again is one version, with one copy', async () => {
    const first = await bench.save(client, image.id, { face }, 'once');
    const again = await bench.save(client, image.id, { face }, 'once');
    const [one, other] = [await bench.version(client, first), await bench.version(client, again)];
    expect(other.id).toBe(one.id);
    expect(await referencesOf()).toBe(2);
  });

  it('leaves no copy behind where the version cannot be drawn', async () => {
    bench.designs.onDraw(() => Promise.reject(new Error('the thread is gone')));
    const answer = await bench.save(client, image.id, { face });
    const { jobId } = (await answer.json()) as { jobId: string };
    expect(await client.jobEnded(jobId)).toMatchObject({ status: 'failed' });
    await expect.poll(referencesOf).toBe(1);
  });

  it("is refused where it is another user's, and where the design shows no photo of its user", async () => {
    const eve = await bench.signUp();
    const hers = await addedFace(eve, await facePhoto('shocked'));
    for (const send of [bench.preview, bench.save]) {
      expect(await codeOf(await send(client, image.id, { face: hers.id }))).toEqual([422, 'face_not_found']);
    }
    const plain = await bench.picture(client, sampleRecipe, { image: await facePhoto('happy') });
    const refused = await bench.preview(client, plain.id, { face });
    const { code, fields } = (await refused.json()) as ErrorResponse;
    expect([code, Object.keys(fields ?? {})]).toEqual(['design_change_invalid', ['face']]);
    expect(await codeOf(await bench.save(client, plain.id, { face }))).toEqual([
      422,
      'design_change_invalid',
    ]);
  });
});
