import { randomUUID } from 'node:crypto';
import type { EngineContext, EngineResult } from '../calls.ts';
import type { Engine, EngineOperation } from '../engine.ts';
import { EngineError } from '../engine.ts';
import { inTurn } from '../in-turn.ts';
import type { EngineNetwork } from '../network.ts';
import type { PictureRequest, UpscaleRequest } from '../picture-requests.ts';
import { seedAt } from '../remote/diffusion-models.ts';
import { ownServer } from '../remote/own-server.ts';
import { atLeastOne, pictureOfBase64 } from '../remote/provider-picture.ts';
import { bodyFor, type DrawingRequest } from './bodies.ts';
import { createWebUiClient, type WebUiAddress } from './client.ts';
import { checkModels, findUpscaler, type ModelChoice } from './models.ts';
import { watched } from './watch.ts';

/** How to reach one WebUI server (AUTOMATIC1111 or Forge). */
export interface WebUiConfig extends WebUiAddress, ModelChoice {
  readonly id: string;
}

const operations = ['generate', 'edit', 'inpaint', 'upscale'] as const satisfies EngineOperation[];

/**
 * Creates an engine for a server with AUTOMATIC1111's API. Each call is one task, which cannot be found
 * again.
 */
export function createWebUi(config: WebUiConfig, network: EngineNetwork): Engine {
  const { vendor } = config;
  const client = createWebUiClient(config, network);
  const deps = { vendor, client, chosen: config };

  async function draw(request: DrawingRequest, context: EngineContext): Promise<EngineResult> {
    const { signal } = context;
    const equipment = await checkModels(deps, signal);
    const count = request.operation === 'generate' ? request.settings.count : 1;
    const pictures: string[] = [];
    // In sequence: several in one call may come with a contact sheet, by a server setting.
    for (let place = 0; place < count; place += 1) {
      const taskId = `task(adventure-${randomUUID()})`;
      const onProgress: EngineContext['onProgress'] = (fraction, step) =>
        context.onProgress((place + fraction) / count, step, inTurn(count, place, fraction));
      const { kind, body } = await bodyFor(request, equipment);
      const task = { ...body, seed: seedAt(request.settings.seed, place), force_task_id: taskId };
      const images = await watched({ client, vendor, taskId }, { ...context, onProgress }, () =>
        client.work(kind, task, signal),
      );
      // Extensions append their inputs.
      pictures.push(...images.slice(0, 1));
    }
    return toResult(pictures);
  }

  async function enlarge(
    { picture, factor }: UpscaleRequest,
    { signal }: EngineContext,
  ): Promise<EngineResult> {
    const upscaler = await findUpscaler(deps, signal);
    const image = Buffer.from(picture.bytes).toString('base64');
    const body = { image, resize_mode: 0, upscaling_resize: factor, upscaler_1: upscaler };
    return toResult([await client.enlarge(body, signal)]);
  }

  function toResult(images: readonly string[]): EngineResult {
    const pictures = atLeastOne(vendor, images).map((image) => pictureOfBase64(vendor, image));
    return { pictures: atLeastOne(vendor, pictures), warnings: [], enhancedPrompt: null };
  }

  async function collect(request: PictureRequest, context: EngineContext): Promise<EngineResult> {
    switch (request.operation) {
      case 'generate':
      case 'edit':
      case 'inpaint':
        return draw(request, context);
      case 'upscale':
        return enlarge(request, context);
      default:
        throw new EngineError('invalid_input', `${vendor} does not do ${request.operation}`);
    }
  }

  return {
    capabilities: {
      ...ownServer(config, operations),
      // The format is a setting of the server.
      pictures: { sizes: 'any', formats: null, takesMask: true },
      maxReferences: 0,
      // The server works on one task at a time, and has one progress for all.
      concurrency: 1,
      afterCrash: 'lost',
    },
    submit: async () => ({}),
    collect: (request, _ticket, context) => collect(request, context),
    close: async () => {},
  };
}
