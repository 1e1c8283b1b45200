import type { ReactNode } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { TilePicture } from './tile-picture.tsx';
import { useImageLoad } from './use-image-load.ts';

/** The server's choice, too: the tile in the gallery waits for this address. */
const thumbnailWidth = 640;

interface ArrivingPictureProps {
  picture: Pick<GalleryImage, 'width' | 'height' | 'variants'>;
  label: string;
  /** In pixels. */
  size: { width: number; height: number };
  /** What it wipes over. */
  ground: ReactNode;
}

/**
 * A picture that is not in the gallery yet: others of its job are still made. It has the addresses that it
 * will have there, so that its tile shows it at once.
 */
export function ArrivingPicture({ picture, label, size, ground }: ArrivingPictureProps) {
  const { variants } = picture;
  const thumbnailUrl = (variants.find(({ width }) => width >= thumbnailWidth) ?? variants.at(-1))?.url ?? '';
  const load = useImageLoad(thumbnailUrl);
  return (
    <div
      role="img"
      aria-label={label}
      className="relative overflow-hidden rounded-picture bg-over"
      style={{ height: size.height }}
    >
      <TilePicture
        image={{ ...picture, url: thumbnailUrl, thumbnailUrl, thumbhash: '' }}
        load={load}
        widthPx={size.width}
        isEager
        isResult
        ground={ground}
      />
    </div>
  );
}
