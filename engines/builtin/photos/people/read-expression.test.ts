import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { portraitPhoto } from '../../../../testing/portrait-photo.ts';
import { discPhoto } from '../../testing/photos.ts';
import { decodePhoto } from '../decode-photo.ts';
import { openExpressions, openNetworks } from './open-networks.ts';
import { createPeopleFinder } from './people-finder.ts';
import { readExpression } from './read-expression.ts';

const networks = { ...(await openNetworks()), ...(await openExpressions()) };
const read = async (bytes: Uint8Array) => readExpression(await decodePhoto(bytes, 0, 840), networks);

test.each(['happy', 'shocked'] as const)('a drawn face that is %s is read as such', async (expression) => {
  const { expression: found, box } = await read(await portraitPhoto({ expression, skin: '#f0cdb4' }));
  expect(found).toBe(expression);
  const [x = 0, y = 0, width = 0, height = 0] = box ?? [];
  expect(x + width / 2).toBeCloseTo(0.5, 1);
  expect(y + height / 2).toBeCloseTo(0.38, 1);
});

test('a face that fills its photo is found, within the photo', async () => {
  const portrait = await portraitPhoto({ expression: 'happy', skin: '#f0cdb4' });
  const close = await sharp(portrait).extract({ left: 300, top: 230, width: 300, height: 340 }).toBuffer();
  const { expression, box } = await read(new Uint8Array(close));
  expect(expression).toBe('happy');
  const [x = -1, y = -1, width = 2, height = 2] = box ?? [];
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
});

test('a photo without a face is neutral', async () => {
  expect(await read(await discPhoto())).toEqual({ expression: 'neutral', box: null });
});

/** Neutral, happy, sad, angry, afraid, disgusted, surprised. */
const answers = (...shares: number[]) => ({
  ...networks,
  expressions: async () => Float32Array.from(shares),
});

test.each([
  ['sad', [0.1, 0.1, 0.8, 0, 0, 0, 0], 'neutral'],
  ['angry and disgusted', [0.3, 0, 0.1, 0.3, 0, 0.3, 0], 'angry'],
  ['afraid and surprised', [0.5, 0.1, 0, 0, 0.2, 0, 0.2], 'shocked'],
  ['unclear', [0.3, 0.35, 0, 0.35, 0, 0, 0], 'neutral'],
  ['nothing', [0, 0, 0, 0, 0, 0, 0], 'neutral'],
])('a face that is %s is sorted', async (_, shares, expression) => {
  const photo = await decodePhoto(await portraitPhoto(), 0, 400);
  expect((await readExpression(photo, answers(...shares))).expression).toBe(expression);
});

test('a missing or broken network is an error, not a crash', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'expressions-'));
  const url = pathToFileURL(`${folder}/`);
  await expect(openExpressions(url)).rejects.toThrow();
  await writeFile(path.join(folder, 'expressions.onnx'), 'not a network');
  await expect(openExpressions(url)).rejects.toThrow();
});

test('a thread reads expressions and finds people; one that cannot start reads nothing', async () => {
  const photo = await decodePhoto(await portraitPhoto({ expression: 'shocked', skin: '#f0cdb4' }), 0, 840);
  const finder = createPeopleFinder();
  expect(await finder.read(photo, {})).toMatchObject({ expression: 'shocked' });
  expect((await finder.find(photo, {}))?.faces).toHaveLength(1);
  await finder.close();
  const broken = createPeopleFinder(new URL('data:text/javascript,throw new Error("no runtime")'));
  expect(await broken.read(photo, {})).toBeNull();
  await broken.close();
});
