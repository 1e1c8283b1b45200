import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SharedPicture } from '#contract/private-links.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { visitTexts } from './texts.ts';

interface CarouselProps {
  pictures: readonly SharedPicture[];
  index: number;
  onIndex: (index: number) => void;
}

/** The pictures side by side, one in view: swiped by touch, or changed by the buttons at the sides. */
export function Carousel({ pictures, index, onIndex }: CarouselProps) {
  const t = useTexts(visitTexts);
  const track = useRef<HTMLUListElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    const list = track.current;
    if (list === null || shown.current === index) return;
    shown.current = index;
    list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
  }, [index]);
  const onScroll = () => {
    const list = track.current;
    if (list === null || list.clientWidth === 0) return;
    const next = Math.round(list.scrollLeft / list.clientWidth);
    if (next === shown.current) return;
    shown.current = next;
    onIndex(next);
  };
  const count = pictures.length;
  return (
    <div className="relative min-h-0 flex-1">
      <ul
        ref={track}
        onScroll={onScroll}
        className="m-0 flex size-full list-none snap-x snap-mandatory overflow-x-auto overflow-y-hidden p-0 [scrollbar-width:none]"
      >
        {pictures.map((picture, at) => (
          <li
            key={picture.picture}
            aria-hidden={at !== index}
            className="grid w-full flex-none snap-center place-items-center p-3 md:p-6"
          >
            <img
              src={picture.variants.at(-1)?.url}
              srcSet={picture.variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
              sizes="(min-width: 1024px) calc(100vw - 448px), 100vw"
              width={picture.width}
              height={picture.height}
              alt={t('pictureNumber', { number: picture.picture })}
              loading={Math.abs(at - index) <= 1 ? 'eager' : 'lazy'}
              className="h-auto max-h-full w-auto max-w-full object-contain max-lg:max-h-[70dvh] lg:max-h-[calc(100dvh-var(--size-navbar)-160px)]"
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <Step side="left" label={t('previous')} disabled={index === 0} onClick={() => onIndex(index - 1)} />
          <Step
            side="right"
            label={t('next')}
            disabled={index === count - 1}
            onClick={() => onIndex(index + 1)}
          />
        </>
      )}
    </div>
  );
}

interface StepProps {
  side: 'left' | 'right';
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Hidden where fingers swipe. */
function Step({ side, label, disabled, onClick }: StepProps) {
  if (disabled) return null;
  return (
    <IconButton
      icon={side === 'left' ? ChevronLeft : ChevronRight}
      label={label}
      variant="picture"
      onClick={onClick}
      className={`absolute! top-1/2 -translate-y-1/2 touch:hidden ${side === 'left' ? 'left-4' : 'right-4'}`}
    />
  );
}
