import { upscaleSliders } from '#contract/upscale.ts';

/** The strengths of the form's three sliders; 0 does not change the picture. */
export interface Strengths {
  /** Local contrast: how much more (or, below 0, less) a pixel differs from its surroundings. */
  readonly contrast: number;
  /** Detail and grain, 0 to 1. */
  readonly detail: number;
  /** Stylisation, 0 to 1. */
  readonly style: number;
}

/** At the slider's ends, the difference to the surroundings is doubled, or halved. */
const maxContrast = 1;
const minContrast = -0.5;

export function strengthsOf(sliders: {
  dynamic: number;
  creativity: number;
  resemblance: number;
}): Strengths {
  const { dynamic, creativity, resemblance } = upscaleSliders;
  const above = share(sliders.dynamic, dynamic.neutral, dynamic.max);
  const below = share(sliders.dynamic, dynamic.neutral, dynamic.min);
  return {
    contrast: maxContrast * above + minContrast * below,
    detail: share(sliders.creativity, creativity.neutral, creativity.max),
    style: share(sliders.resemblance, resemblance.neutral, resemblance.min),
  };
}

/** The position of a value between two others, 0 to 1. */
function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
