import { Download, Ellipsis, EllipsisVertical, Info } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { downloadAddress, downloadName } from '../download-address.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { useTimestamp } from '../timestamp-store.ts';
import { warningWords } from '../warning-words.ts';
import type { Place } from './masonry-layout.ts';
import { TileLine } from './tile-line.tsx';
import { TileMenu } from './tile-menu.tsx';
import { TilePicture } from './tile-picture.tsx';
import { tilePrompt } from './tile-prompt.ts';
import { useImageLoad } from './use-image-load.ts';

/** The length that the timestamp switch prints into the badge corner. */
const sampleTimestamp = '10:24';

export interface ImageTileProps {
  image: GalleryImage;
  place: Place;
  /** Loaded at once instead of when it comes near. */
  isEager: boolean;
  /** It was waited for and has just come. */
  isResult?: boolean;
  /** Buttons on the picture while it is pointed at; else a menu button in the line. */
  hasHoverButtons: boolean;
  onOpen: (id: string) => void;
  onDelete: (image: GalleryImage) => void;
}

/** A picture in the grid: a link with the prompt as its name, its buttons, and one line below. */
export function ImageTile(props: ImageTileProps) {
  const { image, place, isEager, isResult = false, hasHoverButtons, onOpen, onDelete } = props;
  const t = useTexts(galleryTexts);
  const hasTimestamp = useTimestamp((store) => store.isShown);
  const load = useImageLoad(image.thumbnailUrl);
  const prompt = tilePrompt(shownPrompt(image) ?? t('noPrompt'));
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(image.id);
  };
  return (
    <article className="group/tile relative">
      <a
        href={image.url}
        data-image={image.id}
        aria-label={prompt}
        onClick={open}
        className="focus-on-picture relative block overflow-hidden rounded-picture bg-over text-text no-underline"
        style={{ height: place.pictureHeight }}
      >
        {load.state === 'failed' && (
          <span className="grid size-full place-items-center text-muted">{t('unavailable')}</span>
        )}
        <TilePicture image={image} load={load} widthPx={place.width} isEager={isEager} isResult={isResult} />
        {hasTimestamp && load.state !== 'failed' && <PictureBadge>{sampleTimestamp}</PictureBadge>}
      </a>
      {hasHoverButtons && <HoverButtons image={image} onDelete={() => onDelete(image)} />}
      <TileLine
        text={
          <>
            <WarningMark image={image} />
            {prompt}
          </>
        }
        createdAt={image.createdAt}
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

/** What the engine wants the user to know of this picture, as a quiet mark; the viewer has the words. */
function WarningMark({ image }: { image: GalleryImage }) {
  const t = useTexts(galleryTexts);
  if (image.warnings.length === 0) return null;
  const words = image.warnings.map((warning) => warningWords(t, warning)).join(' ');
  return (
    <span title={words} className="mr-1.5 inline-block align-[-3px] text-warn">
      <Icon of={Info} size="sm" />
      <span className="sr-only">{words} </span>
    </span>
  );
}

/** Shown while the tile is pointed at or holds the focus; always there for the keyboard. */
function HoverButtons({ image, onDelete }: { image: GalleryImage; onDelete: () => void }) {
  const t = useTexts(galleryTexts);
  return (
    <div className="absolute top-2 right-2 flex gap-1 opacity-0 transition-opacity duration-(--speed-hover) focus-within:opacity-100 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 has-aria-expanded:opacity-100">
      <Tooltip text={t('download')}>
        <a
          href={downloadAddress(image)}
          download={downloadName(image)}
          aria-label={t('download')}
          className={buttonStyle({ variant: 'picture', iconOnly: true })}
        >
          <Icon of={Download} />
        </a>
      </Tooltip>
      <TileMenu
        image={image}
        onDelete={onDelete}
        trigger={<IconButton icon={Ellipsis} label={t('more')} variant="picture" />}
      />
    </div>
  );
}
