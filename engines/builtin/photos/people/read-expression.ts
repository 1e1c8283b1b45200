/** Reads what the largest face of a photo shows. */
import type { FaceReading } from '../../../faces.ts';
import type { Face } from './detect-faces.ts';
import { type FaceNetwork, findFaces } from './find-faces.ts';
import { type Pixels, type Region, sampleSquare } from './sample.ts';

/** The network that reads expressions, opened. */
export interface ExpressionNetwork {
  /** Three bytes a pixel of a square of `expressionInput` → how likely each of `feelings` is, 0 to 1. */
  expressions(rgb: Uint8Array<ArrayBuffer>): Promise<Float32Array>;
}

export const expressionInput = 112;

/** The expressions that the network's answers stand for, in its order. */
const feelings = [
  'neutral',
  'happy',
  // Sad.
  'neutral',
  'angry',
  // Afraid, disgusted, surprised.
  'shocked',
  'angry',
  'shocked',
] as const;
type ReadExpression = (typeof feelings)[number];

/**
 * How much each expression counts. The network seldom says surprised: twice is what reads the most faces of
 * each kind.
 */
const counts: Readonly<Record<ReadExpression, number>> = { neutral: 1, happy: 1, angry: 1, shocked: 2 };
/** An expression that counts less than this is unclear. */
const leastClear = 0.4;

/** Distances from which faces are looked for, until one is found: a face may fill its photo. */
const distances = [1, 1.5, 2.2] as const;

export async function readExpression(
  photo: Pixels,
  networks: FaceNetwork & ExpressionNetwork,
): Promise<FaceReading> {
  for (const distance of distances) {
    const [face] = await findFaces(photo, networks, distance);
    if (face) return { expression: await expressionOf(photo, face, networks), box: boxWithin(face) };
  }
  return { expression: 'neutral', box: null };
}

/**
 * Asks the network four times, closer and less close, each also mirrored: a face shows the same each time,
 * and what all say is surer.
 */
async function expressionOf(
  photo: Pixels,
  face: Face,
  { expressions }: ExpressionNetwork,
): Promise<ReadExpression> {
  const shares = new Map<ReadExpression, number>();
  for (const size of sizes) {
    const region = regionOf(photo, face, size);
    for (const isMirrored of [false, true]) {
      const likely = await expressions(sampleSquare(photo, region, expressionInput, isMirrored));
      for (const [at, feeling] of feelings.entries()) {
        const share = ((likely[at] ?? 0) * counts[feeling]) / (2 * sizes.length);
        shares.set(feeling, (shares.get(feeling) ?? 0) + share);
      }
    }
  }
  const [surest] = [...shares].sort((one, other) => other[1] - one[1]);
  return surest && surest[1] >= leastClear ? surest[0] : 'neutral';
}

/** Sides of the square about a face that the network sees, in the sides of the one that it learnt from. */
const sizes = [1, 1.2] as const;
/** The side of the square that it learnt from, in mean distances of an eye from the mouth. */
const sidePerDistance = 1 / 0.45;
/** Where the middle of eyes and mouth is in the square, from its top. */
const middleFromTop = 0.43;

/** The square about a face, around the middle of eyes and mouth. */
function regionOf({ width, height }: Pixels, { eyes, mouth }: Face, size: number): Region {
  const [left, right, lips] = [eyes[0], eyes[1], mouth].map(([x, y]) => [x * width, y * height] as const);
  if (!left || !right || !lips) throw new Error('a face has two eyes and a mouth');
  const distance = (eye: readonly [number, number]) => Math.hypot(lips[0] - eye[0], lips[1] - eye[1]);
  const side = ((distance(left) + distance(right)) / 2) * sidePerDistance * size;
  return {
    x: (left[0] + right[0] + lips[0]) / 3 - side / 2,
    y: (left[1] + right[1] + lips[1]) / 3 - side * middleFromTop,
    width: side,
    height: side,
  };
}

/** The part of a face's box that is in the photo. */
function boxWithin({ box: [x, y, width, height] }: Face): [number, number, number, number] {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return [left, top, Math.min(1, x + width) - left, Math.min(1, y + height) - top];
}
