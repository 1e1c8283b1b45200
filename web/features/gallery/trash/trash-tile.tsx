import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { EllipsisVertical, RotateCcw, Trash2 } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { daysLeft } from '#web/ui/days-left.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { restorePictures } from '../actions/restore-pictures.ts';
import { targetOf } from '../actions/target.ts';
import type { Place } from '../grid/masonry-layout.ts';
import { TileLine } from '../grid/tile-line.tsx';
import { TilePicture } from '../grid/tile-picture.tsx';
import { tilePrompt } from '../grid/tile-prompt.ts';
import { useAttention } from '../grid/use-attention.ts';
import { useImageLoad } from '../grid/use-image-load.ts';
import { useNow } from '../grid/use-now.ts';
import { pageTexts } from '../page-texts.ts';
import { useIsSelected, useSelection } from '../selection/selection-store.ts';
import { TileCheck } from '../selection/tile-check.tsx';
import { shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';

interface TrashTileProps {
  image: GalleryImage;
  place: Place;
  isEager: boolean;
  hasHoverButtons: boolean;
  onPurge: (image: GalleryImage) => void;
}

/** A picture in the trash: a click selects it; its line says how long it stays. */
export function TrashTile({ image, place, isEager, hasHoverButtons, onPurge }: TrashTileProps) {
  const t = useTexts(pageTexts);
  const gallery = useTexts(galleryTexts);
  const client = useQueryClient();
  const isOn = useSelection((store) => store.isOn);
  const isChosen = useIsSelected(image.id);
  const load = useImageLoad(image.thumbnailUrl);
  const attention = useAttention();
  const now = useNow();
  const prompt = tilePrompt(shownPrompt(image) ?? gallery('noPrompt'));
  const restore = () => void restorePictures(client, targetOf(image));
  const left = t('daysLeft', { count: daysLeft(image.deletedAt ?? image.createdAt, now) });
  return (
    <article className="relative" {...(hasHoverButtons && attention.listeners)}>
      {/* biome-ignore lint/a11y/useSemanticElements: it holds a picture */}
      <div
        role="checkbox"
        aria-checked={isChosen}
        aria-label={`${prompt}, ${left}`}
        tabIndex={0}
        data-image={image.id}
        className={clsx(
          'focus-on-picture relative block cursor-default overflow-hidden rounded-picture bg-over',
          isChosen && 'ring-selected',
        )}
        style={{ height: place.pictureHeight }}
      >
        {load.state === 'failed' && (
          <span className="grid size-full place-items-center text-muted">{gallery('unavailable')}</span>
        )}
        <TilePicture image={image} load={load} widthPx={place.width} isEager={isEager} isResult={false} />
      </div>
      {(isOn || attention.isDrawn) && <TileCheck id={image.id} prompt={prompt} isMark />}
      {hasHoverButtons && attention.isDrawn && !isOn && (
        <div className="absolute top-2 right-2 flex gap-1 animate-[fade-in_var(--speed-hover)_var(--curve-out)]">
          <IconButton icon={RotateCcw} label={t('restore')} variant="picture" onClick={restore} />
          <IconButton icon={Trash2} label={t('purge')} variant="picture" onClick={() => onPurge(image)} />
        </div>
      )}
      <TileLine
        text={prompt}
        createdAt={image.createdAt}
        aside={<span className="flex-none whitespace-nowrap text-faint type-meta leading-5">{left}</span>}
        {...(!hasHoverButtons && {
          action: (
            <Menu
              label={gallery('more')}
              trigger={
                <IconButton
                  icon={EllipsisVertical}
                  label={gallery('moreAbout', { prompt })}
                  className="size-11!"
                />
              }
            >
              <MenuGroup>
                <MenuItem icon={RotateCcw} onSelect={restore}>
                  {t('restore')}
                </MenuItem>
                <MenuItem icon={Trash2} danger onSelect={() => onPurge(image)}>
                  {t('purge')}
                </MenuItem>
              </MenuGroup>
            </Menu>
          ),
        })}
      />
    </article>
  );
}
