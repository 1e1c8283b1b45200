import * as z from 'zod';
import { sizeInSteps } from '../sizes.ts';
import type { Vendor } from '../vendor.ts';

const answerSchema = z.object({ nsfw_content_detected: z.array(z.boolean()) });
const errorSchema = z.object({ detail: z.object({ error: z.string() }) });

export const deepinfra: Vendor = {
  id: 'deepinfra',
  name: 'DeepInfra',
  keyVariable: 'DEEPINFRA_API_KEY',
  prefix: 'DEEPINFRA',
  baseUrl: 'https://api.deepinfra.com/v1',
  models: {
    generate: 'black-forest-labs/FLUX-1-schnell',
    edit: 'black-forest-labs/FLUX.1-Kontext-dev',
  },
  async open(settings) {
    const { createDeepInfra } = await import('@ai-sdk/deepinfra');
    return createDeepInfra(settings);
  },
  rules: {
    requestIdHeaders: ['x-deepinfra-request-id', 'x-request-id', 'cf-ray'],
    explain({ status, json }) {
      const read = errorSchema.safeParse(json);
      if (!read.success || status < 400 || status >= 500) return null;
      if (/nsfw content|content moderation/i.test(read.data.detail.error)) return 'refused';
      return /insufficient balance|balance is too low|payment method/i.test(read.data.detail.error)
        ? 'out_of_credit'
        : null;
    },
  },
  /** For a finding of the safety checker it returns a black picture, with status 200. */
  inspect({ json }) {
    const read = answerSchema.safeParse(json);
    const isFound = read.success && read.data.nsfw_content_detected.includes(true);
    return isFound ? { kind: 'refused', code: 'nsfw_content_detected', mayHaveCost: true } : null;
  },
  toInputs({ requestedSize }) {
    const { width, height } = sizeInSteps(requestedSize, { step: 16, most: 1_536 });
    return { size: `${width}x${height}` };
  },
  maxReferences: 1,
  takesSeed: true,
  prices: { 'black-forest-labs/FLUX-1.1-pro': 40_000, 'black-forest-labs/FLUX-2-max': 70_000 },
  typicalMs: 4_000,
  concurrency: 4,
};
