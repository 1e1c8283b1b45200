import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ThumbhashCanvas } from '../grid/thumbhash-canvas.tsx';
import { useImageLoad } from '../grid/use-image-load.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';

/** The full picture, as large as it fits, in its reserved shape. */
export function ViewerPicture({ image }: { image: GalleryImage }) {
  const t = useTexts(galleryTexts);
  const load = useImageLoad(image.url);
  const ratio = image.width / image.height;
  return (
    <div className="flex min-h-0 flex-1 items-center justify-center lg:px-[72px] lg:pb-16">
      <div
        className="relative max-h-full w-full overflow-hidden bg-over lg:rounded-badge"
        style={{ aspectRatio: ratio, maxWidth: `min(${image.width}px, calc((100dvh - 128px) * ${ratio}))` }}
      >
        {load.state !== 'loaded' && <ThumbhashCanvas hash={image.thumbhash} />}
        {load.state === 'failed' ? (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-over text-muted">
            {t('unavailable')}
            <Button onClick={load.retry}>{t('tryTile')}</Button>
          </div>
        ) : (
          <img
            key={load.attempt}
            src={image.url}
            width={image.width}
            height={image.height}
            alt={shownPrompt(image) ?? t('noPrompt')}
            onLoad={load.onLoad}
            onError={load.onError}
            className={`absolute inset-0 size-full ${load.state === 'loaded' ? '' : 'opacity-0'}`}
          />
        )}
      </div>
    </div>
  );
}
