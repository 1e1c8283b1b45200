import { sizeInSteps } from '../sizes.ts';
import type { Vendor } from '../vendor.ts';

/**
 * Kontext takes one picture as `image_url`, which the package sends. The newer models take
 * `reference_images`.
 */
const takesOne = (model: string) => /kontext/i.test(model);

export const togetherai: Vendor = {
  id: 'togetherai',
  name: 'Together AI',
  keyVariable: 'TOGETHER_API_KEY',
  prefix: 'TOGETHERAI',
  baseUrl: 'https://api.together.xyz/v1',
  models: { generate: 'black-forest-labs/FLUX.2-pro', edit: 'black-forest-labs/FLUX.2-pro' },
  async open(settings) {
    const { createTogetherAI } = await import('@ai-sdk/togetherai');
    return createTogetherAI(settings);
  },
  rules: {
    requestIdHeaders: ['x-request-id', 'cf-ray'],
    /** Its safety checker responds with 400 or 422 and a message without a code. */
    explain: ({ status, text }) =>
      (status === 400 || status === 422) && /nsfw content|content moderation|flagged by/i.test(text)
        ? 'refused'
        : null,
  },
  toInputs({ model, requestedSize, pictures }) {
    const size = sizeInSteps(requestedSize, { step: 16, most: 1_792 });
    return {
      // The size is an option: the package also sends the `size` parameter, but with a warning.
      providerOptions: {
        togetherai: {
          ...size,
          ...(pictures.length > 0 && !takesOne(model) && { reference_images: [...pictures] }),
        },
      },
      ...(!takesOne(model) && { isWithoutFiles: true }),
    };
  },
  maxReferences: 4,
  takesSeed: true,
  prices: { 'black-forest-labs/FLUX.2-pro': 30_000, 'black-forest-labs/FLUX.1-kontext-pro': 40_000 },
  typicalMs: 8_000,
  concurrency: 4,
};
