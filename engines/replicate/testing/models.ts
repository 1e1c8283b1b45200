import * as z from 'zod';

/**
 * The models' inputs, from their schema pages (replicate.com/<model>/versions/<version>/api, 2026-08):
 * nothing else may be sent.
 */
const file = z
  .string()
  .regex(/^(data:image\/(png|jpeg|webp);base64,|https?:\/\/[^/]+\/v1\/files\/)/)
  .meta({ format: 'uri' });
const prompt = z.string().min(1);
const seed = z.int().optional();
const seedToTwoBillion = z.int().min(0).max(2_147_483_647).optional();
const quality = z.int().min(0).max(100).optional();
const fluxRatio = z.enum(['1:1', '16:9', '21:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16', '9:21']);
const matching = z.enum(['match_input_image', ...fluxRatio.options]);

const schnell = {
  prompt,
  seed,
  go_fast: z.boolean().optional(),
  megapixels: z.enum(['1', '0.25']).optional(),
  num_outputs: z.int().min(1).max(4).optional(),
  aspect_ratio: fluxRatio.optional(),
  output_format: z.enum(['webp', 'jpg', 'png']).optional(),
  output_quality: quality,
  num_inference_steps: z.int().min(1).max(4).optional(),
  disable_safety_checker: z.boolean().optional(),
};

const ideogram = {
  prompt,
  seed: seedToTwoBillion,
  aspect_ratio: fluxRatio.optional(),
  resolution: z.string().optional(),
  magic_prompt_option: z.enum(['Auto', 'On', 'Off']).optional(),
  image: file.optional(),
  mask: file.optional(),
  style_type: z.enum(['None', 'Auto', 'General', 'Realistic', 'Design']).optional(),
  style_reference_images: z.array(file).optional(),
};

export interface ModelFacts {
  readonly isOfficial: boolean;
  readonly input: z.ZodObject;
  readonly output: 'address' | 'list';
}

export const modelFacts: Readonly<Record<string, ModelFacts>> = {
  'black-forest-labs/flux-schnell': { isOfficial: true, output: 'list', input: z.strictObject(schnell) },
  'black-forest-labs/flux-dev': {
    isOfficial: true,
    output: 'list',
    input: z.strictObject({
      ...schnell,
      image: file.optional(),
      prompt_strength: z.number().min(0).max(1).optional(),
      guidance: z.number().min(0).max(10).optional(),
      num_inference_steps: z.int().min(1).max(50).optional(),
    }),
  },
  'black-forest-labs/flux-1.1-pro': {
    isOfficial: true,
    output: 'address',
    input: z.strictObject({
      prompt,
      image_prompt: file.optional(),
      aspect_ratio: z.enum([...fluxRatio.options, 'custom']).optional(),
      width: z.int().min(256).max(1440).multipleOf(32).optional(),
      height: z.int().min(256).max(1440).multipleOf(32).optional(),
      safety_tolerance: z.int().min(1).max(6).optional(),
      seed,
      prompt_upsampling: z.boolean().optional(),
      output_format: z.enum(['webp', 'jpg', 'png']).optional(),
      output_quality: quality,
    }),
  },
  'black-forest-labs/flux-kontext-pro': {
    isOfficial: true,
    output: 'address',
    input: z.strictObject({
      prompt,
      input_image: file.optional(),
      aspect_ratio: matching.optional(),
      prompt_upsampling: z.boolean().optional(),
      seed,
      output_format: z.enum(['png', 'jpg']).optional(),
      safety_tolerance: z.int().min(0).max(2).optional(),
    }),
  },
  'black-forest-labs/flux-fill-pro': {
    isOfficial: true,
    output: 'address',
    input: z.strictObject({
      prompt,
      image: file,
      mask: file.optional(),
      outpaint: z.string().optional(),
      seed,
      steps: z.int().min(1).max(50).optional(),
      prompt_upsampling: z.boolean().optional(),
      guidance: z.number().optional(),
      safety_tolerance: z.int().optional(),
      output_format: z.enum(['jpg', 'png']).optional(),
    }),
  },
  'black-forest-labs/flux-fill-dev': {
    isOfficial: true,
    output: 'list',
    input: z.strictObject({
      prompt,
      image: file,
      mask: file.optional(),
      num_outputs: z.int().min(1).max(4).optional(),
      num_inference_steps: z.int().optional(),
      guidance: z.number().min(0).max(100).optional(),
      seed,
      megapixels: z.enum(['1', '0.25', 'match_input']).optional(),
      output_format: z.enum(['webp', 'jpg', 'png']).optional(),
      lora_weights: z.string().optional(),
      lora_scale: z.number().optional(),
    }),
  },
  'google/nano-banana': {
    isOfficial: true,
    output: 'address',
    input: z.strictObject({
      prompt,
      image_input: z.array(file).optional(),
      aspect_ratio: matching.optional(),
      output_format: z.enum(['jpg', 'png']).optional(),
    }),
  },
  'ideogram-ai/ideogram-v3-turbo': { isOfficial: true, output: 'address', input: z.strictObject(ideogram) },
  'recraft-ai/recraft-v3': {
    isOfficial: true,
    output: 'address',
    input: z.strictObject({
      prompt: prompt.max(1_000),
      size: z.enum(['1024x1024', '1365x1024', '1024x1365', '1820x1024', '1024x1820']).optional(),
      style: z.string().optional(),
    }),
  },
  'philz1337x/clarity-upscaler': {
    isOfficial: false,
    output: 'list',
    input: z.strictObject({
      image: file,
      prompt: prompt.optional(),
      negative_prompt: z.string().optional(),
      scale_factor: z.number().optional(),
      dynamic: z.number().min(1).max(50).optional(),
      creativity: z.number().min(0).max(1).optional(),
      resemblance: z.number().min(0).max(3).optional(),
      tiling_width: z.int().optional(),
      tiling_height: z.int().optional(),
      seed,
      downscaling: z.boolean().optional(),
      mask: file.optional(),
      output_format: z.enum(['webp', 'jpg', 'png']).optional(),
    }),
  },
  'nightmareai/real-esrgan': {
    isOfficial: false,
    output: 'address',
    input: z.strictObject({
      image: file,
      scale: z.number().min(0).max(10).optional(),
      face_enhance: z.boolean().optional(),
    }),
  },
  'bria/remove-background': {
    isOfficial: true,
    output: 'address',
    input: z.strictObject({
      image: file.optional(),
      image_url: z.string().optional(),
      content_moderation: z.boolean().optional(),
      preserve_partial_alpha: z.boolean().optional(),
    }),
  },
  'lucataco/remove-bg': { isOfficial: false, output: 'address', input: z.strictObject({ image: file }) },
  /** A model without a preset: only its description is known. */
  'acme/painter': {
    isOfficial: false,
    output: 'list',
    input: z.strictObject({
      text: prompt,
      photo: file.optional(),
      hole: file.optional(),
      image: file.optional(),
      mask: file.meta({ format: 'uri', description: 'Black areas will be inpainted' }).optional(),
      width: z.int().min(64).max(1024).optional(),
      height: z.int().min(64).max(1024).optional(),
      num_images: z.int().min(1).max(2).optional(),
      seed: z.int().max(1_000).optional(),
      steps: z.int().optional(),
      output_format: z.enum(['webp', 'jpg']).optional(),
    }),
  },
  'ostris/flux-dev-lora-trainer': { isOfficial: false, output: 'address', input: z.strictObject({ prompt }) },
  'acme/trainer': { isOfficial: false, output: 'address', input: z.strictObject({ prompt }) },
};

/** The inputs of a version that was trained on FLUX dev. */
export const trainedInput = z.strictObject({
  ...schnell,
  model: z.enum(['dev', 'schnell']).optional(),
  num_inference_steps: z.int().min(1).max(50).optional(),
  guidance_scale: z.number().optional(),
  lora_scale: z.number().min(-1).max(3).optional(),
});

/** The inputs of trainings. */
export const trainers: Readonly<Record<string, z.ZodObject>> = {
  'ostris/flux-dev-lora-trainer': z.strictObject({
    input_images: z.string().regex(/\/v1\/files\//),
    trigger_word: z.string().min(1).optional(),
    autocaption: z.boolean().optional(),
    autocaption_prefix: z.string().optional(),
    autocaption_suffix: z.string().optional(),
    steps: z.int().min(3).max(6_000).optional(),
    learning_rate: z.number().optional(),
    lora_rank: z.int().min(1).max(128).optional(),
  }),
  'acme/trainer': z.strictObject({
    input_images: z.string().regex(/\/v1\/files\//),
    trigger_word: z.string().min(1),
    lora_type: z.enum(['style', 'subject']),
    training_steps: z.int().optional(),
  }),
};
