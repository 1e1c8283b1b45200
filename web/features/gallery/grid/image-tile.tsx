import { clsx } from 'clsx';
import { Brush, Download, Ellipsis, EllipsisVertical, ImageUpscale, Info, Shapes } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useSendTo } from '#web/features/send-to/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { downloadAddress, downloadName, usualFormat } from '../download-address.ts';
import { FavoriteMark } from '../favorites/favorite-mark.tsx';
import { openDesign } from '../open-design.ts';
import { useIsSelected, useSelection } from '../selection/selection-store.ts';
import { TileCheck } from '../selection/tile-check.tsx';
import { ownName, shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { useEditImage } from '../use-edit-image.ts';
import { saveImage } from '../viewer/actions/save-image.ts';
import { warningText } from '../warning-text.ts';
import { warningTexts } from '../warning-texts.ts';
import type { Place } from './masonry-layout.ts';
import { TileBadge } from './tile-badge.tsx';
import { TileLine } from './tile-line.tsx';
import { TileMenu } from './tile-menu.tsx';
import { TilePicture } from './tile-picture.tsx';
import { tilePrompt } from './tile-prompt.ts';
import { useAttention } from './use-attention.ts';
import { useImageLoad } from './use-image-load.ts';

export interface ImageTileProps {
  image: GalleryImage;
  place: Place;
  /** Loads at once instead of lazily. */
  isEager: boolean;
  /** A result that has just arrived. */
  isResult?: boolean;
  /** What a result wipes over. */
  ground?: ReactNode;
  /** Buttons on the picture on hover; otherwise a menu button in the line. */
  hasHoverButtons: boolean;
  /** Whether pictures can be selected here. */
  isSelectable?: boolean;
  onOpen: (id: string) => void;
  onDelete: (image: GalleryImage) => void;
}

/** A picture in the grid: a link named by its name or the prompt, its buttons, and one line below. */
export function ImageTile(props: ImageTileProps) {
  const { image, place, isEager, isResult = false, ground, hasHoverButtons, onOpen, onDelete } = props;
  const { isSelectable = false } = props;
  const t = useTexts(galleryTexts);
  const isSelecting = useSelection((store) => store.isOn) && isSelectable;
  const isChosen = useIsSelected(image.id) && isSelectable;
  const load = useImageLoad(image.thumbnailUrl);
  const attention = useAttention();
  const prompt = tilePrompt(ownName(image) ?? shownPrompt(image) ?? t('noPrompt'));
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(image.id);
  };
  return (
    <article className="group/tile relative" {...(hasHoverButtons && attention.listeners)}>
      <a
        href={image.url}
        data-image={image.id}
        aria-label={prompt}
        onClick={open}
        className={clsx(
          'focus-on-picture relative block overflow-hidden rounded-picture bg-over text-text no-underline',
          isSelectable && '[-webkit-touch-callout:none] [--ring-gap:var(--stage)]',
          isChosen && 'ring-selected',
        )}
        style={{ height: place.pictureHeight }}
      >
        {load.state === 'failed' && (
          <span className="grid size-full place-items-center text-muted">{t('unavailable')}</span>
        )}
        <TilePicture {...{ image, load, isEager, isResult, ground }} widthPx={place.width} />
      </a>
      {load.state !== 'failed' && (
        // Beside the link, which is named by the prompt alone. A click goes through to the link.
        <div className="pointer-events-none absolute inset-x-0 top-0" style={{ height: place.pictureHeight }}>
          <TileBadge image={image} />
        </div>
      )}
      {isSelectable && (isSelecting || attention.isDrawn) && <TileCheck id={image.id} prompt={prompt} />}
      {hasHoverButtons && attention.isDrawn && !isSelecting && (
        <HoverButtons image={image} onDelete={() => onDelete(image)} />
      )}
      <TileLine
        text={
          <>
            <WarningMark image={image} />
            {prompt}
          </>
        }
        createdAt={image.createdAt}
        mark={<FavoriteMark image={image} />}
        {...(load.state === 'failed' && {
          aside: (
            <button
              type="button"
              onClick={load.retry}
              className={`${linkStyle} relative flex-none border-0 bg-transparent p-0 type-meta leading-5 before:absolute before:-inset-3 before:content-['']`}
            >
              {t('tryTile')}
            </button>
          ),
        })}
        {...(!hasHoverButtons && {
          action: (
            <TileMenu
              image={image}
              onDelete={() => onDelete(image)}
              trigger={
                <IconButton icon={EllipsisVertical} label={t('moreAbout', { prompt })} className="size-11!" />
              }
            />
          ),
        })}
      />
    </article>
  );
}

/** Other clicks on a link belong to the browser: new tab, new window. */
function isPlainClick(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
}

/** A mark for an engine's warning about this picture; the viewer has the text. */
function WarningMark({ image }: { image: GalleryImage }) {
  const t = useTexts(warningTexts);
  if (image.warnings.length === 0) return null;
  const words = image.warnings.map((warning) => warningText(t, warning)).join(' ');
  return (
    <span title={words} className="mr-1.5 inline-block align-[-3px] text-warn">
      <Icon of={Info} size="sm" />
      <span className="sr-only">{words} </span>
    </span>
  );
}

/** Drawn only while the tile is hovered or focused: thousands of them would cost more than the pictures. */
function HoverButtons({ image, onDelete }: { image: GalleryImage; onDelete: () => void }) {
  const t = useTexts(galleryTexts);
  const send = useSendTo(image);
  const { edit, leadsToCanvas } = useEditImage();
  const save = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    // A plain link would treat an error as a page and try no fallback.
    event.preventDefault();
    void saveImage(image, usualFormat(image));
  };
  return (
    <div className="absolute top-2 right-2 flex gap-1 animate-[fade-in_var(--speed-hover)_var(--curve-out)]">
      <Tooltip text={t('download')}>
        <a
          href={downloadAddress(image)}
          download={downloadName(image)}
          aria-label={t('download')}
          onClick={save}
          className={buttonStyle({ variant: 'picture', iconOnly: true })}
        >
          <Icon of={Download} />
        </a>
      </Tooltip>
      {leadsToCanvas(image) ? (
        <IconButton icon={Brush} label={t('edit')} variant="picture" onClick={() => edit(image)} />
      ) : (
        <IconButton
          icon={Shapes}
          label={t('editDesign')}
          variant="picture"
          onClick={() => openDesign(image)}
        />
      )}
      <IconButton icon={ImageUpscale} label={t('upscale')} variant="picture" onClick={send.upscaler} />
      <TileMenu
        image={image}
        onDelete={onDelete}
        trigger={<IconButton icon={Ellipsis} label={t('more')} variant="picture" />}
      />
    </div>
  );
}
