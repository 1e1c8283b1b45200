import type { EditRequest, GenerateRequest, InpaintRequest } from '../picture-requests.ts';
import { negativePrompt, stepsFor } from '../remote/diffusion-models.ts';
import { noiseOf } from '../remote/edit-strength.ts';
import { toModelPrompt } from '../remote/model-prompt.ts';
import { maskInSize, modelSize, pictureInSize } from '../remote/model-size.ts';
import type { Equipment } from './models.ts';

export type DrawingRequest = GenerateRequest | EditRequest | InpaintRequest;

/** How far a picture is changed by default: an edit keeps much of it, a repainted part keeps little. */
const strengths = { edit: 0.65, inpaint: 0.85 } as const;

/** The softness of a mask's edge and the margin around the part, in pixels. */
const maskBlurPx = 8;
const surroundingsPx = 64;

/** The limit of a picture that is sent for repainting a part at the size of the model. */
const maxInpaintPixels = 4 * 1024 * 1024;

/**
 * The body of `txt2img` and `img2img`. It sets every field: the server's defaults are not those of the form.
 */
export async function bodyFor(
  request: DrawingRequest,
  equipment: Equipment,
): Promise<{ kind: 'txt2img' | 'img2img'; body: object }> {
  const { sampling, sampler, scheduler, load } = equipment;
  const isNew = request.operation === 'generate';
  const size = modelSize(isNew ? request : request.picture, sampling.maxPixels);
  const body = {
    ...size,
    prompt: cleanPrompt(isNew ? toModelPrompt(request) : request.prompt),
    negative_prompt: negativePrompt,
    steps: stepsFor(sampling.steps, request.settings.effort),
    cfg_scale: sampling.cfg,
    sampler_name: sampler,
    scheduler,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
    // The model stays loaded: loading it back after each picture would take longer than the picture.
    ...(load !== null && {
      override_settings: { sd_model_checkpoint: load },
      override_settings_restore_afterwards: false,
    }),
  };
  if (isNew) return { kind: 'txt2img', body };
  const onPicture = {
    ...body,
    resize_mode: 0,
    denoising_strength: noiseOf(request.settings.strength, strengths[request.operation]),
    include_init_images: false,
  };
  if (request.operation === 'edit') {
    const picture = await pictureInSize(request.picture, size);
    return { kind: 'img2img', body: { ...onPicture, init_images: [base64(picture)] } };
  }
  const sent = modelSize(request.picture, maxInpaintPixels);
  const [picture, mask] = [await pictureInSize(request.picture, sent), await maskInSize(request.mask, sent)];
  return {
    kind: 'img2img',
    body: {
      ...onPicture,
      init_images: [base64(picture)],
      // White is what changes, as inside Adventure.
      mask: base64(mask),
      inpainting_mask_invert: 0,
      mask_blur: maskBlurPx,
      // Start from the picture; the default would be a fill of one colour.
      inpainting_fill: 1,
      // Process only the part and its surroundings, at the full size of the model; the rest stays unchanged.
      inpaint_full_res: true,
      inpaint_full_res_padding: surroundingsPx,
    },
  };
}

const base64 = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString('base64');

/** `<lora:name:1>` and similar tags load files and set options of the server; users must not do that. */
function cleanPrompt(prompt: string): string {
  return prompt.replace(/[<>]/g, ' ');
}
