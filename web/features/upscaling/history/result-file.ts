import { downloadPath } from '#contract/image-exports.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';

/**
 * The result as it can be taken away, in the format that it was asked for; null while there is none. By the same way as every
 * picture of the gallery, which leaves the prompt out of files where their owner wants that.
 */
export function resultFile({
  imageId,
  afterUrl,
  settings: { outputFormat },
}: UpscaleItem): { href: string; name: string } | null {
  if (afterUrl === null || imageId === null) return null;
  return { href: downloadPath(imageId, outputFormat), name: `adventure-${imageId}.${outputFormat}` };
}
