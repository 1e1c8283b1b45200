import sharp from 'sharp';
import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import type { EngineContext, EngineResult } from '#engines/calls.ts';
import type { Engine } from '#engines/engine.ts';
import type { UpscaleRequest } from '#engines/picture-requests.ts';
import { requestOf } from '#engines/request-of.ts';
import type { Client } from '#server/testing/app.ts';

type Behaviour = (request: UpscaleRequest, context: EngineContext) => Promise<EngineResult>;

/** An engine that upscales as a test says; by resizing by default. */
export interface ScriptedUpscaler extends Engine {
  readonly requests: UpscaleRequest[];
  setBehaviour(behaviour: Behaviour): void;
}

export const resizeOnly: Behaviour = async ({ picture, factor }, { onProgress }) => {
  onProgress(0.5, 'working');
  const [width, height] = [picture.width * factor, picture.height * factor];
  const bytes = await sharp(picture.bytes).resize(width, height, { fit: 'fill' }).png().toBuffer();
  return {
    pictures: [{ bytes, mimeType: 'image/png', width, height, recipe: null }],
    warnings: [],
    enhancedPrompt: null,
  };
};

export function createScriptedUpscaler({
  id = 'scripted-upscaler',
  isRemote = false,
  upscaleReads,
  timeoutMs = 60_000,
}: Partial<
  Pick<Engine['capabilities'], 'id' | 'isRemote' | 'upscaleReads' | 'timeoutMs'>
> = {}): ScriptedUpscaler {
  const requests: UpscaleRequest[] = [];
  let behaviour = resizeOnly;
  return {
    requests,
    setBehaviour(next) {
      behaviour = next;
    },
    capabilities: {
      id,
      madeBy: 'Enlarged by a test',
      isModel: false,
      isRemote,
      operations: ['upscale'],
      takesSeed: true,
      tools: [],
      aspectRatios: [],
      pictures: { sizes: 'any', formats: ['image/png'], takesMask: false },
      maxReferences: 0,
      ...(upscaleReads !== undefined && { upscaleReads }),
      progress: 'measured',
      concurrency: 1,
      timeoutMs,
      afterCrash: 'restart',
    },
    submit: async () => ({}),
    async collect(input, _ticket, context) {
      const request = requestOf(input, 'upscale');
      requests.push(request);
      return behaviour(request, context);
    },
    close: async () => {},
  };
}

/** Posts the form of an upscale. */
export function postUpscale(
  client: Client,
  fields: Record<string, string | Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), 'picture.png');
  }
  return client.request('/api/upscale', { method: 'POST', body: form, headers });
}

export interface Started {
  jobId: string;
  coins: number;
  cost: number;
  upscale: UpscaleItem;
}

/** Upscales a picture, and waits for the result. */
export async function upscaled(
  client: Client,
  fields: Record<string, string | Uint8Array>,
): Promise<{ job: Job; item: UpscaleItem }> {
  const answer = await postUpscale(client, fields);
  if (!answer.ok) throw new Error(`the upscale answered ${answer.status}: ${await answer.text()}`);
  const { jobId } = (await answer.json()) as Started;
  const job = await client.jobEnded(jobId);
  return { job, item: await statusOf(client, jobId) };
}

export async function statusOf(client: Client, jobId: string): Promise<UpscaleItem> {
  const { upscale } = (await client.json(`/api/upscale/status/${jobId}`)) as { upscale: UpscaleItem };
  return upscale;
}

export async function historyOf(
  client: Client,
  query = '',
): Promise<{
  history: UpscaleItem[];
  total: number;
  hasMore: boolean;
  nextCursor: string | null;
}> {
  return (await client.json(`/api/upscale-history${query}`)) as never;
}

/** A gallery picture, generated from a prompt. */
export async function makePicture(client: Client): Promise<GalleryImage> {
  const { jobId } = (await (await client.generate({ variant: 'Genesys 1.0' })).json()) as Started;
  const [image] = (await client.jobEnded(jobId)).images;
  if (!image) throw new Error('no picture was made');
  return image;
}

/** An engine's behaviour that works until it is aborted: resolves when called, and when stopped. */
export function workUntilStopped(): { behaviour: Behaviour; started: Promise<void>; stopped: Promise<void> } {
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  return {
    started: started.promise,
    stopped: stopped.promise,
    behaviour: (_request, { signal }) => {
      started.resolve();
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => {
        stopped.resolve();
        reject(signal.reason);
      });
      return promise;
    },
  };
}

/** A picture of one colour. */
export function plain(width = 60, height = 40, background = '#c03030'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Loads the bytes of one of our URLs. */
export async function load(client: Client, address: string | null): Promise<Buffer> {
  const answer = await client.request(address ?? '');
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
