/**
 * Cuts a subject out of a photo by GrabCut (Rother, Kolmogorov and Blake, 2004), started from the user's
 * strokes, from what stands out, or from a mask that the strokes correct.
 */
import { cleanMask } from './clean-mask.ts';
import { correctMask, seedCorrection } from './correct-mask.ts';
import { isApart, isThing, seedThing } from './find-thing.ts';
import type { OpenCv } from './load-open-cv.ts';
import type { CutOutResult, CutOutTask } from './protocol.ts';
import { marks, seedMarks } from './seed-marks.ts';

const rounds = 4;
/** A cut-out outside these shares of the picture counts as none. */
const area = { least: 0.004, most: 0.97 };

/** Cuts out a subject; the same photo, strokes and start give the same mask. */
export function cutOut(cv: OpenCv, task: CutOutTask): CutOutResult {
  if (task.start) return correct(cv, { ...task, start: task.start });
  return task.strokes.length === 0 ? findThing(cv, task) : followStrokes(cv, task);
}

function followStrokes(cv: OpenCv, { rgba, width, height, strokes }: CutOutTask): CutOutResult {
  const seeds = seedMarks(width, height, strokes);
  if (!seeds.includes(marks.subject) || !seeds.includes(marks.background)) return null;
  const isSubject = grabCut(cv, rgba, width, height, seeds);
  if (!isUsable(isSubject)) return null;
  return { alpha: cleanMask(isSubject, width, height), width, height };
}

function findThing(cv: OpenCv, photo: CutOutTask): CutOutResult {
  const { rgba, width, height } = photo;
  const found = seedThing(photo);
  if (!found || !isApart(found)) return null;
  const alpha = cleanMask(grabCut(cv, rgba, width, height, found.seeds), width, height);
  return isThing(photo, alpha, found.salient) ? { alpha, width, height } : null;
}

function correct(cv: OpenCv, task: CutOutTask & { start: NonNullable<CutOutTask['start']> }): CutOutResult {
  const { rgba, width, height } = task;
  const seeds = seedCorrection(task);
  const kinds = new Set(seeds);
  const isDecided = !kinds.has(marks.probablySubject) && !kinds.has(marks.probablyBackground);
  const isOneSided = new Set(seeds.map((seed) => seed & 1)).size < 2;
  // GrabCut fails without anything to decide or to compare.
  const isSubject =
    isDecided || isOneSided ? seeds.map((seed) => seed & 1) : grabCut(cv, rgba, width, height, seeds);
  const corrected = correctMask(task, isSubject);
  return isUsable(corrected.alpha.map((value) => (value > 127 ? 1 : 0))) ? corrected : null;
}

function isUsable(isSubject: Uint8Array): boolean {
  const share = isSubject.reduce((sum, value) => sum + value, 0) / isSubject.length;
  return share >= area.least && share <= area.most;
}

function grabCut(cv: OpenCv, rgba: Uint8Array, width: number, height: number, seeds: Uint8Array): Uint8Array {
  // Its first guess of the colours is random, from one generator for all calls.
  cv.setRNGSeed(1);
  const picture = new cv.Mat(height, width, cv.CV_8UC3);
  const mask = new cv.Mat(height, width, cv.CV_8UC1);
  const [background, subject] = [new cv.Mat(), new cv.Mat()];
  try {
    for (let at = 0; at < width * height; at++) {
      for (let channel = 0; channel < 3; channel++) {
        picture.data[at * 3 + channel] = rgba[at * 4 + channel] ?? 0;
      }
    }
    mask.data.set(seeds);
    const nowhere = new cv.Rect(0, 0, 1, 1);
    cv.grabCut(picture, mask, nowhere, background, subject, rounds, cv.GC_INIT_WITH_MASK);
    return Uint8Array.from(mask.data, (value: number) => value & 1);
  } finally {
    for (const matrix of [picture, mask, background, subject]) matrix.delete();
  }
}
