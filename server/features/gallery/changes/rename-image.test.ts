import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renameImage } from '#contract/images.ts';
import { galleryLimits } from '#contract/limits.ts';
import { newId } from '#server/platform/ids.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { imageColumns, images } from '../schema.ts';
import { changeEventsOf, createGalleryUser, type GalleryUser } from '../testing.ts';

let test: TestApp;
let ada: GalleryUser;
let eve: GalleryUser;
beforeAll(async () => {
  test = await openTestApp({ readLimit: { perSecond: 1_000, burst: 10_000 } });
  ada = await createGalleryUser(test);
  eve = await createGalleryUser(test);
});
afterAll(() => test.close());

const rename = (user: GalleryUser, id: string, name: unknown) =>
  user.request(`/api/user-images/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
const renamed = async (id: string, name: string | null) => {
  const answer = await rename(ada, id, name);
  expect(answer.status).toBe(200);
  return renameImage.response.parse(await answer.json()).image;
};
const fileNameOf = async (id: string) =>
  (await ada.request(`/api/images/${id}/download`, { method: 'HEAD' })).headers.get('content-disposition');

it('gives a picture a name, which its download has, and takes it away', async () => {
  const { id } = await ada.make('a cat');
  const events = await changeEventsOf(test, ada, () => renamed(id, '  Attic   video  '));
  expect(events).toEqual([
    expect.objectContaining({
      type: 'image.changed',
      payload: { image: expect.objectContaining({ id, name: 'Attic video' }) },
    }),
  ]);
  expect(await fileNameOf(id)).toContain('filename="Attic video.jpg"');
  expect((await renamed(id, null)).name).toBe(`adventure-${id}`);
  expect(await fileNameOf(id)).toBe(`attachment; filename="adventure-${id}.jpg"`);
});

it('finds a picture by its name and by the words printed on it', async () => {
  const named = await ada.make('a bus');
  await renamed(named.id, 'Épisode twelve');
  expect(await ada.ids('q=EPISODE')).toEqual([named.id]);
  await renamed(named.id, null);
  expect(await ada.ids('q=episode')).toEqual([]);
  const [row] = await test.app.database.db.select(imageColumns).from(images).where(eq(images.id, named.id));
  if (!row) throw new Error('no picture');
  const { stackKey: _key, ...rest } = row;
  const headline = { lines: [{ text: 'LAVA IN' }, { text: 'MY KITCHEN' }] };
  const design = { ...rest, id: newId(), jobId: newId(), versionOf: named.id, recipe: { headline } };
  const later = { ...design, createdAt: new Date(row.createdAt.getTime() + 1) };
  await test.app.database.inTransaction((tx) => test.app.gallery.add(tx, later));
  expect(await ada.ids('q=lava%20in%20my')).toEqual([later.id]);
  // Enlarging it keeps its words.
  const enlarged = { ...later, id: newId(), jobId: newId(), versionOf: later.id, recipe: null };
  const newest = { ...enlarged, createdAt: new Date(row.createdAt.getTime() + 2) };
  const upscaled = { ...newest, versionKind: 'upscale' as const };
  await test.app.database.inTransaction((tx) => test.app.gallery.add(tx, upscaled));
  expect(await ada.ids('q=lava%20in%20my')).toEqual([upscaled.id]);
});

it.each([
  ['../../etc/passwd', 'etc passwd'],
  ['..\\windows\\x', 'windows x'],
  ['<img src=x onerror=ran=1>', 'img src=x onerror=ran=1'],
  ['con', '_con'],
  ['NUL.txt', '_NUL.txt'],
  ['a"b\'c; filename=x', "a b'c; filename=x"],
  ['evil\u202egpj.exe', 'evilgpj.exe'],
  ['...', null],
  ['/', null],
])('a picture named %j is downloaded as %j', async (name, file) => {
  const { id } = await ada.make('a cat');
  await renamed(id, name);
  const header = (await fileNameOf(id)) ?? '';
  const encoded = encodeURIComponent(`${file ?? `adventure-${id}`}.jpg`).replaceAll("'", '%27');
  expect(header.split("filename*=UTF-8''")[1]).toBe(encoded);
  expect(header).not.toMatch(/[\r\n]/);
});

it('refuses a name that is empty, invisible, too long or of several lines, and another user’s picture', async () => {
  const { id } = await ada.make('a cat');
  const long = 'x'.repeat(galleryLimits.imageNameMaxCharacters + 1);
  for (const name of ['', ' ', '\u200b', long, 'a\nb', 'a\0b', 7, undefined]) {
    expect([name, (await rename(ada, id, name)).status]).toEqual([name, 422]);
  }
  expect((await rename(eve, id, 'Mine')).status).toBe(404);
  expect((await rename(ada, crypto.randomUUID(), 'Mine')).status).toBe(404);
  await ada.done('delete', { ids: [id] });
  expect((await rename(ada, id, 'Gone')).status).toBe(404);
});

it('files of one name in a zip are numbered', async () => {
  const one = await ada.make('one');
  const two = await ada.make('two');
  await renamed(one.id, 'Cover');
  await renamed(two.id, 'COVER');
  const answer = await ada.post('zips', { selection: { ids: [one.id, two.id] }, format: 'png' });
  const { url } = (await answer.json()) as { url: string };
  const zip = new Uint8Array(await (await ada.request(url)).arrayBuffer());
  expect(
    Object.keys(unzipSync(zip))
      .map((name) => name.toLowerCase())
      .sort(),
  ).toEqual(['cover (2).png', 'cover.png']);
});
