import { clsx } from 'clsx';
import { useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { pictureSources } from './picture-sources.ts';
import { ThumbhashCanvas } from './thumbhash-canvas.tsx';
import type { ImageLoadState } from './use-image-load.ts';

interface TilePictureProps {
  image: GalleryImage;
  load: ImageLoadState;
  /** Width on screen in CSS pixels, from which the browser picks a variant. */
  widthPx: number;
  isEager: boolean;
  /** A result that was waited for: it wipes in once instead of fading. */
  isResult: boolean;
}

/** A picture on its blurred placeholder. It fills its parent, whose shape is reserved beforehand. */
export function TilePicture({ image, load, widthPx, isEager, isResult }: TilePictureProps) {
  const [hasArrived, setArrived] = useState(false);
  const isLoaded = load.state === 'loaded';
  const needsPlaceholder = load.isFirstTime && load.state !== 'failed' && !(isLoaded && hasArrived);
  return (
    <>
      {needsPlaceholder && <ThumbhashCanvas hash={image.thumbhash} />}
      <img
        key={load.attempt}
        src={image.thumbnailUrl}
        srcSet={pictureSources(image)}
        sizes={`${Math.ceil(widthPx)}px`}
        width={image.width}
        height={image.height}
        alt=""
        draggable={false}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={load.isFirstTime ? 'async' : 'sync'}
        onLoad={load.onLoad}
        onError={load.onError}
        onAnimationEnd={() => setArrived(true)}
        className={clsx(
          'absolute inset-0 size-full object-cover',
          !isLoaded && 'opacity-0',
          isLoaded &&
            load.isFirstTime &&
            (isResult ? 'wipe-in' : 'animate-[fade-in_var(--speed-pop)_var(--curve-out)]'),
        )}
      />
    </>
  );
}
