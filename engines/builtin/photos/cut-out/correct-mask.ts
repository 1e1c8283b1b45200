/** Corrects a mask near the user's strokes, and leaves it as it is elsewhere. */
import type { Mask } from '../mask.ts';
import { softenMask } from './clean-mask.ts';
import type { CutOutTask } from './protocol.ts';
import { distancesTo, drawStrokes, marks } from './seed-marks.ts';

type Correction = CutOutTask & { start: Mask };

/** How far from a stroke the mask may change, as a share of the photo's longer side. */
const reach = 0.14;

/** Up to this share of that distance, the stroke's side is the guess. */
const likely = 0.5;

const unmarked = 255;

/**
 * Returns the initial mask of GrabCut: strokes are certain, and what is far from them is as it was. In
 * between, the stroke or the old mask is a guess.
 */
export function seedCorrection({ width, height, strokes, start }: Correction): Uint8Array {
  const marked = drawnStrokes({ width, height, strokes });
  const was = resize(start, width, height);
  const toSubject = distancesTo(marked, width, height, marks.subject);
  const toBackground = distancesTo(marked, width, height, marks.background);
  // The distances are in thirds of a pixel.
  const limit = 3 * reach * Math.max(width, height);
  return marked.map((mark, at) => {
    if (mark !== unmarked) return mark;
    const isSubject = was[at]! > 127;
    const distance = isSubject ? toBackground[at]! : toSubject[at]!;
    if (distance > limit) return isSubject ? marks.subject : marks.background;
    // What is near the stroke is more likely like it: else its colours would be learnt for both sides.
    const isProbablySubject = isSubject !== distance <= limit * likely;
    return isProbablySubject ? marks.probablySubject : marks.probablyBackground;
  });
}

function drawnStrokes({ width, height, strokes }: Pick<CutOutTask, 'width' | 'height' | 'strokes'>) {
  const marked = new Uint8Array(width * height).fill(unmarked);
  drawStrokes(marked, width, height, strokes, 'background');
  drawStrokes(marked, width, height, strokes, 'subject');
  return marked;
}

/**
 * Returns the old mask with those changes that are connected to a stroke of their kind, in the old mask's
 * size: its soft edge, such as hair, stays where nothing was corrected.
 * @param isSubject 1 or 0 a pixel of the task
 */
export function correctMask({ width, height, strokes, start }: Correction, isSubject: Uint8Array): Mask {
  const was = resize(start, width, height);
  const marked = drawnStrokes({ width, height, strokes });
  const changed = new Uint8Array(width * height);
  const queue: number[] = [];
  const differs = (at: number) => (isSubject[at]! & 1) !== (was[at]! > 127 ? 1 : 0);
  const mark = (at: number) => {
    if (changed[at]) return;
    changed[at] = 1;
    queue.push(at);
  };
  for (let at = 0; at < marked.length; at += 1) if (marked[at] !== unmarked) mark(at);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    const visit = (near: number, isInside: boolean) => {
      // Only changes of the kind of the stroke that they are connected to.
      if (isInside && differs(near) && (isSubject[near]! & 1) === (isSubject[at]! & 1)) mark(near);
    };
    visit(at - 1, x > 0);
    visit(at + 1, x < width - 1);
    visit(at - width, at >= width);
    visit(at + width, at < width * (height - 1));
  }
  const now = was.map((value, at) => (changed[at] ? isSubject[at]! & 1 : value > 127 ? 1 : 0));
  // The edge of a change is soft, too.
  const near = softenMask(changed, width, height).map((value, at) => (changed[at] ? 255 : value));
  const soft = softenMask(now, width, height);
  return blend(start, { near, soft, width, height });
}

/** Puts the corrected part, smaller than the mask, into the mask. */
function blend(
  { alpha, width, height }: Mask,
  corrected: { near: Uint8Array<ArrayBuffer>; soft: Uint8Array<ArrayBuffer>; width: number; height: number },
): Mask {
  const { width: w, height: h } = corrected;
  const near = resize({ alpha: corrected.near, width: w, height: h }, width, height);
  const soft = resize({ alpha: corrected.soft, width: w, height: h }, width, height);
  return {
    alpha: alpha.map((value, at) => Math.round(value + ((soft[at]! - value) * near[at]!) / 255)),
    width,
    height,
  };
}

/** Bilinear. */
function resize({ alpha, width, height }: Mask, toWidth: number, toHeight: number): Uint8Array<ArrayBuffer> {
  if (width === toWidth && height === toHeight) return alpha;
  const resized = new Uint8Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y += 1) {
    const v = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / toHeight - 0.5));
    const top = Math.floor(v);
    const bottom = Math.min(height - 1, top + 1);
    for (let x = 0; x < toWidth; x += 1) {
      const u = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / toWidth - 0.5));
      const left = Math.floor(u);
      const right = Math.min(width - 1, left + 1);
      const [fx, fy] = [u - left, v - top];
      const above = alpha[top * width + left]! * (1 - fx) + alpha[top * width + right]! * fx;
      const below = alpha[bottom * width + left]! * (1 - fx) + alpha[bottom * width + right]! * fx;
      resized[y * toWidth + x] = Math.round(above * (1 - fy) + below * fy);
    }
  }
  return resized;
}

/**
 * Whether strokes correct a mask, rather than mark another subject: one that marks the subject touches it or
 * comes near, or all mark background.
 */
export function isCorrection(strokes: CutOutTask['strokes'], mask: Mask): boolean {
  const { width, height } = mask;
  const marked = new Uint8Array(width * height).fill(unmarked);
  drawStrokes(marked, width, height, strokes, 'subject');
  if (!marked.includes(marks.subject)) return true;
  const toSubject = distancesTo(marked, width, height, marks.subject);
  const limit = 3 * nearby * Math.max(width, height);
  return mask.alpha.some((value, at) => value > 127 && toSubject[at]! <= limit);
}

/** As a share of the photo's longer side. */
const nearby = 0.03;
