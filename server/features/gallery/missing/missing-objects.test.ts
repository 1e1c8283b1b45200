import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { createGalleryUser, type GalleryUser } from '../testing.ts';

let test: TestApp;
let ada: GalleryUser;
let admin: GalleryUser;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
  ada = await createGalleryUser(test);
  admin = await createGalleryUser(test);
  await test.app.database.db.execute(sql`update users set is_admin = true where id = ${admin.userId}`);
});
afterAll(() => test.close());

interface Missing {
  count: number;
  files: { key: string; imageId: string; userEmail: string }[];
}
const readMissing = async () => {
  const { missingFiles } = (await admin.json('/api/admin/overview')) as { missingFiles: Missing };
  return missingFiles;
};
const keyOf = (address: string) => address.replace(/^\/files\//, '').replace(/\?.*$/, '');
async function lose(address: string): Promise<{ restore(): Promise<void> }> {
  const bytes = new Uint8Array(await (await test.signedOut(address)).arrayBuffer());
  await test.objects.delete([keyOf(address)]);
  return { restore: () => test.objects.put(keyOf(address), bytes, { contentType: 'image/webp' }) };
}

it('a missing file is reported to the admin once, and no longer when it is back', async () => {
  const image = await ada.make('soon lost');
  expect(await readMissing()).toEqual({ count: 0, files: [] });
  const full = await lose(image.url);
  for (let times = 0; times < 3; times += 1) expect((await test.signedOut(image.url)).status).toBe(404);
  expect((await ada.request(`/api/images/${image.id}/download?format=png`)).status).toBe(404);
  const { email } = (await ada.json('/api/user/info')) as { email: string };
  expect(await readMissing()).toMatchObject({
    count: 1,
    files: [{ key: keyOf(image.url), imageId: image.id, userEmail: email }],
  });
  expect(await (await test.signedOut('/metrics')).text()).toContain('gallery_missing_objects_total 1');
  await full.restore();
  expect(await readMissing()).toEqual({ count: 0, files: [] });
  expect((await test.signedOut(image.url)).status).toBe(200);
});

it('a picture deleted forever is not reported, and its report is removed', async () => {
  const [lost, purged] = [await ada.make('lost'), await ada.make('purged')];
  await lose(lost.url);
  await test.signedOut(lost.url);
  expect((await readMissing()).count).toBe(1);
  for (const action of ['delete', 'purge']) await ada.done(action, { ids: [lost.id, purged.id] });
  await test.signedOut(lost.url);
  await test.objects.delete([keyOf(purged.url)]);
  expect((await test.signedOut(purged.url)).status).toBe(404);
  expect(await readMissing()).toEqual({ count: 0, files: [] });
});
