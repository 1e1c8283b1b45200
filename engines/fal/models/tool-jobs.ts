import { type UpscaleInput, upscaledSize, upscaleInputs } from '#contract/upscale.ts';
import type { InpaintRequest, RemoveBackgroundRequest, UpscaleRequest } from '../../picture-requests.ts';
import { noiseOf } from '../../remote/edit-strength.ts';
import { toTransparentWhereChanged } from '../../remote/masks.ts';
import type { FalJob } from '../queue.ts';
import type { UploadFile } from '../uploads.ts';
import { pictureModelOf } from './picture-models.ts';

/**
 * The call that repaints a part of a picture. All but OpenAI's models read masks that are white where
 * something changes.
 */
export async function inpaintJobs(
  endpoint: string,
  request: InpaintRequest,
  place: UploadFile,
): Promise<FalJob[]> {
  const { prompt, settings, mask, picture } = request;
  const source = await place(picture);
  if (/\/gpt-image-/.test(endpoint)) {
    const bytes = await toTransparentWhereChanged(mask);
    const mask_image_url = await place({ bytes, mimeType: 'image/png' });
    const { fixed } = pictureModelOf(endpoint);
    const input = { prompt, image_urls: [source], mask_image_url, quality: settings.effort, ...fixed };
    return [{ endpoint, input }];
  }
  const mask_url = await place({ bytes: mask.bytes, mimeType: 'image/png' });
  const { width, height } = picture;
  const input = {
    prompt,
    image_url: source,
    mask_url,
    seed: settings.seed,
    // The LoRA pipelines choose their own size without this.
    ...(/-lora(\/inpainting|-fill)$/.test(endpoint) && { image_size: { width, height } }),
    ...(/-lora\/inpainting$/.test(endpoint) && { strength: strengthOf(settings.strength) }),
    ...pictureModelOf(endpoint).fixed,
  };
  return [{ endpoint, input }];
}

/** fal's own default suits the initial strength, and no call takes less than this. */
const strengths = { usual: 0.85, least: 0.01 } as const;

const strengthOf = (strength: number | undefined) =>
  Math.max(strengths.least, noiseOf(strength, strengths.usual));

/** The prompt for clarity-upscaler when the request has none. */
const plainPrompt = 'masterpiece, best quality, highres';
const clarity = 'fal-ai/clarity-upscaler';
const esrgan = 'fal-ai/esrgan';

/** The largest factor of an endpoint, from fal's description; null when unknown here. */
export function maxFactorOf(endpoint: string): number | null {
  return { [clarity]: 4, [esrgan]: 8 }[endpoint] ?? null;
}

/** What an endpoint reads beside picture and factor. `upscaleJobs` sends the others nothing more. */
export function upscaleReadsOf(endpoint: string): readonly UpscaleInput[] {
  return endpoint === clarity ? upscaleInputs : [];
}

/**
 * Larger pictures than this, in pixels, are requested as JPEG: as PNG they would exceed the download limit.
 */
const maxPngPixels = 32_000_000;

/**
 * The call that enlarges a picture. clarity-upscaler scales the form's sliders differently: creativity and
 * resemblance up to 1, and local contrast as `guidance_scale` up to 20, of which 4 is the middle.
 */
export async function upscaleJobs(
  endpoint: string,
  request: UpscaleRequest,
  place: UploadFile,
): Promise<FalJob[]> {
  const { factor, creativity, resemblance, dynamic, prompt, seed } = request;
  const image_url = await place(request.picture);
  if (endpoint === esrgan) {
    const { width, height } = upscaledSize(request.picture, factor);
    const output_format = width * height > maxPngPixels ? 'jpeg' : 'png';
    return [{ endpoint, input: { image_url, scale: factor, output_format } }];
  }
  if (endpoint === clarity) {
    const input = {
      image_url,
      upscale_factor: Math.min(maxFactorOf(clarity) ?? factor, factor),
      creativity: creativity / 10,
      resemblance: resemblance / 100,
      guidance_scale: Math.min(20, Math.max(1, dynamic * 0.4)),
      prompt: prompt === '' ? plainPrompt : `${plainPrompt}, ${prompt}`,
      seed,
      enable_safety_checker: true,
    };
    return [{ endpoint, input }];
  }
  return [{ endpoint, input: { image_url, upscale_factor: factor } }];
}

/** Larger pictures are processed in more detail. */
const detailedFromPx = 1_536;

/** The call that removes a picture's background. */
export async function backgroundJobs(
  endpoint: string,
  { picture }: RemoveBackgroundRequest,
  place: UploadFile,
): Promise<FalJob[]> {
  const image_url = await place(picture);
  if (!/^fal-ai\/birefnet(\/v2)?$/.test(endpoint)) return [{ endpoint, input: { image_url } }];
  const isDetailed = Math.max(picture.width, picture.height) >= detailedFromPx;
  const operating_resolution = isDetailed ? '2048x2048' : '1024x1024';
  return [{ endpoint, input: { image_url, operating_resolution, output_format: 'png' } }];
}
