import { Heart } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { organiseTexts } from '../organise-texts.ts';

/** Shown in the line under a favourite. */
export function FavoriteMark({ image }: { image: GalleryImage }) {
  const t = useTexts(organiseTexts);
  if (!image.isFavorite) return null;
  return (
    <span className="flex-none text-muted" title={t('favorites')}>
      <Heart size={14} strokeWidth={1.75} fill="currentColor" aria-hidden className="my-[3px]" />
      <span className="sr-only">{t('favorites')}</span>
    </span>
  );
}
