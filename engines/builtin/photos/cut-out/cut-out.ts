/**
 * Cuts a subject out of a photo by GrabCut (Rother, Kolmogorov and Blake, 2004), started from the user's
 * strokes, from what stands out, or from a mask that the strokes correct.
 */
import { cleanMask } from './clean-mask.ts';
import { correctMask, seedCorrection } from './correct-mask.ts';
import { isApart, isThing, seedThing } from './find-thing.ts';
import { grabCut } from './grab-cut.ts';
import type { OpenCv } from './load-open-cv.ts';
import type { CutOutResult, CutOutTask } from './protocol.ts';
import { marks, seedMarks } from './seed-marks.ts';

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
  const isSubject = grabCut(cv, rgba, width, height, seeds);
  const corrected = correctMask(task, isSubject);
  return isUsable(corrected.alpha.map((value) => (value > 127 ? 1 : 0))) ? corrected : null;
}

function isUsable(isSubject: Uint8Array): boolean {
  const share = isSubject.reduce((sum, value) => sum + value, 0) / isSubject.length;
  return share >= area.least && share <= area.most;
}
