import { promptLimits } from '#contract/limits.ts';
import { fitsUpscale } from '#contract/upscale.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useUpscalerStore } from '#web/features/upscaling/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { upscalerTexts } from './texts.ts';

/**
 * Why Upscale is disabled; undefined if it is enabled. Too few coins do not disable it: clicking it explains
 * what to do.
 */
export function useUpscaleObstacle(): string | undefined {
  const t = useTexts(upscalerTexts);
  const { source, settings } = useUpscalerStore();
  const { isOffline, stream } = useConnection();
  if (source === null) return t('sourceRequired');
  if (!fitsUpscale(source, settings.scaleFactor)) return t('upscaleTooLarge');
  const { maxCharacters } = promptLimits;
  if ([...settings.prompt].length > maxCharacters) return t('promptTooLong', { limit: maxCharacters });
  return isOffline && stream === 'down' ? t('youAreOffline') : undefined;
}
