import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MeasurePicture, readSource } from './read-source.ts';

const revoked = vi.fn();
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  revoked.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const file = (name: string, type: string, bytes = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const sized =
  (width: number, height: number): MeasurePicture =>
  async () => ({ width, height });

it('answers the file itself with its size', async () => {
  const photo = file('a.jpg', 'image/jpeg');
  expect(await readSource(photo, sized(640, 360))).toEqual({
    file: photo,
    width: 640,
    height: 360,
    previewUrl: 'blob:one',
  });
  expect(revoked).not.toHaveBeenCalled();
});

it.each([
  ['a text', file('a.txt', 'text/plain'), 'invalid'],
  ['a HEIC photo', file('a.HEIC', 'image/heic'), 'heic'],
  ['a HEIC photo of no known type', file('IMG_1.heic', ''), 'heic'],
  ['21 MB', file('a.jpg', 'image/jpeg', 21 * 1024 * 1024), 'tooManyBytes'],
])('refuses %s before it is opened', async (_title, given, fault) => {
  await expect(readSource(given, sized(10, 10))).rejects.toMatchObject({ fault });
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});

it.each([
  ['65 megapixels', sized(10_000, 6_500), 'tooManyPixels'],
  ['a side of 16,384', sized(16_384, 10), 'tooManyPixels'],
  ['what cannot be decoded', () => Promise.reject(new Error('broken')), 'invalid'],
])('refuses %s and forgets its address', async (_title, measure, fault) => {
  await expect(readSource(file('a.png', 'image/png'), measure)).rejects.toMatchObject({ fault });
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:one');
});
