import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { Gallery } from '../list/use-gallery.ts';
import { pageTexts } from '../page-texts.ts';
import { galleryTexts } from '../texts.ts';

/** "48 pictures", or "1,000+ pictures" where a search stops counting. */
export function useCountText({ total, isTotalAtLeast }: Pick<Gallery, 'total' | 'isTotalAtLeast'>): string {
  const t = useTexts(galleryTexts);
  const page = useTexts(pageTexts);
  return isTotalAtLeast
    ? page('picturesAtLeast', { count: formatNumber(total) })
    : t('pictures', { count: total });
}
