import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ShowcaseItem } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ShowcasePicture } from '../showcase/showcase-picture.tsx';
import { landingTexts } from '../texts.ts';
import type { Carousel } from './use-carousel.ts';

interface SlideChooserProps {
  slides: readonly ShowcaseItem[];
  carousel: Carousel;
  /** Whether small pictures may load: the first large one comes before them. */
  isAwake: boolean;
}

/**
 * The slides to choose from, and the buttons that turn them. Under the picture: bars. On wide windows, at
 * the foot of the words: small pictures in a row, and with their prompts as a list where it is high enough.
 */
export function SlideChooser({ slides, carousel, isAwake }: SlideChooserProps) {
  const t = useTexts(landingTexts);
  return (
    <div className="flex flex-wrap items-center gap-1 lg:col-start-1 lg:row-start-3 lg:max-w-[520px] lg:gap-y-0 lg:self-end">
      <p aria-hidden="true" className="type-label m-0 text-muted max-lg:hidden">
        {t('examples')}
      </p>
      <div className="flex gap-1 lg:order-1 lg:w-full lg:gap-3 tall:flex-col tall:gap-0">
        {slides.map((slide, at) => (
          <button
            key={slide.id}
            type="button"
            aria-current={at === carousel.index}
            onClick={() => carousel.goTo(at)}
            className={clsx(
              'group grid h-10 w-9 place-items-center rounded-badge border-0 bg-transparent p-0 text-left touch:h-11 touch:w-11',
              'lg:h-auto! lg:w-auto! lg:flex-1 lg:place-items-stretch lg:gap-2 lg:rounded-control',
              'tall:flex tall:w-full! tall:items-center tall:gap-3.5 tall:py-1.5',
            )}
          >
            <span className="sr-only">{t('exampleOf', { number: at + 1, count: slides.length })}</span>
            <span className="block aspect-video overflow-hidden rounded-control bg-over max-lg:hidden tall:w-[88px] tall:flex-none group-aria-current:ring-selected">
              {isAwake && <ShowcasePicture item={slide} sizes="180px" decorative />}
            </span>
            <span className="hidden text-muted group-hover:text-text group-aria-current:text-text tall:line-clamp-2">
              {slide.prompt}
            </span>
            <span className="block h-1 w-7 rounded-[2px] bg-edge group-hover:bg-muted group-aria-current:bg-text lg:hidden forced-colors:bg-[ButtonText] forced-colors:group-aria-current:bg-[Highlight]" />
          </button>
        ))}
      </div>
      <span className="flex-1" />
      <TurnButtons carousel={carousel} />
    </div>
  );
}

function TurnButtons({ carousel }: { carousel: Carousel }) {
  const t = useTexts(landingTexts);
  const { index, isPaused } = carousel;
  const round = buttonStyle({ variant: 'quiet', iconOnly: true });
  return (
    <>
      <button
        type="button"
        aria-label={t('previous')}
        onClick={() => carousel.goTo(index - 1)}
        className={round}
      >
        <Icon of={ChevronLeft} />
      </button>
      <button
        type="button"
        aria-label={t(isPaused ? 'play' : 'pause')}
        onClick={() => carousel.setPaused(!isPaused)}
        className={`${round} motion-reduce:hidden`}
      >
        <Icon of={isPaused ? Play : Pause} />
      </button>
      <button type="button" aria-label={t('next')} onClick={() => carousel.goTo(index + 1)} className={round}>
        <Icon of={ChevronRight} />
      </button>
    </>
  );
}
