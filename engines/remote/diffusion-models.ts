/** How a family of models wants to be used. */
export interface Sampling {
  /** At the best quality. */
  readonly steps: number;
  /** How strictly it follows the prompt; 1 is for models that were taught to need no second, negative one. */
  readonly cfg: number;
  /** By ComfyUI's names. */
  readonly sampler: string;
  readonly scheduler: string;
  /** What it was trained on: larger pictures show everything twice. */
  readonly maxPixels: number;
}

const megapixel = 1024 * 1024;

/** By what the names of models' files have in them, as their authors advise; the first that fits. */
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

/** Stable Diffusion XL and what comes from it: most of what is there. */
const usual: Sampling = {
  steps: 28,
  cfg: 6.5,
  sampler: 'dpmpp_2m',
  scheduler: 'karras',
  maxPixels: megapixel,
};

/** How a model wants to be used, told from the name of its file; null is a model that nobody knows. */
export function samplingOf(model: string | null): Sampling {
  return families.find(([name]) => model !== null && name.test(model))?.[1] ?? usual;
}

/** The steps for a form's quality, 0 to 100. Models of few steps need them all. */
export function stepsFor(steps: number, quality: number): number {
  if (steps <= 10) return steps;
  if (quality < 34) return Math.round(steps * 0.6);
  return quality < 80 ? Math.round(steps * 0.8) : steps;
}

/** What pictures should not show, for models that are told so. */
export const negativePrompt =
  'low quality, blurry, jpeg artifacts, deformed, bad anatomy, watermark, signature';

/** The largest seed that numbers of JavaScript and JSON hold exactly. */
const seeds = Number.MAX_SAFE_INTEGER;

/** The seed of the picture at a place among several: the next one for each. */
export function seedAt(seed: number, place: number): number {
  return (Math.abs(Math.trunc(seed)) + place) % seeds;
}
