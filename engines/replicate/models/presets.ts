import type { KnownModel, ModelPreset } from './mapping.ts';

/**
 * The known models, from their schema pages (replicate.com/<model>/versions/<version>/api) and cog sources,
 * prices from their pages (2026-08). A model's live description takes precedence (`resolve-model.ts`).
 */
const flux = { prompt: 'prompt', ratio: 'aspect_ratio', seed: 'seed', format: 'output_format' } as const;
const fluxOpen = { inputs: { ...flux, count: 'num_outputs' }, maxCount: 4 } as const;

const kontext = {
  isOfficial: true,
  inputs: { ...flux, picture: 'input_image', references: 'input_image' },
  maxReferences: 1,
  matchesPicture: true,
  typicalMs: 7_000,
} as const;

const nanoBanana = {
  isOfficial: true,
  inputs: {
    prompt: 'prompt',
    picture: 'image_input',
    references: 'image_input',
    ratio: 'aspect_ratio',
    format: 'output_format',
  },
  lists: ['image_input'],
  matchesPicture: true,
  typicalMs: 12_000,
} as const;

const flux2 = {
  isOfficial: true,
  inputs: { ...flux, picture: 'input_images', references: 'input_images' },
  lists: ['input_images'],
  maxReferences: 4,
  matchesPicture: true,
  priceMicros: null,
  typicalMs: 10_000,
} as const;

const ideogram = {
  isOfficial: true,
  inputs: {
    prompt: 'prompt',
    ratio: 'aspect_ratio',
    seed: 'seed',
    picture: 'image',
    mask: 'mask',
    references: 'style_reference_images',
  },
  lists: ['style_reference_images'],
  // Keep the user's prompt: a rewritten one would never be shown.
  fixed: { magic_prompt_option: 'Off' },
  changes: 'black',
  maxReferences: 3,
  typicalMs: 12_000,
} as const;

const cutter = {
  isOfficial: false,
  inputs: { picture: 'image' },
  priceMicros: null,
  typicalMs: 5_000,
} as const;

export const presets: Readonly<Record<string, ModelPreset>> = {
  'black-forest-labs/flux-schnell': { ...fluxOpen, isOfficial: true, priceMicros: 3_000, typicalMs: 2_000 },
  'black-forest-labs/flux-dev': {
    ...fluxOpen,
    inputs: { ...fluxOpen.inputs, picture: 'image', strength: 'prompt_strength' },
    isOfficial: true,
    priceMicros: 25_000,
    typicalMs: 5_000,
  },
  'black-forest-labs/flux-1.1-pro': { inputs: flux, isOfficial: true, priceMicros: 40_000, typicalMs: 6_000 },
  'black-forest-labs/flux-kontext-pro': { ...kontext, priceMicros: 40_000 },
  'black-forest-labs/flux-kontext-max': { ...kontext, priceMicros: 80_000 },
  'black-forest-labs/flux-2-pro': flux2,
  'black-forest-labs/flux-2-flex': flux2,
  'black-forest-labs/flux-2-dev': flux2,
  'black-forest-labs/flux-fill-pro': {
    inputs: { prompt: 'prompt', picture: 'image', mask: 'mask', seed: 'seed', format: 'output_format' },
    isOfficial: true,
    priceMicros: 50_000,
    typicalMs: 12_000,
  },
  'black-forest-labs/flux-fill-dev': {
    inputs: {
      prompt: 'prompt',
      picture: 'image',
      mask: 'mask',
      seed: 'seed',
      format: 'output_format',
      count: 'num_outputs',
    },
    fixed: { megapixels: 'match_input' },
    maxCount: 4,
    isOfficial: true,
    priceMicros: 40_000,
    typicalMs: 10_000,
  },
  'google/nano-banana': { ...nanoBanana, maxReferences: 3, priceMicros: 39_000 },
  'google/nano-banana-2': { ...nanoBanana, maxReferences: 14, priceMicros: null },
  'google/nano-banana-pro': { ...nanoBanana, maxReferences: 14, priceMicros: null },
  'ideogram-ai/ideogram-v3-turbo': { ...ideogram, priceMicros: 30_000 },
  'ideogram-ai/ideogram-v3-balanced': { ...ideogram, priceMicros: 60_000 },
  'ideogram-ai/ideogram-v3-quality': { ...ideogram, priceMicros: 90_000 },
  'recraft-ai/recraft-v3': {
    inputs: { prompt: 'prompt', size: 'size' },
    sizes: ['1820x1024', '1024x1820', '1024x1024'],
    maxPrompt: 1_000,
    isOfficial: true,
    priceMicros: 40_000,
    typicalMs: 12_000,
  },
  'philz1337x/clarity-upscaler': {
    inputs: {
      picture: 'image',
      prompt: 'prompt',
      factor: 'scale_factor',
      dynamic: 'dynamic',
      creativity: 'creativity',
      resemblance: 'resemblance',
      seed: 'seed',
      format: 'output_format',
    },
    // Beyond these its page warns of broken pictures; its inputs take 0 to 1 and 0 to 3.
    ranges: { creativity: [0, 0.9], resemblance: [0.3, 1.6] },
    isOfficial: false,
    priceMicros: null,
    typicalMs: 30_000,
  },
  'nightmareai/real-esrgan': {
    inputs: { picture: 'image', factor: 'scale' },
    fixed: { face_enhance: false },
    isOfficial: false,
    priceMicros: null,
    typicalMs: 5_000,
  },
  'bria/remove-background': { ...cutter, isOfficial: true, priceMicros: 18_000 },
  '851-labs/background-remover': cutter,
  'lucataco/remove-bg': cutter,
  'cjwbw/rembg': cutter,
};

/** The inputs of a version from the FLUX trainer: FLUX dev with the trained style. */
export const trainedModel: KnownModel = { ...fluxOpen, fixed: { model: 'dev' }, isOfficial: false };
