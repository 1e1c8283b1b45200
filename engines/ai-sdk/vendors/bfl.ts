import * as z from 'zod';
import { fluxResultSchema, jobEndOf } from '../flux-jobs.ts';
import type { Job, JobEnd } from '../queued-job.ts';
import { nearestRatio, sizeInSteps } from '../sizes.ts';
import type { Vendor, VendorInputs, VendorRequest } from '../vendor.ts';

/** One credit is a cent. */
const microsOfCredit = 10_000;

const jobSchema = z.object({ id: z.string(), polling_url: z.url(), cost: z.number().nullish() });

function readJob(answer: unknown): Job | null {
  const read = jobSchema.safeParse(answer);
  if (!read.success) return null;
  const { id, polling_url, cost } = read.data;
  return { id, url: polling_url, spentMicros: cost == null ? null : Math.round(cost * microsOfCredit) };
}

const endSchema = z.object({
  status: z.string(),
  result: fluxResultSchema,
});

/** Statuses of a running job. Any other, known or not, ends it, `Ready` with a result. */
const working = new Set(['Pending', 'Processing', 'Queued']);

function readEnd(answer: unknown): JobEnd {
  const { status, result } = endSchema.parse(answer);
  if (working.has(status)) return null;
  if (status === 'Task not found') return { kind: 'lost', code: status, mayHaveCost: true };
  return jobEndOf(status, result);
}

/** Regions have hosts below `bfl.ai`; no other host gets the key. */
function isOwn(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  return origin === new URL(baseUrl).origin || (protocol === 'https:' && hostname.endsWith('.bfl.ai'));
}

/**
 * Sizes by family: FLUX.2 takes pixels in steps of 16, FLUX 1.1 in steps of 32; the others take ratios from
 * 21:9 to 9:21.
 */
function toInputs({ model, requestedSize, isOwnSize }: VendorRequest): VendorInputs {
  if (isOwnSize) return { providerOptions: { blackForestLabs: { outputFormat: 'png' } } };
  const isFlux2 = model.startsWith('flux-2');
  const isFlux1 = /^flux-(pro-1\.1|dev)$/.test(model);
  if (isFlux2 || isFlux1) {
    const size = sizeInSteps(requestedSize, isFlux2 ? { step: 16, most: 1_920 } : { step: 32, most: 1_440 });
    return { providerOptions: { blackForestLabs: { ...size, outputFormat: 'png' } } };
  }
  return {
    aspectRatio: nearestRatio(requestedSize, [
      '1:1',
      '4:3',
      '3:4',
      '3:2',
      '2:3',
      '16:9',
      '9:16',
      '21:9',
      '9:21',
    ]),
    providerOptions: { blackForestLabs: { outputFormat: 'png' } },
  };
}

/**
 * Black Forest Labs, the makers of FLUX. It responds with a job, which we poll ourselves: the package keeps
 * polling after a refusal until it times out, knows fewer statuses than exist, and loses a paid job when
 * the process dies.
 */
export const bfl: Vendor = {
  id: 'bfl',
  name: 'Black Forest Labs',
  keyVariable: 'BFL_API_KEY',
  prefix: 'BFL',
  baseUrl: 'https://api.bfl.ai/v1',
  models: { generate: 'flux-2-pro', edit: 'flux-2-pro', inpaint: 'flux-pro-1.0-fill' },
  async open(settings) {
    const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs');
    return createBlackForestLabs(settings);
  },
  rules: { requestIdHeaders: ['x-request-id', 'cf-ray'] },
  toInputs,
  maxReferences: 8,
  takesSeed: true,
  prices: {
    'flux-2-pro': 30_000,
    'flux-2-max': 70_000,
    'flux-2-flex': 50_000,
    'flux-2-klein-4b': 14_000,
    'flux-2-klein-9b': 15_000,
    'flux-kontext-pro': 40_000,
    'flux-kontext-max': 80_000,
    'flux-pro-1.1': 40_000,
    'flux-pro-1.1-ultra': 60_000,
    'flux-pro-1.0-fill': 50_000,
  },
  typicalMs: 10_000,
  // It takes 24 tasks at once. The pictures of one request are separate tasks.
  concurrency: 6,
  queue: {
    respondsWithJob: () => true,
    readJob,
    pollRequest: ({ url }, { baseUrl }) => (url !== null && isOwn(url, baseUrl) ? { url } : null),
    authorize: (key) => ({ 'x-key': key }),
    readEnd,
  },
};
