/**
 * How fal's endpoints for pictures are asked, as data. Inputs are named as the types of `@fal-ai/client` 1.10.1 have them
 * (generated from fal's own descriptions); `openai/gpt-image-2` as fal.ai/models/openai/gpt-image-2/llms.txt says.
 */
export interface PictureModel {
  /** How the wanted shape is said; null where it cannot be. */
  readonly shape: 'image_size' | 'openai_size' | 'aspect_ratio' | 'resolution_mode' | null;
  /** How many pictures one call may make; where it is one, their number is not said. */
  readonly maxCount: number;
  readonly takesSeed: boolean;
  /** Whether `quality` (low, medium, high) is read. */
  readonly takesQuality: boolean;
  /** Of an endpoint that works on pictures: the input that they come in, and how many it takes. */
  readonly pictures: { readonly field: 'image_url' | 'image_urls'; readonly most: number };
  /** What is always asked for. */
  readonly fixed: Readonly<Record<string, string | boolean>>;
  /** What is added to the endpoint's name for one that takes references, or several of them; null where there is none. */
  readonly withReferences: string | null;
}

const checked = { enable_safety_checker: true, output_format: 'png' } as const;
/** From 1, the strictest; 2 is what fal itself asks for. A string, not a number. */
const tolerant = { safety_tolerance: '2', output_format: 'png' } as const;

const flux1: PictureModel = {
  shape: 'image_size',
  maxCount: 4,
  takesSeed: true,
  takesQuality: false,
  pictures: { field: 'image_url', most: 1 },
  fixed: checked,
  withReferences: null,
};
const kontext: PictureModel = {
  ...flux1,
  shape: 'aspect_ratio',
  fixed: tolerant,
  withReferences: '/multi',
};
const gptImage: PictureModel = {
  shape: 'openai_size',
  maxCount: 4,
  takesSeed: false,
  takesQuality: true,
  pictures: { field: 'image_urls', most: 16 },
  fixed: { output_format: 'png' },
  withReferences: '/edit',
};

/** The first whose pattern the endpoint's name has. */
const models: readonly (readonly [name: RegExp, model: PictureModel])[] = [
  [/\/kontext(\/max)?\/multi$/, { ...kontext, pictures: { field: 'image_urls', most: 4 } }],
  [/^fal-ai\/flux-pro\/kontext(\/max)?\/text-to-image$/, { ...kontext, withReferences: null }],
  [/^fal-ai\/flux-pro\/kontext(\/max)?$/, kontext],
  [/^fal-ai\/flux-kontext\/dev$/, { ...flux1, shape: 'resolution_mode' }],
  [/^fal-ai\/flux-pro\/v1\.1-ultra/, { ...flux1, shape: 'aspect_ratio', fixed: tolerant }],
  [/^fal-ai\/flux-pro\//, { ...flux1, fixed: tolerant }],
  [
    /^fal-ai\/flux-2-(pro|max|flex)(\/edit)?$/,
    {
      ...flux1,
      maxCount: 1,
      pictures: { field: 'image_urls', most: 8 },
      fixed: { ...checked, ...tolerant },
      withReferences: '/edit',
    },
  ],
  [
    /^fal-ai\/flux-2(\/|$)/,
    { ...flux1, pictures: { field: 'image_urls', most: 4 }, withReferences: '/edit' },
  ],
  [/^fal-ai\/flux(-krea)?(-lora|\/)/, flux1],
  [
    /\/nano-banana/,
    {
      ...flux1,
      shape: 'aspect_ratio',
      pictures: { field: 'image_urls', most: 8 },
      fixed: { output_format: 'png' },
      withReferences: '/edit',
    },
  ],
  [/\/gpt-image-2(\/|$)/, { ...gptImage, shape: 'image_size' }],
  [/\/gpt-image-1(-mini|\.5)(\/|$)/, gptImage],
];

/** Of whatever else an operator names, only what nearly all of fal's endpoints read is asked for. */
const unknown: PictureModel = { ...flux1, maxCount: 1, fixed: {} };

export function pictureModelOf(endpoint: string): PictureModel {
  const [, model] = models.find(([name]) => name.test(endpoint)) ?? [];
  if (model) return model;
  return endpoint.endsWith('/edit') ? { ...unknown, pictures: { field: 'image_urls', most: 4 } } : unknown;
}

/** Where an endpoint's name says that it already works on pictures. */
const worksOnPictures = /\/(edit|multi|kontext(\/max)?|flux-kontext\/dev)$/;

/**
 * The endpoint that makes pictures from a prompt and so many references: a sibling of the one for prompts alone, or else of
 * the one that edits.
 */
export function endpointWithReferences(model: string, editModel: string, count: number): string {
  const sibling = worksOnPictures.test(model) ? null : pictureModelOf(model).withReferences;
  if (sibling !== null) return `${model}${sibling}`;
  const { pictures, withReferences } = pictureModelOf(editModel);
  return count > pictures.most && withReferences === '/multi' ? `${editModel}${withReferences}` : editModel;
}
