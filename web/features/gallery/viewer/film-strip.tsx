import { useRef } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { tilePrompt } from '../grid/tile-prompt.ts';
import { useElementWidth } from '../grid/use-viewport.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { galleryTexts } from '../texts.ts';
import { framesAround } from './frames-around.ts';
import { SmallPicture } from './small-picture.tsx';
import { viewerTexts } from './texts.ts';

/** Width of a frame, and the gap between two. */
const framePx = 80;
const gapPx = 8;
const insetPx = 16;

interface FilmStripProps {
  images: readonly GalleryImage[];
  index: number;
  onGo: (id: string) => void;
}

/** The pictures around the current one, as many as fit. */
export function FilmStrip({ images, index, onGo }: FilmStripProps) {
  const t = useTexts(viewerTexts);
  const strip = useRef<HTMLElement>(null);
  const widthPx = useElementWidth(strip) ?? 0;
  const room = Math.floor((widthPx - 2 * insetPx + gapPx) / (framePx + gapPx));
  const { first, end } = framesAround({ index, count: images.length, room });
  return (
    <nav
      ref={strip}
      aria-label={t('filmStrip')}
      className="flex h-[85px] flex-none justify-center gap-2 overflow-hidden p-4 pt-2.5"
    >
      {images.slice(first, end).map((image, at) => (
        <Frame key={image.id} image={image} isCurrent={first + at === index} onGo={onGo} />
      ))}
    </nav>
  );
}

interface FrameProps {
  image: GalleryImage;
  isCurrent: boolean;
  onGo: (id: string) => void;
}

function Frame({ image, isCurrent, onGo }: FrameProps) {
  const t = useTexts(galleryTexts);
  return (
    <button
      type="button"
      aria-label={tilePrompt(shownPrompt(image) ?? t('noPrompt'))}
      aria-current={isCurrent || undefined}
      onClick={() => onGo(image.id)}
      className={`relative h-[45px] w-20 flex-none rounded-[6px] border-0 bg-over p-0 [--ring-gap:var(--stage)] ${
        isCurrent
          ? 'ring-selected'
          : 'opacity-55 transition-opacity duration-(--speed-hover) hover:opacity-100 focus-visible:opacity-100'
      }`}
    >
      <span className="absolute inset-0 overflow-hidden rounded-[6px]">
        <SmallPicture image={image} />
      </span>
    </button>
  );
}
