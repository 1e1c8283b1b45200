import { clsx } from 'clsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ShowcaseItem } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ShowcasePicture } from '../showcase/showcase-picture.tsx';
import { landingTexts } from '../texts.ts';
import { PromptLine } from './prompt-line.tsx';
import { SlideChooser } from './slide-chooser.tsx';
import type { Carousel } from './use-carousel.ts';

/** The size of the first slide's picture; the document's preload uses the same value. */
export const slideSizes =
  '(min-width: 1520px) 1044px, (min-width: 1024px) calc(100vw - 476px), calc(100vw - 32px)';

/** Invented video lengths, in the corner that a timestamp covers. */
const durations = ['10:24', '8:42', '6:15'];
const swipePx = 40;

/**
 * Prompt above, picture below: an example types itself, the button presses itself, the picture wipes in. On
 * wide windows its parts are cells of the hero's grid, so that the chooser stands beside the picture.
 */
export function HeroCarousel({
  slides,
  carousel,
  isSignedIn,
}: {
  slides: readonly ShowcaseItem[];
  carousel: Carousel;
  isSignedIn: boolean;
}) {
  const t = useTexts(landingTexts);
  const { index, stage, isRunning } = carousel;
  const before = usePrevious(index);
  const swipe = useSwipe((direction) => carousel.goTo(index + direction));
  // Only the first picture loads with the page.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('examples')}
      className="relative grid min-w-0 content-start gap-3 lg:contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && carousel.setHeld(true)}
      onPointerLeave={() => carousel.setHeld(false)}
      onFocus={() => carousel.setHeld(true)}
      onBlur={() => carousel.setHeld(false)}
    >
      <div className="grid min-w-0 content-start gap-3 lg:col-start-2 lg:row-span-3 lg:row-start-2">
        <PromptLine
          prompts={slides.map((slide) => slide.prompt)}
          shown={index}
          typed={carousel.typed}
          stage={stage}
          isSignedIn={isSignedIn}
        />
        <div
          aria-live={isRunning ? 'off' : 'polite'}
          className="relative aspect-video touch-pan-y overflow-hidden rounded-[14px] bg-over"
          {...swipe}
        >
          {slides.map((slide, at) => {
            const isShown = at === index && stage === 'drawn';
            const isUnder = at === (stage === 'drawn' ? before : (before ?? index));
            if (at !== 0 && !isAwake) return null;
            return (
              <figure
                key={slide.id}
                aria-roledescription="slide"
                aria-label={t('exampleOf', { number: at + 1, count: slides.length })}
                aria-hidden={at !== index}
                className={clsx(
                  'absolute inset-0 m-0',
                  isShown ? 'z-1' : isUnder ? 'z-0' : 'invisible',
                  isShown && before !== null && 'wipe-in',
                )}
              >
                <ShowcasePicture
                  item={slide}
                  sizes={slideSizes}
                  eager
                  {...(at === 0 && { priority: 'high' })}
                />
                <span
                  aria-hidden="true"
                  className="absolute right-3.5 bottom-3.5 rounded-badge bg-badge px-2 text-[14px] leading-6 font-[640] text-on-badge"
                >
                  {durations[at % durations.length]}
                </span>
              </figure>
            );
          })}
        </div>
      </div>
      <SlideChooser slides={slides} carousel={carousel} isAwake={isAwake} />
    </section>
  );
}

/** The previously shown slide; null at first. */
function usePrevious(index: number): number | null {
  const [state, setState] = useState<{ index: number; before: number | null }>({ index, before: null });
  if (state.index === index) return state.before;
  setState({ index, before: state.index });
  return state.index;
}

/** Detects a sideways drag by finger, pen or mouse. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const movedPx = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(movedPx) >= swipePx) onSwipe(movedPx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
