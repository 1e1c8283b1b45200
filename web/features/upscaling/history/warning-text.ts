import { otherEngineWarning } from '#contract/images.ts';
import { upscaleWarnings } from '#contract/upscale.ts';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import type { Translate } from '#web/i18n/catalogue.ts';
import type { upscalingTextsEn } from '../texts.ts';

type Texts = Translate<typeof upscalingTextsEn>;

const warnings: Readonly<Record<string, keyof typeof upscalingTextsEn>> = {
  [upscaleWarnings.slow]: 'slowly',
  [upscaleWarnings.noNetwork]: 'withoutNetwork',
  [otherEngineWarning]: 'otherEngine',
  'enlarged-less': 'enlargedLess',
};

/** An engine's warning about a result, in the reader's language if its code has no details. */
export function upscaleWarningText(t: Texts, { code, message }: UpscaleItem['warnings'][number]): string {
  const text = warnings[code];
  return text === undefined ? message : t(text);
}
