import * as z from 'zod';
import { fluxResultSchema, jobEndOf } from '../flux-jobs.ts';
import type { JobEnd } from '../queued-job.ts';
import { nearestRatio, sizeInSteps } from '../sizes.ts';
import type { Vendor } from '../vendor.ts';

const ratios = ['1:1', '21:9', '16:9', '3:2', '5:4', '4:5', '2:3', '9:16', '9:21', '4:3', '3:4'] as const;

/** FLUX Kontext responds with a job, the others with the picture itself. */
const isKontext = (model: string) => /\/flux-kontext-(pro|max)$/.test(model);
/** Models from before FLUX take a size in pixels (`supportsSize` of the package). */
const isSized = (model: string) => /\/(playground|japanese-stable|stable-diffusion|SSD-1B)/.test(model);

const jobSchema = z.object({ request_id: z.string() });
const endSchema = z.object({
  status: z.string().nullish(),
  result: fluxResultSchema,
});

const working = new Set(['Pending', 'Processing', 'Queued', 'Task not found']);

function readEnd(answer: unknown): JobEnd {
  const { status, result } = endSchema.parse(answer);
  // The package also continues after "Task not found": a new job may not be known everywhere yet.
  if (status && working.has(status)) return null;
  return jobEndOf(status ?? '', result);
}

export const fireworks: Vendor = {
  id: 'fireworks',
  name: 'Fireworks AI',
  keyVariable: 'FIREWORKS_API_KEY',
  prefix: 'FIREWORKS',
  baseUrl: 'https://api.fireworks.ai/inference/v1',
  models: {
    generate: 'accounts/fireworks/models/flux-1-schnell-fp8',
    edit: 'accounts/fireworks/models/flux-kontext-pro',
  },
  async open(settings, model) {
    const { createFireworks } = await import('@ai-sdk/fireworks');
    // Without it the response may be JSON, which the package would take for the picture.
    return createFireworks({ ...settings, ...(!isKontext(model) && { headers: { accept: 'image/png' } }) });
  },
  rules: {
    requestIdHeaders: ['x-request-id', 'x-fireworks-request-id', 'cf-ray'],
    /** 412: the account is suspended, mostly for a bill (docs.fireworks.ai, status codes). */
    explain: ({ status }) => (status === 412 ? 'out_of_credit' : null),
  },
  answersWith: (model) => (isKontext(model) ? /json/ : /^image\//),
  inspect({ headers }) {
    const reason = headers.get('finish-reason');
    return reason === 'CONTENT_FILTERED' ? { kind: 'refused', code: reason, mayHaveCost: true } : null;
  },
  toInputs({ model, requestedSize, isOwnSize }) {
    if (isOwnSize) return {};
    if (!isSized(model)) return { aspectRatio: nearestRatio(requestedSize, ratios) };
    const { width, height } = sizeInSteps(requestedSize, { step: 64, most: 1_536 });
    return { size: `${width}x${height}` };
  },
  maxReferences: 1,
  takesSeed: true,
  prices: {
    'accounts/fireworks/models/flux-1-schnell-fp8': 1_400,
    'accounts/fireworks/models/flux-1-dev-fp8': 14_000,
    'accounts/fireworks/models/flux-kontext-pro': 40_000,
    'accounts/fireworks/models/flux-kontext-max': 80_000,
  },
  typicalMs: 3_000,
  concurrency: 4,
  queue: {
    respondsWithJob: isKontext,
    readJob(answer) {
      const read = jobSchema.safeParse(answer);
      return read.success ? { id: read.data.request_id, url: null, spentMicros: null } : null;
    },
    pollRequest: ({ id }, { baseUrl, model }) => ({
      url: `${baseUrl}/workflows/${model}/get_result`,
      body: { id },
    }),
    authorize: (key) => ({ authorization: `Bearer ${key}` }),
    readEnd,
  },
};
