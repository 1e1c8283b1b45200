import { useQueryClient } from '@tanstack/react-query';
import { FolderPlus, Heart, HeartOff, PencilLine, Tag } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { favoritePictures } from '../actions/change-pictures.ts';
import { targetOf } from '../actions/target.ts';
import { organise } from '../organise/organiser.ts';
import { organiseTexts } from '../organise-texts.ts';

/** Menu items of a picture: name, favourite, tags, collections. */
export function OrganiseItems({ image }: { image: GalleryImage }) {
  const t = useTexts(organiseTexts);
  const client = useQueryClient();
  const { isFavorite } = image;
  return (
    <>
      <MenuItem icon={PencilLine} onSelect={() => organise({ kind: 'name', target: targetOf(image) })}>
        {t('rename')}
      </MenuItem>
      <MenuItem
        icon={isFavorite ? HeartOff : Heart}
        onSelect={() => void favoritePictures(client, targetOf(image), !isFavorite)}
      >
        {isFavorite ? t('unfavorite') : t('favorite')}
      </MenuItem>
      <MenuItem icon={Tag} onSelect={() => organise({ kind: 'tags', target: targetOf(image) })}>
        {t('tags')}
      </MenuItem>
      <MenuItem icon={FolderPlus} onSelect={() => organise({ kind: 'collections', target: targetOf(image) })}>
        {t('addToCollection')}
      </MenuItem>
    </>
  );
}
