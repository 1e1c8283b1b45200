import * as z from 'zod';

/**
 * The inputs of fal's endpoints, from `@fal-ai/client` 1.10.1 (`endpoints.d.ts`) and their pages. Strict,
 * so that no other input is sent.
 */

const address = z
  .string()
  .regex(/^(https?:\/\/|data:(image\/(png|jpeg|webp)|application\/zip);base64,[A-Za-z0-9+/]+=*$)/);
const png = z.enum(['jpeg', 'png']).optional();
const tolerance = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-${most}]$`))
    .optional();
const imageSize = z.union([
  z.enum(['square_hd', 'square', 'portrait_4_3', 'portrait_16_9', 'landscape_4_3', 'landscape_16_9']),
  z.strictObject({ width: z.int().min(64).max(14_142), height: z.int().min(64).max(14_142) }),
]);
const ratio = z.enum(['21:9', '16:9', '4:3', '3:2', '1:1', '2:3', '3:4', '9:16', '9:21']);
const prompt = z.string().min(1);
const seed = z.int().optional();
const count = z.int().min(1).max(4).optional();
const loras = z
  .array(z.strictObject({ path: z.url(), scale: z.number().min(0).max(4).optional() }))
  .optional();

const flux1 = {
  prompt,
  image_size: imageSize.optional(),
  num_images: count,
  seed,
  num_inference_steps: z.int().min(1).max(50).optional(),
  guidance_scale: z.number().min(1).max(20).optional(),
  enable_safety_checker: z.boolean().optional(),
  output_format: png,
};
const flux2Pro = {
  prompt,
  seed,
  safety_tolerance: tolerance(5),
  enable_safety_checker: z.boolean().optional(),
  output_format: png,
};
const kontext = {
  prompt,
  aspect_ratio: ratio.optional(),
  num_images: count,
  seed,
  safety_tolerance: tolerance(6),
  output_format: png,
};
const nanoBanana = { ...kontext, output_format: z.enum(['jpeg', 'png', 'webp']).optional() };
const openAiSize = z.enum(['1024x1024', '1536x1024', '1024x1536']);
const gptImage = {
  prompt,
  num_images: count,
  quality: z.enum(['low', 'medium', 'high']).optional(),
  output_format: z.enum(['jpeg', 'png', 'webp']).optional(),
};
const inpainted = { image_url: address, mask_url: address };

export const endpointSchemas: Readonly<Record<string, z.ZodType>> = {
  'fal-ai/flux/schnell': z.strictObject({ ...flux1, num_inference_steps: z.int().min(1).max(12).optional() }),
  'fal-ai/flux/dev': z.strictObject(flux1),
  'fal-ai/flux-lora': z.strictObject({ ...flux1, loras }),
  'fal-ai/flux-2-pro': z.strictObject({ ...flux2Pro, image_size: imageSize.optional() }),
  'fal-ai/flux-2-pro/edit': z.strictObject({
    ...flux2Pro,
    image_size: z.union([imageSize, z.literal('auto')]).optional(),
    image_urls: z.array(address).min(1).max(9),
  }),
  'fal-ai/flux-2': z.strictObject({ ...flux1, output_format: z.enum(['jpeg', 'png', 'webp']).optional() }),
  'fal-ai/flux-pro/v1.1': z.strictObject({
    ...kontext,
    aspect_ratio: z.never().optional(),
    image_size: imageSize.optional(),
  }),
  'fal-ai/flux-pro/v1.1-ultra': z.strictObject(kontext),
  'fal-ai/flux-pro/kontext': z.strictObject({ ...kontext, image_url: address }),
  'fal-ai/flux-pro/kontext/multi': z.strictObject({ ...kontext, image_urls: z.array(address).min(1).max(4) }),
  'fal-ai/flux-kontext/dev': z.strictObject({
    ...flux1,
    image_size: z.never().optional(),
    image_url: address,
    resolution_mode: z.union([ratio, z.enum(['auto', 'match_input'])]).optional(),
  }),
  'fal-ai/nano-banana': z.strictObject(nanoBanana),
  'fal-ai/nano-banana/edit': z.strictObject({ ...nanoBanana, image_urls: z.array(address).min(1) }),
  'fal-ai/gpt-image-1.5': z.strictObject({ ...gptImage, image_size: openAiSize.optional() }),
  'fal-ai/gpt-image-1.5/edit': z.strictObject({
    ...gptImage,
    image_size: z.union([openAiSize, z.literal('auto')]).optional(),
    image_urls: z.array(address).min(1),
    mask_image_url: address.optional(),
  }),
  'openai/gpt-image-2': z.strictObject({
    ...gptImage,
    image_size: z.strictObject({ width: z.int().multipleOf(16), height: z.int().multipleOf(16) }).optional(),
  }),
  'fal-ai/flux-pro/v1/fill': z.strictObject({ ...kontext, aspect_ratio: z.never().optional(), ...inpainted }),
  'fal-ai/flux-lora/inpainting': z.strictObject({
    ...flux1,
    ...inpainted,
    loras,
    strength: z.number().min(0.01).max(1).optional(),
  }),
  'fal-ai/clarity-upscaler': z.strictObject({
    image_url: address,
    prompt: prompt.optional(),
    upscale_factor: z.number().min(1).max(4).optional(),
    negative_prompt: z.string().optional(),
    creativity: z.number().min(0).max(1).optional(),
    resemblance: z.number().min(0).max(1).optional(),
    guidance_scale: z.number().min(0).max(20).optional(),
    num_inference_steps: z.int().min(4).max(50).optional(),
    seed,
    enable_safety_checker: z.boolean().optional(),
  }),
  'fal-ai/esrgan': z.strictObject({
    image_url: address,
    scale: z.number().min(1).max(8).optional(),
    model: z.string().optional(),
    face: z.boolean().optional(),
    tile: z.int().optional(),
    output_format: png,
  }),
  'fal-ai/birefnet/v2': z.strictObject({
    image_url: address,
    model: z.string().optional(),
    operating_resolution: z.enum(['1024x1024', '2048x2048', '2304x2304']).optional(),
    output_format: z.enum(['webp', 'png', 'gif']).optional(),
    refine_foreground: z.boolean().optional(),
  }),
  'fal-ai/bria/background/remove': z.strictObject({ image_url: address }),
  'fal-ai/flux-lora-fast-training': z.strictObject({
    images_data_url: address,
    trigger_word: z.string().optional(),
    steps: z.int().min(1).max(10_000).optional(),
    is_style: z.boolean().optional(),
    create_masks: z.boolean().optional(),
    is_input_format_already_preprocessed: z.boolean().optional(),
    data_archive_format: z.string().optional(),
  }),
};

/** Endpoints that respond with one picture instead of a list. */
export const singlePictureEndpoints = new Set([
  'fal-ai/clarity-upscaler',
  'fal-ai/esrgan',
  'fal-ai/birefnet/v2',
  'fal-ai/bria/background/remove',
]);
