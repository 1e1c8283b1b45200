import { expect, test } from 'vitest';
import { cachePicturesFor, deletePictures, openPictures } from './picture-cache.ts';
import { address, answer, memoryCaches } from './testing.ts';

async function openFor(storage: ReturnType<typeof memoryCaches>, userId: string) {
  await cachePicturesFor(storage, userId);
  const pictures = await openPictures(storage);
  if (pictures === null) throw new Error('nothing is kept for anybody');
  return pictures;
}

test('finds what the same user has seen, on a later visit too', async () => {
  const storage = memoryCaches();
  await (await openFor(storage, 'u1')).keep(address('a'), answer());
  expect(await (await openFor(storage, 'u1')).find(address('a'))).toBeDefined();
});

test('stores nothing while no user is signed in', async () => {
  const storage = memoryCaches();
  expect(await openPictures(storage)).toBeNull();
  await openFor(storage, 'u1');
  await deletePictures(storage);
  expect(await openPictures(storage)).toBeNull();
  expect(storage.keys()).toEqual([]);
});

test('an answer after the sign-out is stored nowhere', async () => {
  const storage = memoryCaches();
  const pictures = await openFor(storage, 'u1');
  await deletePictures(storage);
  await pictures.keep(address('a'), answer());
  expect(storage.keys()).toEqual([]);
});

test('an entry moved up by its use during the sign-out does not come back', async () => {
  const storage = memoryCaches();
  const pictures = await openFor(storage, 'u1');
  for (let index = 0; index < 201; index += 1) await pictures.keep(address(`${index}`), answer());
  const found = pictures.find(address('0'));
  await deletePictures(storage);
  expect(await found).toBeDefined();
  expect(storage.keys()).toEqual([]);
});

test('no user gets a previous user’s pictures, however late the answer', async () => {
  const storage = memoryCaches();
  const first = await openFor(storage, 'u1');
  await first.keep(address('a'), answer());
  const second = await openFor(storage, 'u2');
  await first.keep(address('b'), answer());
  expect(await second.find(address('a'))).toBeUndefined();
  expect(await second.find(address('b'))).toBeUndefined();
});

test('keeps its owner when full', async () => {
  const storage = memoryCaches();
  const pictures = await openFor(storage, 'u1');
  for (let index = 0; index < 440; index += 1) await pictures.keep(address(`${index}`), answer());
  const count = storage.keys().filter((key) => key.startsWith(address(''))).length;
  // The limit is not checked at each picture.
  expect(count).toBeGreaterThanOrEqual(400);
  expect(count).toBeLessThan(420);
  expect(await openPictures(storage)).not.toBeNull();
});
