import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { portraitPhoto } from '../../../../testing/portrait-photo.ts';
import { discPhoto } from '../../testing/photos.ts';
import { decodePhoto } from '../decode-photo.ts';
import { findPeople } from './find-people.ts';
import { openNetworks } from './open-networks.ts';
import { createPeopleFinder } from './people-finder.ts';

const networks = await openNetworks();

async function peopleOf(bytes: Uint8Array) {
  return findPeople(await decodePhoto(bytes, 0, 840), networks);
}

/** The share of a rectangle (in shares of the photo) that a mask keeps. */
function keptShare(
  { alpha, width, height }: { alpha: Uint8Array; width: number; height: number },
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(top * height); y < bottom * height; y += 2) {
    for (let x = Math.floor(left * width); x < right * width; x += 2) {
      sum += alpha[y * width + x] ?? 0;
      count += 255;
    }
  }
  return sum / count;
}

describe('a portrait', () => {
  test.each([
    ['pale', '#f0cdb4', '#2f4a8a'],
    ['brown', '#a86b45', '#dddddd'],
    ['dark', '#4a2c1d', '#c0392b'],
  ])('of %s skin is cut out at its edge, with the face known', async (_, skin, shirt) => {
    const { faces, person } = await peopleOf(await portraitPhoto({ skin, shirt }));
    expect(faces).toHaveLength(1);
    const [x = 0, y = 0, width = 0, height = 0] = faces[0]?.box ?? [];
    expect(x + width / 2).toBeCloseTo(0.5, 1);
    expect(y + height / 2).toBeCloseTo(0.38, 1);
    expect(faces[0]?.looks).toBe('ahead');
    if (!person) throw new Error('nobody was cut out');
    expect(person.faces).toBe(1);
    expect(person.hasWriting).toBe(false);
    // Face and chest stay; the wall on both sides of the head goes.
    expect(keptShare(person.mask, [0.4, 0.25, 0.6, 0.5])).toBeGreaterThan(0.99);
    expect(keptShare(person.mask, [0.3, 0.8, 0.7, 0.95])).toBeGreaterThan(0.99);
    expect(keptShare(person.mask, [0, 0, 0.25, 0.4])).toBeLessThan(0.01);
    expect(keptShare(person.mask, [0.75, 0, 1, 0.4])).toBeLessThan(0.01);
    expect(person.packed.packed.length).toBeLessThan(60_000);
  });

  test('in black and white is found too', async () => {
    const gray = await sharp(await portraitPhoto())
      .grayscale()
      .jpeg()
      .toBuffer();
    expect((await peopleOf(new Uint8Array(gray))).person?.faces).toBe(1);
  });

  test('of two is cut out as one', async () => {
    const { faces, person } = await peopleOf(await portraitPhoto({ people: 2, width: 1200, face: 0.25 }));
    expect(faces).toHaveLength(2);
    expect(person?.faces).toBe(2);
  });

  test('with lettering on the shirt must not be mirrored', async () => {
    const plain = await portraitPhoto({ shirt: '#f2f2f2' });
    const bars = Array.from({ length: 9 }, (_, at) => {
      return `<rect x="${330 + at * 28}" y="850" width="13" height="70"/>`;
    });
    const print = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1100">${bars.join('')}</svg>`;
    const printed = await sharp(plain)
      .composite([{ input: Buffer.from(print) }])
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await peopleOf(plain)).person?.hasWriting).toBe(false);
    expect((await peopleOf(new Uint8Array(printed))).person?.hasWriting).toBe(true);
  });
});

describe('nobody is cut out', () => {
  test('of a photo of a thing', async () => {
    expect(await peopleOf(await discPhoto())).toEqual({ faces: [], person: null });
  });

  test('of a crowd, whose faces are known', async () => {
    const crowd = await portraitPhoto({ people: 5, width: 1600, height: 700, face: 0.3 });
    const { faces, person } = await peopleOf(crowd);
    expect(faces).toHaveLength(5);
    expect(person).toBeNull();
  });

  test('of a photo 40 pixels high', async () => {
    expect((await peopleOf(await portraitPhoto({ width: 60, height: 40 }))).person).toBeNull();
  });
});

describe('without the networks', () => {
  test('a missing or broken file is an error, not a crash', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'networks-'));
    const url = pathToFileURL(`${folder}/`);
    await expect(openNetworks(url)).rejects.toThrow();
    await writeFile(path.join(folder, 'faces.onnx'), 'not a network');
    await writeFile(path.join(folder, 'person.onnx'), 'not a network');
    await expect(openNetworks(url)).rejects.toThrow();
  });

  test('a thread that cannot start finds nothing, and says so with null', async () => {
    const finder = createPeopleFinder(new URL('data:text/javascript,throw new Error("no runtime")'));
    const photo = await decodePhoto(await portraitPhoto(), 0, 400);
    expect(await finder.find(photo, {})).toBeNull();
    await finder.close();
  });
});
