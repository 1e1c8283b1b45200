import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { pictureSources } from './picture-sources.ts';
import { isFast, isFlying, isScrolling, onSettled } from './scroll-speed.ts';
import { ThumbhashPlaceholder } from './thumbhash-canvas.tsx';
import type { ImageLoadState } from './use-image-load.ts';

interface TilePictureProps {
  image: Pick<GalleryImage, 'url' | 'thumbnailUrl' | 'variants' | 'thumbhash' | 'width' | 'height'>;
  load: ImageLoadState;
  /** Width on screen in CSS pixels, for the browser's choice of a variant. */
  widthPx: number;
  isEager: boolean;
  /** A new result: it wipes in once under the watched bar, instead of fading. */
  isResult: boolean;
  /** What a new result wipes over: the job's place. */
  ground?: ReactNode;
}

/** Any width small enough to select the smallest variant. */
const roughSizes = '1px';

/** A picture over its blurred placeholder. Fills its parent, whose shape is reserved in advance. */
export function TilePicture({ image, load, widthPx, isEager, isResult, ground }: TilePictureProps) {
  const [hasArrived, setArrived] = useState(false);
  const isRough = useRough();
  const [isNear] = useState(() => isFast());
  const isLoaded = load.state === 'loaded';
  const needsPlaceholder = load.isFirstTime && load.state !== 'failed' && !(isLoaded && hasArrived);
  return (
    <>
      {needsPlaceholder && (isResult ? ground : <ThumbhashPlaceholder hash={image.thumbhash} />)}
      <img
        key={load.attempt}
        ref={cancelLoadOnUnmount}
        // Must precede `srcSet`, which would start loading at once.
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
          // No fade while scrolling: each fading picture is a layer of its own.
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
      {needsPlaceholder && isResult && <WatchedBar percent={100} />}
    </>
  );
}

/**
 * Whether the smallest variant is enough: the tile was drawn while the page flew by, and the page has not
 * standing still since.
 */
function useRough(): boolean {
  const [isRough, setRough] = useState(isFlying);
  useEffect(() => (isRough ? onSettled(() => setRough(false)) : undefined), [isRough]);
  return isRough;
}

/** Sources of canceled pictures: in development React's StrictMode detaches and attaches each one again. */
const canceledSources = new WeakMap<HTMLImageElement, Pick<HTMLImageElement, 'srcset' | 'src'>>();

/**
 * Cancels a picture that is still loading when its tile is removed, since others are nearer. Must run while
 * the tile is on the page: Chromium adds a picture whose `srcset` changes to a list of the document, removes
 * it only when it leaves the document, and would otherwise keep every tile changed later.
 */
export function cancelLoadOnUnmount(picture: HTMLImageElement | null) {
  if (picture === null) return;
  const canceled = canceledSources.get(picture);
  if (canceled !== undefined) Object.assign(picture, canceled);
  canceledSources.delete(picture);
  return () => {
    if (picture.complete) return;
    canceledSources.set(picture, { srcset: picture.srcset, src: picture.src });
    picture.removeAttribute('srcset');
    picture.removeAttribute('src');
  };
}
