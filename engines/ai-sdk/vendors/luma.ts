import * as z from 'zod';
import type { JobEnd } from '../queued-job.ts';
import { nearestRatio } from '../sizes.ts';
import type { Vendor } from '../vendor.ts';

const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4', '21:9', '9:21'] as const;

const jobSchema = z.object({ id: z.string() });
const endSchema = z.object({
  state: z.string(),
  failure_reason: z.string().nullish(),
  assets: z.object({ image: z.url() }).nullish().catch(null),
});

/** No description of the API has `pending`, yet a new job may have it. */
const working = new Set(['pending', 'queued', 'dreaming', 'processing']);
const refusal = /moderat|content polic|not allowed|prohibited|inappropriate/i;

function readEnd(answer: unknown): JobEnd {
  const { state, failure_reason, assets } = endSchema.parse(answer);
  if (working.has(state)) return null;
  if (state === 'completed' && assets) return { url: assets.image };
  const isRefused = state === 'failed' && refusal.test(failure_reason ?? '');
  if (isRefused) return { kind: 'refused', code: 'failed, for its content', mayHaveCost: false };
  const code = ['completed', 'failed'].includes(state) ? state : 'another state';
  return { kind: 'unavailable', code, mayHaveCost: true };
}

const errorSchema = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ msg: z.string() })).transform(([first]) => first?.msg ?? ''),
  ]),
});

/**
 * Photon. It reads pictures only from public addresses, which ours are not, so it makes pictures from words
 * alone.
 */
export const luma: Vendor = {
  id: 'luma',
  name: 'Luma',
  keyVariable: 'LUMA_API_KEY',
  prefix: 'LUMA',
  baseUrl: 'https://api.lumalabs.ai',
  models: { generate: 'photon-1' },
  async open(settings) {
    const { createLuma } = await import('@ai-sdk/luma');
    return createLuma(settings);
  },
  rules: {
    requestIdHeaders: ['x-request-id', 'cf-ray'],
    explain({ status, json }) {
      const read = errorSchema.safeParse(json);
      if (!read.success || status < 400 || status >= 500) return null;
      if (/insufficient credits/i.test(read.data.detail)) return 'out_of_credit';
      return status !== 401 && status !== 429 && refusal.test(read.data.detail) ? 'refused' : null;
    },
  },
  toInputs: ({ requestedSize }) => ({ aspectRatio: nearestRatio(requestedSize, ratios) }),
  maxReferences: 0,
  takesSeed: false,
  prices: {},
  typicalMs: 20_000,
  concurrency: 4,
  queue: {
    respondsWithJob: () => true,
    readJob(answer) {
      const read = jobSchema.safeParse(answer);
      return read.success ? { id: read.data.id, url: null, spentMicros: null } : null;
    },
    pollRequest: ({ id }, { baseUrl }) => ({
      url: `${baseUrl}/dream-machine/v1/generations/${encodeURIComponent(id)}`,
    }),
    authorize: (key) => ({ authorization: `Bearer ${key}` }),
    readEnd,
  },
};
