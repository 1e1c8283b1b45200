import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it("answers one picture to its owner alone; another person's is as absent as one that never was", async () => {
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
