import { useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { favoritePictures } from '../actions/change-pictures.ts';
import { targetOf } from '../actions/target.ts';
import { organiseTexts } from '../organise-texts.ts';

/** A button on the picture that toggles the favourite. */
export function FavoriteButton({ image }: { image: GalleryImage }) {
  const t = useTexts(organiseTexts);
  const client = useQueryClient();
  const { isFavorite } = image;
  return (
    <IconButton
      icon={Heart}
      label={isFavorite ? t('unfavorite') : t('favorite')}
      variant="picture"
      aria-pressed={isFavorite}
      className={isFavorite ? '*:fill-current' : ''}
      onClick={() => void favoritePictures(client, targetOf(image), !isFavorite)}
    />
  );
}

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
