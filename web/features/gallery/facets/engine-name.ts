import type { Facet } from '#contract/gallery.ts';
import { upscaleSignatures } from '#contract/upscale.ts';

/** The engine id of designs. */
const builtinEngine = 'builtin';

const enlargers: readonly string[] = Object.values(upscaleSignatures);

/** An engine's display name: this server's own two in the reader's language, others as they are named. */
export function engineName(
  t: (key: 'builtinEngine' | 'builtinUpscaler') => string,
  { value, label }: Pick<Facet, 'value' | 'label'>,
): string {
  if (value === builtinEngine) return t('builtinEngine');
  return enlargers.includes(label) ? t('builtinUpscaler') : label;
}
