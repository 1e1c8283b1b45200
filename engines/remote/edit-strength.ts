import { editStrength } from '#contract/edit-actions.ts';

/**
 * How much noise a diffusion model begins with, 0 to 1, for the strength of an edit. The initial strength is
 * `usual`, which suits the operation; others are as far below or above it.
 */
export function noiseOf(strength: number | undefined, usual: number): number {
  const { initial, max } = editStrength;
  const chosen = strength ?? initial;
  const noise =
    chosen <= initial
      ? (usual * chosen) / initial
      : usual + ((1 - usual) * (chosen - initial)) / (max - initial);
  return Math.round(noise * 1000) / 1000;
}
