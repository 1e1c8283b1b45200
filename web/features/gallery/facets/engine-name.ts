import type { Facet } from '#contract/gallery.ts';
import { upscaleSignatures } from '#contract/upscale.ts';

/** The engine's id of the pictures that this server designs itself. */
const builtinEngine = 'builtin';

const enlargers: readonly string[] = Object.values(upscaleSignatures);

/** What an engine is called: the two of this server in the reader's language, others by their own names. */
export function engineName(
  t: (key: 'builtinEngine' | 'builtinUpscaler') => string,
  { value, label }: Pick<Facet, 'value' | 'label'>,
): string {
  if (value === builtinEngine) return t('builtinEngine');
  return enlargers.includes(label) ? t('builtinUpscaler') : label;
}
