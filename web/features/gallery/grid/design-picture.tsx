import type { MouseEvent, ReactNode } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { galleryTexts } from '../texts.ts';
import { TilePicture } from './tile-picture.tsx';
import { useImageLoad } from './use-image-load.ts';

interface DesignPictureProps {
  image: GalleryImage;
  label: string;
  /** In pixels. */
  size: { width: number; height: number };
  /** Whether Tab reaches it; the others are reached by arrow keys. */
  isEntry: boolean;
  onEntered: () => void;
  isResult: boolean;
  /** What a result wipes over. */
  ground: ReactNode;
  onOpen: (id: string) => void;
}

/** One of several pictures to choose from, as a link that opens it. */
export function DesignPicture(props: DesignPictureProps) {
  const { image, label, size, isEntry, onEntered, isResult, ground, onOpen } = props;
  const t = useTexts(galleryTexts);
  const load = useImageLoad(image.thumbnailUrl);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(image.id);
  };
  return (
    <a
      href={image.url}
      data-image={image.id}
      aria-label={label}
      tabIndex={isEntry ? 0 : -1}
      onFocus={onEntered}
      onClick={open}
      className="focus-on-picture relative block overflow-hidden rounded-picture bg-over text-text no-underline"
      style={{ height: size.height }}
    >
      {load.state === 'failed' && (
        <span className="grid size-full place-items-center text-muted">{t('unavailable')}</span>
      )}
      <TilePicture {...{ image, load, isResult, ground }} widthPx={size.width} isEager />
    </a>
  );
}
