import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GalleryImage, ImageDetails } from '#contract/images.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { findPictures } from './find-pictures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it("returns a picture to its owner only; another user's looks missing", async () => {
  const [owner, stranger] = [await test.signUp(), await test.signUp()];
  const { jobId } = (await (await owner.generate({ prompt: 'a lighthouse' })).json()) as { jobId: string };
  await owner.jobEnded(jobId);
  const { images } = (await owner.json('/api/user/user-images')) as { images: { id: string }[] };
  const path = `/api/user-images/${images[0]?.id}`;

  expect(await owner.json(path)).toEqual({ success: true, image: images[0] });
  expect((await stranger.request(path)).status).toBe(404);
  expect((await owner.request('/api/user-images/01a1f9d1-6ed2-702f-b04f-f67020f00871')).status).toBe(404);
  const unreadable = await owner.request('/api/user-images/not-an-id');
  expect(unreadable.status).toBe(422);
  expect(await unreadable.json()).toMatchObject({ code: 'validation_failed' });
});

it('includes the marks of its references, unlike lists and shared views', async () => {
  const owner = await test.signUp();
  const red = { create: { width: 40, height: 40, channels: 3, background: '#f00' } } as const;
  const bytes = await sharp(red).png().toBuffer();
  const settings = { use: 'cutout', strokes: [{ marks: 'subject', width: 0.05, points: [[0.5, 0.5]] }] };
  const sent = await owner.generate({
    image: new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
    references: JSON.stringify([settings]),
  });
  const { jobId } = (await sent.json()) as { jobId: string };
  const [finished] = (await owner.jobEnded(jobId)).images;
  const { images } = (await owner.json('/api/user/user-images')) as { images: GalleryImage[] };
  const url = images[0]?.references[0]?.url;
  for (const image of [finished, images[0]]) expect(image?.references).toEqual([{ url, use: 'cutout' }]);

  const { image } = (await owner.json(`/api/user-images/${finished?.id}`)) as { image: ImageDetails };
  expect(image.references).toEqual([{ url, ...settings }]);

  const others = await findPictures(test.app.database.db, [{ userId: owner.userId, imageId: image.id }]);
  expect(others).toHaveLength(1);
  expect(JSON.stringify(others)).not.toMatch(/references|strokes|cutout/);
});
