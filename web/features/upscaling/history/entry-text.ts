import type { UpscaleItem } from '#contract/upscale-calls.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { upscalingTexts } from '../texts.ts';

type Texts = TranslateOf<typeof upscalingTexts>;

/** A name that distinguishes the entry. */
export function entryName(t: Texts, { settings, timestamp }: UpscaleItem): string {
  const date = formatDate(timestamp, { dateStyle: 'medium', timeStyle: 'medium' });
  return t('entry', { factor: settings.scaleFactor, date });
}

/** "4x · WEBP" */
export function headingText(t: Texts, { settings }: UpscaleItem): string {
  return t('heading', { factor: settings.scaleFactor, format: settings.outputFormat.toUpperCase() });
}

/** "640 × 360 → 2,560 × 1,440 px" */
export function sizesText(t: Texts, { beforeSize, afterSize }: UpscaleItem): string {
  return t('sizes', { before: sizeWords(beforeSize), after: sizeWords(afterSize) });
}

export function settingsText(t: Texts, { settings }: UpscaleItem): string {
  const { dynamic, creativity, resemblance } = settings;
  return t('settings', { dynamic, creativity, resemblance });
}

function sizeWords({ width, height }: { width: number; height: number }): string {
  return `${formatNumber(width)} × ${formatNumber(height)}`;
}
