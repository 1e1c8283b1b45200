import { downloadPath } from '#contract/image-exports.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';

/**
 * The downloadable result in the requested format; null without one. Uses the gallery's download, which
 * removes the prompt from files if the owner wants that.
 */
export function resultFile({
  imageId,
  afterUrl,
  settings: { outputFormat },
}: UpscaleItem): { href: string; name: string } | null {
  if (afterUrl === null || imageId === null) return null;
  return { href: downloadPath(imageId, outputFormat), name: `adventure-${imageId}.${outputFormat}` };
}
