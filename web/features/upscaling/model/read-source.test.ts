import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSourceReader, type MeasurePicture, readSource, SourceError } from './read-source.ts';
import type { FileSource } from './upscale-source.ts';

const revoked = vi.fn();
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  revoked.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const field = sharp({ create: { width: 16, height: 8, channels: 3, background: '#c03030' } });
const jpeg = new Uint8Array(await field.clone().jpeg().toBuffer());
const frames = await Promise.all(
  ['#c00', '#00c'].map((colour) => field.clone().flatten().tint(colour).png().toBuffer()),
);
const moving = new Uint8Array(
  await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer(),
);

const file = (
  name: string,
  type: string,
  content: Uint8Array<ArrayBuffer> | string = jpeg,
  bytes?: number,
) => {
  const made = new File([content], name, { type });
  if (bytes !== undefined) Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const sized =
  (width: number, height: number): MeasurePicture =>
  async () => ({ width, height });

it('returns the file itself with its size', async () => {
  const photo = file('a.jpg', 'image/jpeg');
  expect(await readSource(photo, sized(640, 360))).toEqual({
    kind: 'file',
    file: photo,
    name: photo.name,
    width: 640,
    height: 360,
    previewUrl: 'blob:one',
    isAnimated: false,
  });
  expect(revoked).not.toHaveBeenCalled();
});

it('recognises an animated picture', async () => {
  expect(await readSource(file('a.gif', 'image/gif', moving), sized(16, 8))).toMatchObject({
    isAnimated: true,
  });
});

it.each([
  ['a text', file('a.txt', 'text/plain', 'a text'), 'invalid'],
  ['a text that is called a picture', file('a.jpg', 'image/jpeg', 'a text'), 'invalid'],
  [
    'a drawing that browsers show and the server does not read',
    file('a.svg', 'image/svg+xml', '<svg/>'),
    'invalid',
  ],
  ['an empty file', file('a.jpg', 'image/jpeg', ''), 'invalid'],
  ['a HEIC photo', file('a.HEIC', 'image/heic', 'x'), 'heic'],
  ['a HEIC photo of no known type', file('IMG_1.heic', '', 'x'), 'heic'],
  ['21 MB', file('a.jpg', 'image/jpeg', jpeg, 21 * 1024 * 1024), 'tooManyBytes'],
])('refuses %s before decoding it', async (_title, file, fault) => {
  await expect(readSource(file, sized(10, 10))).rejects.toMatchObject({ fault });
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});

it.each([
  ['65 megapixels', sized(10_000, 6_500), 'tooManyPixels'],
  ['a side of 16,384', sized(16_384, 10), 'tooManyPixels'],
  ['what cannot be decoded', () => Promise.reject(new Error('broken')), 'invalid'],
])('refuses %s and revokes its address', async (_title, measure, fault) => {
  await expect(readSource(file('a.jpg', 'image/jpeg'), measure)).rejects.toMatchObject({ fault });
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:one');
});

/** A reader whose reads the test ends. */
function openReader() {
  const reads: PromiseWithResolvers<FileSource>[] = [];
  const reader = createSourceReader(() => {
    const next = Promise.withResolvers<FileSource>();
    reads.push(next);
    return next.promise;
  });
  const sourceOf = (name: string): FileSource => ({
    kind: 'file',
    file: file(name, 'image/jpeg'),
    name,
    width: 1,
    height: 1,
    previewUrl: `blob:${name}`,
    isAnimated: false,
  });
  return { reader, reads, sourceOf };
}

it('of two files chosen in succession the second counts, whichever is read first', async () => {
  const { reader, reads, sourceOf } = openReader();
  const [large, small] = [reader.read(file('large.jpg', '')), reader.read(file('small.jpg', ''))];
  reads[1]?.resolve(sourceOf('small.jpg'));
  expect(await small).toMatchObject({ name: 'small.jpg' });
  reads[0]?.resolve(sourceOf('large.jpg'));
  expect(await large).toBeNull();
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:large.jpg');
});

it('reports nothing for a file that was dropped, valid or not', async () => {
  const { reader, reads, sourceOf } = openReader();
  const [bad, good] = [reader.read(file('bad.jpg', '')), reader.read(file('good.jpg', ''))];
  reads[0]?.reject(new SourceError('invalid'));
  expect(await bad).toBeNull();
  reader.drop();
  reads[1]?.resolve(sourceOf('good.jpg'));
  expect(await good).toBeNull();
});
