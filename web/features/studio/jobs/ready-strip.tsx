import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { studioTexts } from '../texts.ts';

interface ReadyStripProps {
  /** Those that were not looked at yet, newest first. */
  images: readonly [GalleryImage, ...GalleryImage[]];
  onShowResults: () => void;
}

/** What the strip above the phone's composer becomes when its pictures are there. */
export function ReadyStrip({ images, onShowResults }: ReadyStripProps) {
  const t = useTexts(studioTexts);
  const [first] = images;
  return (
    <button
      type="button"
      onClick={onShowResults}
      className="relative -mx-3 -mt-2.5 flex h-14 items-center gap-3 overflow-hidden border-0 border-line border-b bg-transparent px-3 text-left md:-mx-6 md:px-6"
    >
      <img
        src={first.thumbnailUrl}
        alt=""
        className="h-10 w-[71px] flex-none rounded-control bg-over object-cover wipe-in"
      />
      <span className="min-w-0 flex-1 truncate font-semibold">
        {images.length === 1 ? t('ready') : t('picturesReady', { count: images.length })}
      </span>
      <span className={buttonStyle({ variant: 'main', size: 'sm' })}>{t('open')}</span>
      <WatchedBar percent={100} />
    </button>
  );
}
