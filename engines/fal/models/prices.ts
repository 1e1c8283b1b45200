import type { FalJob } from '../queue.ts';

/**
 * The price of a picture of up to a megapixel, in millionths of a US dollar, from each endpoint's page
 * (fal.ai/models/…, 2026-09). The price of others is unknown before the call: they charge by the megapixels
 * of the result, by tokens or by the second.
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
  // A training with the default number of steps.
  'fal-ai/flux-lora-fast-training': 2_000_000,
};

export function priceOf(endpoint: string): number | null {
  return prices[endpoint] ?? null;
}

/** The price of several calls together; null when one of them is unknown. */
export function priceOfJobs(jobs: readonly FalJob[]): number | null {
  return jobs.reduce<number | null>((sum, { endpoint, input }) => {
    const price = priceOf(endpoint);
    return sum === null || price === null ? null : sum + price * Number(input.num_images ?? 1);
  }, 0);
}
