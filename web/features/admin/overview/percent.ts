import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { adminTexts } from '../texts.ts';

/** A share in percent. Rounded down, so that what failed once never shows 100. */
export function percentOf(t: TranslateOf<typeof adminTexts>, part: number, whole: number): string {
  return whole === 0 ? '–' : t('percent', { value: Math.floor((part / whole) * 1000) / 10 });
}
