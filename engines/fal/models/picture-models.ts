/**
 * The inputs of fal's picture endpoints, as data. The names come from the types of `@fal-ai/client` 1.10.1
 * (generated from fal's own descriptions); `openai/gpt-image-2` from
 * fal.ai/models/openai/gpt-image-2/llms.txt.
 */
export interface PictureModel {
  /** How to request the shape; null when that is impossible. */
  readonly shape: 'image_size' | 'openai_size' | 'aspect_ratio' | 'resolution_mode' | null;
  /** How many pictures one call may make. If it is one, the call has no count. */
  readonly maxCount: number;
  readonly takesSeed: boolean;
  /** Whether it reads an effort, as `quality`. */
  readonly takesEffort: boolean;
  /** For an endpoint that edits pictures: their input, and how many it takes. */
  readonly pictures: { readonly field: 'image_url' | 'image_urls'; readonly most: number };
  /** Inputs that every call has. */
  readonly fixed: Readonly<Record<string, string | boolean>>;
  /** The suffix of the endpoint that takes references, or several of them; null when there is none. */
  readonly withReferences: string | null;
}

const checked = { enable_safety_checker: true, output_format: 'png' } as const;
/** From 1, the strictest. 2 is fal's own default. A string, not a number. */
const tolerant = { safety_tolerance: '2', output_format: 'png' } as const;

const flux1: PictureModel = {
  shape: 'image_size',
  maxCount: 4,
  takesSeed: true,
  takesEffort: false,
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
  takesEffort: true,
  pictures: { field: 'image_urls', most: 16 },
  fixed: { output_format: 'png' },
  withReferences: '/edit',
};

/** The first whose pattern matches the endpoint's name. */
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

/** For any other endpoint: only the inputs that nearly all of fal's endpoints read. */
const unknown: PictureModel = { ...flux1, maxCount: 1, fixed: {} };

export function pictureModelOf(endpoint: string): PictureModel {
  const [, model] = models.find(([name]) => name.test(endpoint)) ?? [];
  if (model) return model;
  return endpoint.endsWith('/edit') ? { ...unknown, pictures: { field: 'image_urls', most: 4 } } : unknown;
}

/** Names of endpoints that already edit pictures. */
const worksOnPictures = /\/(edit|multi|kontext(\/max)?|flux-kontext\/dev)$/;

/**
 * The endpoint for a prompt with this number of references: the sibling of the one for prompts alone, or
 * else the edit endpoint.
 */
export function endpointWithReferences(model: string, editModel: string, count: number): string {
  const sibling = worksOnPictures.test(model) ? null : pictureModelOf(model).withReferences;
  if (sibling !== null) return `${model}${sibling}`;
  const { pictures, withReferences } = pictureModelOf(editModel);
  return count > pictures.most && withReferences === '/multi' ? `${editModel}${withReferences}` : editModel;
}
