import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import * as z from 'zod';
import { openStandIn, type ReceivedRequest, type StandIn, sendJson } from '../../testing/stand-in.ts';

const base64 = z.base64().min(1);

/**
 * The common inputs of both kinds of work: `modules/api/models.py` of Forge (2025-06). Nothing else may be
 * sent.
 */
const drawing = z.strictObject({
  prompt: z.string(),
  negative_prompt: z.string(),
  seed: z.int(),
  steps: z.int().min(1).max(150),
  cfg_scale: z.number().min(1).max(30),
  sampler_name: z.string(),
  scheduler: z.enum(['Automatic', 'Karras', 'Simple', 'SGM Uniform']),
  width: z.int().min(64).max(2048).multipleOf(8),
  height: z.int().min(64).max(2048).multipleOf(8),
  batch_size: z.literal(1),
  n_iter: z.literal(1),
  send_images: z.literal(true),
  save_images: z.literal(false),
  force_task_id: z.string().startsWith('task('),
  override_settings: z.strictObject({ sd_model_checkpoint: z.string() }).optional(),
  override_settings_restore_afterwards: z.boolean().optional(),
});

const onPicture = drawing.extend({
  init_images: z.tuple([base64]),
  resize_mode: z.literal(0),
  denoising_strength: z.number().min(0).max(1),
  include_init_images: z.literal(false),
});

const onPart = onPicture.extend({
  mask: base64,
  inpainting_mask_invert: z.literal(0),
  mask_blur: z.int().min(0).max(64),
  // The defaults are not those of the form, so every field is required.
  inpainting_fill: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  inpaint_full_res: z.boolean(),
  inpaint_full_res_padding: z.int().min(0).max(256),
});

const enlarging = z.strictObject({
  image: base64,
  resize_mode: z.literal(0),
  upscaling_resize: z.number().min(1).max(8),
  upscaler_1: z.string(),
});

const schemas: Readonly<Record<string, z.ZodType>> = {
  txt2img: drawing,
  img2img: z.union([onPart, onPicture]),
  'extra-single-image': enlarging,
};

export interface WebUiOptions {
  /** As for `--api-auth`. */
  readonly login?: string;
  /** Whether it has no `/progress`, like `sd-server`. */
  readonly isSilent?: boolean;
}

interface Work {
  readonly taskId: string | null;
  readonly body: Record<string, unknown>;
  /** The progress of the server's current task, whichever client it is for. */
  progress: number;
  image: string | null;
  isInterrupted: boolean;
}

/** A WebUI stand-in. It works on one task at a time, and responds when that is done. */
export interface WebUi extends Pick<StandIn, 'origin' | 'requests' | 'close'> {
  /** The bodies of all tasks, in order. */
  readonly works: readonly Record<string, unknown>[];
  /** Pauses work from now on until `finish`. */
  hold(): void;
  /** Resolves with the current task, once there is one. */
  untilWorking(): Promise<Work>;
  /** Finishes the current task. */
  finish(): void;
  /** Starts another client's task, which comes first. */
  occupy(taskId: string): void;
  readonly interrupted: readonly (string | null)[];
}

export async function openWebUi(png: Buffer, options: WebUiOptions = {}): Promise<WebUi> {
  const server = await openStandIn();
  const works: Record<string, unknown>[] = [];
  const interrupted: (string | null)[] = [];
  let current: Work | null = null;
  let isHeld = false;
  let began = Promise.withResolvers<Work>();
  let ended = Promise.withResolvers<void>();

  async function work(kind: string, request: ReceivedRequest, response: ServerResponse): Promise<void> {
    const read = schemas[kind]?.safeParse(request.json());
    if (!read?.success) return sendJson(response, { detail: read?.error.issues }, 422);
    const body = read.data as Record<string, unknown>;
    works.push(body);
    const taskId = (body.force_task_id as string | undefined) ?? null;
    const mine: Work = { taskId, body, progress: 0, image: null, isInterrupted: false };
    current ??= mine;
    began.resolve(mine);
    if (isHeld) await ended.promise;
    current = null;
    began = Promise.withResolvers();
    const image = png.toString('base64');
    if (kind === 'extra-single-image') return sendJson(response, { html_info: '', image });
    sendJson(response, { images: [image, image], parameters: {}, info: JSON.stringify({ seed: body.seed }) });
  }

  server.answer((request, response) => {
    const { pathname, searchParams } = new URL(request.path, 'http://webui');
    const [, sdapi, version, name = ''] = pathname.split('/');
    if (sdapi !== 'sdapi' || version !== 'v1') return sendJson(response, { detail: 'Not Found' }, 404);
    const said = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    if (options.login !== undefined && said !== options.login) {
      return sendJson(response, { detail: 'Incorrect username or password' }, 401);
    }
    if (request.method === 'POST' && name === 'interrupt') {
      interrupted.push(current?.taskId ?? null);
      if (current) current.isInterrupted = true;
      ended.resolve();
      return sendJson(response, {});
    }
    if (request.method === 'POST') return work(name, request, response);
    switch (name) {
      case 'options':
        return sendJson(response, { sd_model_checkpoint: 'sd_xl_base_1.0.safetensors [31e35c80fc]' });
      case 'samplers':
        return sendJson(response, [
          { name: 'DPM++ 2M', aliases: [] },
          { name: 'Euler', aliases: [] },
        ]);
      case 'sd-models':
        return sendJson(response, [
          { title: 'sd_xl_base_1.0.safetensors [31e35c80fc]', model_name: 'sd_xl_base_1.0' },
          { title: 'v1-5-pruned-emaonly.safetensors [6ce0161689]', model_name: 'v1-5-pruned-emaonly' },
        ]);
      case 'upscalers':
        return sendJson(
          response,
          ['None', 'Lanczos', 'Nearest', 'R-ESRGAN 4x+', '4x-UltraSharp'].map((each) => ({ name: each })),
        );
      case 'progress': {
        if (options.isSilent) break;
        const isSkipped = searchParams.get('skip_current_image') === 'true';
        return sendJson(response, {
          progress: current?.progress ?? 0,
          eta_relative: 0,
          state: { skipped: false, interrupted: current?.isInterrupted ?? false, job: '', sampling_step: 0 },
          current_image: isSkipped ? null : (current?.image ?? null),
          textinfo: null,
          current_task: current?.taskId ?? null,
        });
      }
    }
    sendJson(response, { detail: 'Not Found' }, 404);
  });

  return {
    origin: server.origin,
    requests: server.requests,
    close: server.close,
    works,
    interrupted,
    hold() {
      isHeld = true;
    },
    untilWorking: () => began.promise,
    finish() {
      ended.resolve();
      ended = Promise.withResolvers();
    },
    occupy(taskId) {
      current = { taskId, body: {}, progress: 0.5, image: null, isInterrupted: false };
    },
  };
}

export async function smallPreview(): Promise<string> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#805020' } })
    .jpeg()
    .toBuffer();
  return jpeg.toString('base64');
}
