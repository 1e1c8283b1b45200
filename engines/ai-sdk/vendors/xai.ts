import * as z from 'zod';
import { nearestRatio } from '../sizes.ts';
import type { Vendor } from '../vendor.ts';

const ratios = ['1:1', '3:4', '4:3', '9:16', '16:9', '2:3', '3:2', '1:2', '2:1'] as const;

/** A dollar has 10^10 ticks (docs.x.ai, cost tracking). */
const ticksOfMicro = 10_000;

const answerSchema = z.object({ data: z.array(z.object({ respect_moderation: z.boolean().nullish() })) });
const metadataSchema = z.object({ xai: z.object({ costInUsdTicks: z.number().nonnegative() }) });

/** xAI's error codes are sentences: the result was withdrawn, the account is empty, the key is invalid. */
const meanings = [
  [/content moderation|content policy|safety_check/i, 'refused'],
  [/credits|spending limit|licenses/i, 'out_of_credit'],
  [/incorrect api key|invalid api key/i, 'misconfigured'],
] as const;

/** Reads only the provider's own words, not what repeats the request. */
const errorSchema = z.union([
  z
    .object({ error: z.string(), code: z.string().optional() })
    .transform(({ error, code }) => `${code} ${error}`),
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
]);

/** Grok Imagine: no seed, no mask; a single picture keeps its own shape. */
export const xai: Vendor = {
  id: 'xai',
  name: 'xAI',
  keyVariable: 'XAI_API_KEY',
  prefix: 'XAI',
  baseUrl: 'https://api.x.ai/v1',
  models: { generate: 'grok-imagine-image', edit: 'grok-imagine-image' },
  async open(settings) {
    const { createXai } = await import('@ai-sdk/xai');
    return createXai(settings);
  },
  rules: {
    requestIdHeaders: ['x-request-id', 'cf-ray'],
    explain({ status, json }) {
      if (status < 400 || status >= 500) return null;
      const words = errorSchema.safeParse(json);
      return meanings.find(([pattern]) => words.success && pattern.test(words.data))?.[1] ?? null;
    },
  },
  inspect({ json }) {
    const read = answerSchema.safeParse(json);
    const isBlocked = read.success && read.data.data.some((picture) => picture.respect_moderation === false);
    // It was made before it was moderated.
    return isBlocked ? { kind: 'refused', code: 'respect_moderation false', mayHaveCost: true } : null;
  },
  toInputs: ({ requestedSize, isOwnSize, pictures }) =>
    isOwnSize || pictures.length === 1 ? {} : { aspectRatio: nearestRatio(requestedSize, ratios) },
  maxReferences: 3,
  takesSeed: false,
  prices: { 'grok-imagine-image': 20_000, 'grok-imagine-image-quality': 50_000 },
  typicalMs: 6_000,
  concurrency: 4,
  readSpent(metadata) {
    const read = metadataSchema.safeParse(metadata);
    return read.success ? Math.round(read.data.xai.costInUsdTicks / ticksOfMicro) : null;
  },
};
