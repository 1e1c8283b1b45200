import type { FalJob } from '../queue.ts';

/**
 * What a picture of up to a megapixel costs, in millionths of a US dollar, by the price that stands on each endpoint's page
 * (fal.ai/models/…, 2026-09). Of others nobody can say: they go by the megapixel of what comes out, by tokens or by the second.
 */
const prices: Readonly<Record<string, number>> = {
  'fal-ai/flux/schnell': 3_000,
  'fal-ai/flux/dev': 25_000,
  'fal-ai/flux-lora': 35_000,
  'fal-ai/flux-lora/inpainting': 35_000,
  'fal-ai/flux-2-pro': 30_000,
  'fal-ai/flux-2-pro/edit': 45_000,
  'fal-ai/flux-pro/v1.1': 40_000,
  'fal-ai/flux-pro/v1.1-ultra': 60_000,
  'fal-ai/flux-pro/v1/fill': 50_000,
  'fal-ai/flux-pro/kontext': 40_000,
  'fal-ai/flux-pro/kontext/multi': 40_000,
  'fal-ai/flux-pro/kontext/max': 80_000,
  'fal-ai/flux-pro/kontext/max/multi': 80_000,
  'fal-ai/nano-banana': 39_000,
  'fal-ai/nano-banana/edit': 39_000,
  // A training of the steps that it has where none are named.
  'fal-ai/flux-lora-fast-training': 2_000_000,
};

export function priceOf(endpoint: string): number | null {
  return prices[endpoint] ?? null;
}

/** What several calls cost together; null where nobody can say of one of them. */
export function priceOfJobs(jobs: readonly FalJob[]): number | null {
  return jobs.reduce<number | null>((sum, { endpoint, input }) => {
    const price = priceOf(endpoint);
    return sum === null || price === null ? null : sum + price * Number(input.num_images ?? 1);
  }, 0);
}
