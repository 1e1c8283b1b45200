import type { Facet } from '#contract/gallery.ts';
import { upscaleSignatures } from '#contract/upscale.ts';

/** The engine ids of designs, and of pictures that were made in the editor alone. */
const builtinEngine = 'builtin';
const canvasEngine = 'canvas';

const enlargers: readonly string[] = Object.values(upscaleSignatures);

/** An engine's display name: this server's own three in the reader's language, others as they are named. */
export function engineName(
  t: (key: 'builtinEngine' | 'builtinUpscaler' | 'canvasEngine') => string,
  { value, label }: Pick<Facet, 'value' | 'label'>,
): string {
  if (value === builtinEngine) return t('builtinEngine');
  if (value === canvasEngine) return t('canvasEngine');
  return enlargers.includes(label) ? t('builtinUpscaler') : label;
}
