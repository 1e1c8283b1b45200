import type { Facet } from '#contract/gallery.ts';
import { retouchSignature } from '#contract/images.ts';
import { upscaleSignatures } from '#contract/upscale.ts';

/** The engine ids of designs, and of pictures that were made in the editor alone. */
const builtinEngine = 'builtin';
const canvasEngine = 'canvas';

const enlargers: readonly string[] = Object.values(upscaleSignatures);

/** An engine's display name: this server's own in the reader's language, others as they are named. */
export function engineName(
  t: (key: 'builtinEngine' | 'builtinUpscaler' | 'builtinEditor' | 'canvasEngine') => string,
  { value, label }: Pick<Facet, 'value' | 'label'>,
): string {
  if (value === builtinEngine) return t('builtinEngine');
  if (value === canvasEngine) return t('canvasEngine');
  if (label === retouchSignature) return t('builtinEditor');
  return enlargers.includes(label) ? t('builtinUpscaler') : label;
}
