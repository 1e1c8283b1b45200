/** Reads the face network's output: boxes and eyes of the faces in a picture. */

/** A face in a photo, in shares of its width and height. */
export interface Face {
  /** From eyebrows to chin and ear to ear: x, y, width, height. */
  box: [number, number, number, number];
  /** The eyes, the one at the left of the picture first, and the tip of the nose. */
  eyes: [[number, number], [number, number]];
  nose: [number, number];
  /** The middle of the mouth. */
  mouth: [number, number];
  /** How sure the network is, 0 to 1. */
  score: number;
}

/** The network sees a square of this many pixels a side, divided into cells with one possible face each. */
export const facesInput = 192;
const cells = 48;
/** Numbers a cell: the box's centre and size, then six points. */
const numbers = 16;

/** Faces below this are mostly folds and knots. */
const leastScore = 0.5;
/** Boxes that share more than this of their union are one face. */
const sameFace = 0.3;

/** @param boxes, scores the network's output, in the shares of its square */
export function readFaces(boxes: Float32Array, scores: Float32Array): Face[] {
  const found: Face[] = [];
  for (let cell = 0; cell < cells * cells; cell += 1) {
    const score = 1 / (1 + Math.exp(-(scores[cell] ?? 0)));
    if (score < leastScore) continue;
    const middle = [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells] as const;
    const at = (index: number) => (boxes[cell * numbers + index] ?? 0) / facesInput;
    const point = (index: number): [number, number] => [middle[0] + at(index), middle[1] + at(index + 1)];
    const [x, y] = point(0);
    const [width, height] = [at(2), at(3)];
    const [first, second] = [point(4), point(6)];
    found.push({
      box: [x - width / 2, y - height / 2, width, height],
      eyes: first[0] <= second[0] ? [first, second] : [second, first],
      nose: point(8),
      mouth: point(10),
      score,
    });
  }
  return withoutTwins(found.sort((a, b) => b.score - a.score));
}

/** Keeps the surest of several boxes of one face. */
function withoutTwins(faces: readonly Face[]): Face[] {
  const kept: Face[] = [];
  for (const face of faces) if (!kept.some((other) => overlap(face, other) > sameFace)) kept.push(face);
  return kept;
}

function overlap({ box: a }: Face, { box: b }: Face): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / (a[2] * a[3] + b[2] * b[3] - shared);
}
