import { upscaleSliders } from '#contract/upscale.ts';

/** What the three sliders of the form ask for, as strengths; 0 leaves the picture alone. */
export interface Strengths {
  /** Local contrast: how much more (or, below 0, less) a pixel differs from its surroundings. */
  readonly contrast: number;
  /** Detail and grain, 0 to 1. */
  readonly detail: number;
  /** Stylisation, 0 to 1. */
  readonly style: number;
}

/** At the sliders' ends: surroundings are told apart twice as clearly, or half. */
const mostContrast = 1;
const leastContrast = -0.5;

export function strengthsOf(sliders: {
  dynamic: number;
  creativity: number;
  resemblance: number;
}): Strengths {
  const { dynamic, creativity, resemblance } = upscaleSliders;
  const above = share(sliders.dynamic, dynamic.neutral, dynamic.max);
  const below = share(sliders.dynamic, dynamic.neutral, dynamic.min);
  return {
    contrast: mostContrast * above + leastContrast * below,
    detail: share(sliders.creativity, creativity.neutral, creativity.max),
    style: share(sliders.resemblance, resemblance.neutral, resemblance.min),
  };
}

/** How far a value is on the way from one to another, 0 to 1. */
function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
