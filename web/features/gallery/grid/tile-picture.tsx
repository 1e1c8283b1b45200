import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { pictureSources } from './picture-sources.ts';
import { isFlying, isHurried, isScrolling, onSettled } from './scroll-speed.ts';
import { ThumbhashPlaceholder } from './thumbhash-canvas.tsx';
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

/** Any width that has the browser take the smallest variant. */
const roughSizes = '1px';

/** A picture on its blurred placeholder. It fills its parent, whose shape is reserved beforehand. */
export function TilePicture({ image, load, widthPx, isEager, isResult }: TilePictureProps) {
  const [hasArrived, setArrived] = useState(false);
  const isRough = useRough();
  const [isNear] = useState(() => isHurried());
  const isLoaded = load.state === 'loaded';
  const needsPlaceholder = load.isFirstTime && load.state !== 'failed' && !(isLoaded && hasArrived);
  return (
    <>
      {needsPlaceholder && <ThumbhashPlaceholder hash={image.thumbhash} />}
      <img
        key={load.attempt}
        ref={cancelledWhenGone}
        // Before `srcSet`, which would begin to load at once.
        loading={isEager || isNear ? 'eager' : 'lazy'}
        decoding={load.isFirstTime ? 'async' : 'sync'}
        {...(isEager && { fetchPriority: 'high' as const })}
        sizes={isRough ? roughSizes : `${Math.ceil(widthPx)}px`}
        srcSet={pictureSources(image)}
        src={image.thumbnailUrl}
        width={image.width}
        height={image.height}
        alt=""
        draggable={false}
        onLoad={() => {
          // Who scrolls looks for a picture, not at how it comes; and each that fades is a layer of its own.
          if (isScrolling()) setArrived(true);
          load.onLoad();
        }}
        onError={load.onError}
        onAnimationEnd={() => setArrived(true)}
        className={clsx(
          'absolute inset-0 size-full object-cover',
          !isLoaded && 'opacity-0',
          isLoaded &&
            load.isFirstTime &&
            !hasArrived &&
            (isResult ? 'wipe-in' : 'animate-[fade-in_var(--speed-pop)_var(--curve-out)]'),
        )}
      />
    </>
  );
}

/** Whether the smallest variant will do: the tile came while the page flew by, and the page has not stood still since. */
function useRough(): boolean {
  const [isRough, setRough] = useState(isFlying);
  useEffect(() => (isRough ? onSettled(() => setRough(false)) : undefined), [isRough]);
  return isRough;
}

/**
 * A picture that is still on its way when its tile is taken off the page is not waited for: others are nearer. While the
 * tile is still on it: Chromium enters a picture whose `srcset` changes into a list of the document that only leaving the
 * document takes it off, and would keep every tile for ever that is changed afterwards.
 */
function cancelledWhenGone(picture: HTMLImageElement | null) {
  if (picture === null) return;
  return () => {
    if (picture.complete) return;
    picture.removeAttribute('srcset');
    picture.removeAttribute('src');
  };
}
