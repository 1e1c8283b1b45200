import * as z from 'zod';
import { megabyte } from '#contract/bytes.ts';
import type { UncheckedPicture } from '../calls.ts';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import { atLeastOne, pictureOfBase64 } from '../remote/provider-picture.ts';
import type { FalHosts } from './hosts.ts';

/** An enlarged picture of 32 megapixels is some 60 MB as PNG, and some 100 MB if it is all noise. */
const maxPictureBytes = 128 * megabyte;

const fileSchema = z.object({ url: z.string().min(1) });

/** The responses of picture endpoints: one picture, or mostly a list. */
const outputSchema = z.object({
  images: z.array(fileSchema).nullish(),
  image: fileSchema.nullish(),
  has_nsfw_concepts: z.array(z.unknown()).nullish(),
  /** The text of models that also talk. */
  description: z.string().nullish(),
});

/**
 * Returns the addresses of a result's pictures. Throws an `EngineError` when the model has made none, or
 * has refused.
 */
export function picturesOfOutput(output: unknown): readonly [string, ...string[]] {
  const read = outputSchema.safeParse(output);
  if (!read.success) {
    throw new EngineError('unavailable', 'fal answered a result that cannot be read', { mayHaveCost: true });
  }
  const { images, image, has_nsfw_concepts, description } = read.data;
  // A picture that the safety checker has rejected is replaced by a black one, with a 200.
  if (has_nsfw_concepts?.includes(true)) {
    throw new EngineError('refused', 'fal kept back a picture (has_nsfw_concepts)', { mayHaveCost: true });
  }
  const files = images ?? (image ? [image] : []);
  if (files.length === 0 && description) {
    throw new EngineError('refused', 'the model answered in words alone', { mayHaveCost: true });
  }
  return atLeastOne(
    'fal',
    files.map(({ url }) => url),
  );
}

/**
 * Downloads a picture of a result. fal's store is public; any other address is guarded like all untrusted
 * ones.
 */
export async function fetchPicture(
  { network, hosts }: { network: Pick<EngineNetwork, 'download'>; hosts: FalHosts },
  address: string,
  signal: AbortSignal,
): Promise<UncheckedPicture> {
  if (address.startsWith('data:')) return pictureOfBase64('fal', address);
  const { trustedOrigins } = hosts;
  return {
    unchecked: await network.download(address, { maxBytes: maxPictureBytes, signal, trustedOrigins }),
  };
}
