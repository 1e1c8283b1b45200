import { clsx } from 'clsx';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import type { Size } from '#web/ui/zoom/geometry.ts';
import type { View } from '#web/ui/zoom/view.ts';
import { ThumbhashCanvas } from '../../grid/thumbhash-canvas.tsx';
import { useImageLoad } from '../../grid/use-image-load.ts';
import { shownPrompt } from '../../shown-prompt.ts';
import { galleryTexts } from '../../texts.ts';
import { originalSource } from './picture-source.ts';

interface StagePictureProps {
  image: GalleryImage;
  /** Its size on the stage at scale 1. */
  whole: Size;
  view: View;
  isAnimated: boolean;
  /** The neighbours are drawn off screen so that they are loaded when needed. */
  isCurrent: boolean;
}

/** One picture in its reserved shape, scaled about the middle of its parent. */
export function StagePicture({ image, whole, view, isAnimated, isCurrent }: StagePictureProps) {
  const t = useTexts(galleryTexts);
  const { scale } = view;
  /** Offset of the picture's middle from its parent's. */
  const [x, y] = [(0.5 - view.x) * whole.width * scale, (0.5 - view.y) * whole.height * scale];
  const source = originalSource(image);
  const load = useImageLoad(source.src);
  const isLoaded = load.state === 'loaded';
  return (
    <div
      className={clsx(
        'absolute top-1/2 left-1/2 overflow-hidden bg-over lg:rounded-badge',
        isCurrent && scale === 1 && 'lg:cursor-zoom-in',
        isAnimated && 'transition-[translate,scale] duration-(--speed-sheet) ease-out',
      )}
      style={{
        width: whole.width,
        height: whole.height,
        translate: `calc(-50% + ${x}px) calc(-50% + ${y}px)`,
        scale: String(scale),
      }}
    >
      {!isLoaded && <ThumbhashCanvas hash={image.thumbhash} />}
      {load.state === 'failed' ? (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-over text-muted">
          {t('unavailable')}
          {isCurrent && <Button onClick={load.retry}>{t('tryTile')}</Button>}
        </div>
      ) : (
        <img
          key={load.attempt}
          src={source.src}
          srcSet={source.srcSet}
          sizes={source.srcSet === undefined ? undefined : `${Math.ceil(whole.width)}px`}
          width={image.width}
          height={image.height}
          alt={isCurrent ? (shownPrompt(image) ?? t('noPrompt')) : ''}
          draggable={false}
          onLoad={load.onLoad}
          onError={load.onError}
          className={clsx(
            'absolute inset-0 size-full select-none',
            !isLoaded && 'opacity-0',
            isLoaded && load.isFirstTime && 'preview-in',
          )}
        />
      )}
      {isLoaded && scale > 1 && !source.isFull && <FullPicture key={image.url} address={image.url} />}
    </div>
  );
}

/** The full picture over its variant; appears once loaded. */
function FullPicture({ address }: { address: string }) {
  const load = useImageLoad(address);
  if (load.state === 'failed') return null;
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      data-full=""
      onLoad={load.onLoad}
      onError={load.onError}
      className={clsx('absolute inset-0 size-full select-none', load.state !== 'loaded' && 'opacity-0')}
    />
  );
}
