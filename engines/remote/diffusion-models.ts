import type { Effort } from '#contract/generation.ts';

/** How to sample with a family of models. */
export interface Sampling {
  /** At high effort. */
  readonly steps: number;
  /** How strictly it follows the prompt. 1 is for models that were trained without a negative prompt. */
  readonly cfg: number;
  /** By ComfyUI's names. */
  readonly sampler: string;
  readonly scheduler: string;
  /** The training size: larger pictures repeat their contents. */
  readonly maxPixels: number;
}

const megapixel = 1024 * 1024;

/** By parts of the model's file name, as the authors advise; the first match counts. */
const families: readonly (readonly [name: RegExp, sampling: Sampling])[] = [
  [/flux.*schnell/i, { steps: 4, cfg: 1, sampler: 'euler', scheduler: 'simple', maxPixels: megapixel }],
  [/flux/i, { steps: 24, cfg: 1, sampler: 'euler', scheduler: 'simple', maxPixels: megapixel }],
  [
    /turbo|lightning|hyper-?sd|lcm/i,
    { steps: 8, cfg: 1.5, sampler: 'euler', scheduler: 'sgm_uniform', maxPixels: megapixel },
  ],
  [/sd_?3/i, { steps: 28, cfg: 4.5, sampler: 'euler', scheduler: 'sgm_uniform', maxPixels: megapixel }],
  [
    /v1-?5|sd[-_ ]?1[-_.]?5|v1-4/i,
    { steps: 26, cfg: 7, sampler: 'dpmpp_2m', scheduler: 'karras', maxPixels: 768 * 512 },
  ],
];

/** Stable Diffusion XL and its derivatives, the most common models. */
const usual: Sampling = {
  steps: 28,
  cfg: 6.5,
  sampler: 'dpmpp_2m',
  scheduler: 'karras',
  maxPixels: megapixel,
};

/** How to sample with a model, by its file name; null is an unknown model. */
export function samplingOf(model: string | null): Sampling {
  return families.find(([name]) => model !== null && name.test(model))?.[1] ?? usual;
}

/** The part of a model's steps that an effort takes. */
const shares = { low: 0.6, medium: 0.8, high: 1 } as const;

/** The steps for an effort. Models with few steps need them all. */
export function stepsFor(steps: number, effort: Effort): number {
  return steps <= 10 ? steps : Math.round(steps * shares[effort]);
}

/** What pictures should not show, for models with a negative prompt. */
export const negativePrompt =
  'low quality, blurry, jpeg artifacts, deformed, bad anatomy, watermark, signature';

/** The largest seed that numbers of JavaScript and JSON represent exactly. */
const seeds = Number.MAX_SAFE_INTEGER;

/** The seed of one of several pictures: each adds one. */
export function seedAt(seed: number, place: number): number {
  return (Math.abs(Math.trunc(seed)) + place) % seeds;
}
