/** How to sample with a family of models. */
export interface Sampling {
  /** At the best quality. */
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

/** The steps for a form's quality, 0 to 100. Models with few steps need them all. */
export function stepsFor(steps: number, quality: number): number {
  if (steps <= 10) return steps;
  if (quality < 34) return Math.round(steps * 0.6);
  return quality < 80 ? Math.round(steps * 0.8) : steps;
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
