import { expect, test } from 'vitest';
import { forgetPictures, keepPicturesFor, openPictures } from './picture-cache.ts';
import { address, answer, memoryCaches } from './testing.ts';

async function openFor(storage: ReturnType<typeof memoryCaches>, userId: string) {
  await keepPicturesFor(storage, userId);
  const pictures = await openPictures(storage);
  if (pictures === null) throw new Error('nothing is kept for anybody');
  return pictures;
}

test('finds again what the same person has seen, on a later visit, too', async () => {
  const storage = memoryCaches();
  await (await openFor(storage, 'u1')).keep(address('a'), answer());
  expect(await (await openFor(storage, 'u1')).find(address('a'))).toBeDefined();
});

test('keeps nothing while nobody is signed in', async () => {
  const storage = memoryCaches();
  expect(await openPictures(storage)).toBeNull();
  await openFor(storage, 'u1');
  await forgetPictures(storage);
  expect(await openPictures(storage)).toBeNull();
  expect(storage.keys()).toEqual([]);
});

test('an answer that comes after the sign-out is kept nowhere', async () => {
  const storage = memoryCaches();
  const pictures = await openFor(storage, 'u1');
  await forgetPictures(storage);
  await pictures.keep(address('a'), answer());
  expect(storage.keys()).toEqual([]);
});

test('what is moved up by its use during the sign-out does not come back', async () => {
  const storage = memoryCaches();
  const pictures = await openFor(storage, 'u1');
  for (let index = 0; index < 201; index += 1) await pictures.keep(address(`${index}`), answer());
  const found = pictures.find(address('0'));
  await forgetPictures(storage);
  expect(await found).toBeDefined();
  expect(storage.keys()).toEqual([]);
});

test('nobody gets what was asked for by the one before, however late the answer comes', async () => {
  const storage = memoryCaches();
  const first = await openFor(storage, 'u1');
  await first.keep(address('a'), answer());
  const second = await openFor(storage, 'u2');
  await first.keep(address('b'), answer());
  expect(await second.find(address('a'))).toBeUndefined();
  expect(await second.find(address('b'))).toBeUndefined();
});

test('goes on belonging to its owner when it is full', async () => {
  const storage = memoryCaches();
  const pictures = await openFor(storage, 'u1');
  for (let index = 0; index < 440; index += 1) await pictures.keep(address(`${index}`), answer());
  const kept = storage.keys().filter((key) => key.startsWith(address(''))).length;
  // Not counted at each picture.
  expect(kept).toBeGreaterThanOrEqual(400);
  expect(kept).toBeLessThan(420);
  expect(await openPictures(storage)).not.toBeNull();
});
