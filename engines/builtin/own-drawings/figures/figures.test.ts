import { createCanvas, Image } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { actionNames } from '../../language/grammar/action-words.ts';
import { creatureOf } from './creatures.ts';
import { figureDrawing, figureName, readFigure } from './figures.ts';
import { type LookName, lookOf, looks } from './looks.ts';
import { pairDrawing, pairName, readPair } from './pairs.ts';
import { type PoseName, poses } from './poses/poses.ts';

const lookNames = Object.keys(looks) as LookName[];
const poseNames = Object.keys(poses) as PoseName[];

/** The painted part of a drawing in its own coordinates. */
function painted(body: string): [number, number, number, number] {
  const image = new Image();
  const box = { left: -48, top: -48, size: 160 };
  image.src = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="${box.left} ${box.top} ${box.size} ${box.size}">${body}</svg>`,
  );
  const context = createCanvas(320, 320).getContext('2d');
  context.drawImage(image, 0, 0, 320, 320);
  const { data } = context.getImageData(0, 0, 320, 320);
  let [left, top, right, bottom] = [320, 320, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 40) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % 320, Math.floor(pixel / 320)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return [left / 2 - 48, top / 2 - 48, right / 2 - 48, bottom / 2 - 48];
}

test('has a pose for every action', () => {
  expect(actionNames.filter((action) => !Object.hasOwn(poses, action))).toEqual([]);
});

test.each(lookNames)('reads the name of a figure: %s', (look) => {
  for (const pose of poseNames) expect(readFigure(figureName(look, pose))).toEqual({ look, pose });
});

test('reads no other name as a figure', () => {
  expect(['figure-man', 'figure-nobody-running', 'man-running'].map(readFigure)).toEqual([null, null, null]);
});

test.each(poseNames)('has nothing beyond its painted part: %s', (pose) => {
  for (const look of [
    'man',
    'woman',
    'girl',
    'wizard',
    'chef',
    'astronaut',
    'bear',
    'rabbit',
    'elephant',
    'fox',
    'lion',
    'princess',
  ] as const) {
    const { body, ink } = figureDrawing({ look, pose });
    const [left, top, right, bottom] = painted(body);
    expect(left, look).toBeGreaterThanOrEqual(ink[0] - 1);
    expect(top, look).toBeGreaterThanOrEqual(ink[1] - 1);
    expect(right, look).toBeLessThanOrEqual(ink[2] + 1);
    expect(bottom, look).toBeLessThanOrEqual(ink[3] + 1);
    // Feet that do not reach down would float.
    expect(ink[3] - bottom, look).toBeLessThan(2.5);
  }
});

test('a pair is of two who are named, in a pose of two', () => {
  const name = pairName({ look: 'groom' }, { look: 'girl', traits: ['redhair'] }, 'hand-in-hand');
  expect(name).toBe('pair-groom+girl.redhair-hand-in-hand');
  expect(readPair(name)).toEqual({
    first: { look: 'groom' },
    second: { look: 'girl', traits: ['redhair'] },
    pose: 'hand-in-hand',
  });
  expect(['pair-groom-kissing', 'pair-groom+nobody-kissing', 'pair-man+lady-running'].map(readPair)).toEqual([
    null,
    null,
    null,
  ]);
});

test.each(['hugging', 'kissing', 'dancing', 'hand-in-hand', 'bench'] as const)(
  'a pair is whole: %s',
  (pose) => {
    for (const [first, second] of [
      ['man', 'lady'],
      ['groom', 'bride'],
      ['king', 'queen'],
      ['old-man', 'old-woman'],
      ['soldier', 'girl'],
    ] as const) {
      const { body, ink } = pairDrawing({ first: { look: first }, second: { look: second }, pose });
      const [left, top, right, bottom] = painted(body);
      expect(left, first).toBeGreaterThanOrEqual(ink[0] - 1);
      expect(top, first).toBeGreaterThanOrEqual(ink[1] - 1);
      expect(right, first).toBeLessThanOrEqual(ink[2] + 1);
      expect(bottom, first).toBeLessThanOrEqual(ink[3] + 1);
    }
  },
);

test('finds the look of a person', () => {
  expect(lookOf('person-mage')).toBe('wizard');
  expect(lookOf('dog')).toBe(null);
});

test('an animal has a look of its own, and is no person', () => {
  expect(creatureOf('dog-face')).toBe('dog');
  expect(creatureOf('woman')).toBe(null);
  expect(lookOf('bear')).toBe(null);
});
