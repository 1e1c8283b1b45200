import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { ReferenceStroke } from '../../../../contract/references.ts';
import { portraitPhoto } from '../../../../testing/portrait-photo.ts';
import { discPhoto, landscapePhoto } from '../../testing/photos.ts';
import { decodePhoto } from '../decode-photo.ts';
import type { Mask } from '../mask.ts';
import { createPeopleFinder } from '../people/people-finder.ts';
import { createCutter } from './cutter.ts';

const cutter = createCutter();
const finder = createPeopleFinder();
afterAll(async () => {
  await Promise.all([cutter.close(), finder.close()]);
});

async function thingOn(bytes: Uint8Array): Promise<Mask | null> {
  return cutter.findThing(await decodePhoto(bytes, 0, 1600), {});
}

/** The opacity of a mask at a place in shares of the photo, 0 to 1. */
function opacityAt({ alpha, width, height }: Mask, x: number, y: number): number {
  return (alpha[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0) / 255;
}

function stroke(marks: ReferenceStroke['marks'], x: number, y: number, width = 0.05): ReferenceStroke {
  return {
    marks,
    width,
    points: [
      [x - 0.01, y],
      [x + 0.01, y],
    ],
  };
}

async function fromSvg(body: string, width = 900, height = 600): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 95 }).toBuffer());
}

describe('the thing of a photo', () => {
  test.each([
    ['in the middle', { x: 0.5, y: 0.5 }],
    ['at the side', { x: 0.3, y: 0.6 }],
  ])('%s is cut out with no stroke', async (_, { x, y }) => {
    const mask = await thingOn(await discPhoto({ x, y }));
    if (!mask) throw new Error('nothing was found');
    const radius = 0.26 * (600 / 900);
    expect(opacityAt(mask, x, y)).toBe(1);
    expect(opacityAt(mask, x - radius * 0.9, y)).toBe(1);
    expect(opacityAt(mask, x - radius * 1.12, y)).toBe(0);
    expect(opacityAt(mask, 0.02, 0.02)).toBe(0);
  });

  test('a cup before a table and a wall is cut out, without either', async () => {
    const cup = await fromSvg(`<rect width="900" height="600" fill="#c9c2b8"/>
      <rect y="400" width="900" height="200" fill="#7a5a3c"/>
      <path d="M600 270 h60 a70 70 0 0 1 0 140 h-60 v-40 h50 a30 30 0 0 0 0 -60 h-50 z" fill="#1e5fb4"/>
      <path d="M330 220 h280 v240 a60 60 0 0 1 -60 60 h-160 a60 60 0 0 1 -60 -60 z" fill="#1e5fb4"/>`);
    const mask = await thingOn(cup);
    if (!mask) throw new Error('nothing was found');
    expect(opacityAt(mask, 0.52, 0.6)).toBe(1);
    expect(opacityAt(mask, 0.52, 0.25)).toBe(0);
    expect(opacityAt(mask, 0.1, 0.8)).toBe(0);
    expect(opacityAt(mask, 0.1, 0.3)).toBe(0);
  });

  test.each([
    ['an even wall', '<rect width="900" height="600" fill="#b9b2a8"/>'],
    [
      'a mosaic',
      Array.from(
        { length: 600 },
        (_, at) =>
          `<rect x="${(at % 30) * 30}" y="${Math.floor(at / 30) * 30}" width="30" height="30" fill="hsl(${(at * 67) % 360},60%,${30 + ((at * 29) % 50)}%)"/>`,
      ).join(''),
    ],
  ])('is none in %s', async (_, body) => {
    expect((await thingOn(await fromSvg(body))) === null).toBe(true);
  });
});

test('there is no thing in a landscape', async () => {
  expect((await thingOn(await landscapePhoto())) === null).toBe(true);
});

describe('strokes correct a mask', () => {
  test('near them, and leave the rest as it was', async () => {
    const photo = await decodePhoto(await portraitPhoto(), 0, 1600);
    const found = await finder.find(photo, {});
    const start = found?.person?.mask;
    if (!start) throw new Error('nobody was found');
    const shoulder = [0.5, 0.9] as const;
    expect(opacityAt(start, ...shoulder)).toBe(1);
    const mask = await cutter.cut(photo, [stroke('background', ...shoulder)], { start });
    if (!mask) throw new Error('nothing was kept');
    expect([mask.width, mask.height]).toEqual([start.width, start.height]);
    expect(opacityAt(mask, ...shoulder)).toBe(0);
    // The head, far from the stroke, keeps every pixel of its edge.
    const head = (all: Mask) => all.alpha.subarray(0, Math.floor(all.height * 0.5) * all.width);
    expect(Buffer.compare(head(mask), head(start))).toBe(0);
  });

  test('adding what is beside the old mask up to its own edge', async () => {
    const two = await fromSvg(`<rect width="900" height="600" fill="#c9c2b8"/>
      <rect x="250" y="150" width="200" height="300" fill="#1e5fb4"/><rect x="450" y="200" width="150" height="200" fill="#b4301e"/>`);
    const photo = await decodePhoto(two, 0, 1600);
    const start: Mask = { width: 90, height: 60, alpha: new Uint8Array(5400) };
    for (let at = 0; at < 5400; at += 1) {
      const [x, y] = [at % 90, Math.floor(at / 90)];
      if (x >= 25 && x < 45 && y >= 15 && y < 45) start.alpha[at] = 255;
    }
    const mask = await cutter.cut(photo, [stroke('subject', 0.58, 0.5)], { start });
    if (!mask) throw new Error('nothing was kept');
    expect(opacityAt(mask, 0.38, 0.5)).toBe(1);
    expect(opacityAt(mask, 0.58, 0.5)).toBe(1);
    expect(opacityAt(mask, 0.63, 0.4)).toBeGreaterThan(0.9);
    expect(opacityAt(mask, 0.72, 0.5)).toBe(0);
  });

  test('to nothing at all gives none', async () => {
    const photo = await decodePhoto(await discPhoto(), 0, 1600);
    const start = await cutter.findThing(photo, {});
    const wide: ReferenceStroke = {
      marks: 'background',
      width: 0.2,
      points: [0.3, 0.5, 0.7].flatMap((y): [number, number][] => [
        [0.2, y],
        [0.8, y],
        [0.2, y],
      ]),
    };
    expect(await cutter.cut(photo, [wide], { start })).toBeNull();
  });
});
