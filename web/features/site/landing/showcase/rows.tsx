import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ShowcaseItem } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { landingTexts } from '../texts.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

/** This many tiles load with the page; the others lazily. */
const eagerTiles = 10;

/**
 * On phones a tenth less than the real width: the smallest file then fits most of them, at half the bytes.
 */
const tileSizes = '(min-width: 768px) 264px, 180px';

/** Two rows that move in opposite directions. They stop on hover, by a button, and with reduced motion. */
export function ShowcaseRows({ items }: { items: readonly ShowcaseItem[] }) {
  const t = useTexts(landingTexts);
  const [isPaused, setPaused] = useState(false);
  const isStill = useReducedMotion() || isPaused;
  const box = useRef<HTMLDivElement>(null);
  const half = Math.ceil(items.length / 2);
  const rows = [items.slice(0, half), items.slice(half)].filter((row) => row.length > 0);
  const scroll = (direction: 1 | -1) => {
    for (const row of box.current?.children ?? []) row.scrollBy({ left: direction * row.clientWidth * 0.8 });
  };
  return (
    <section
      aria-label={t('madeWith')}
      className={clsx('strips border-line border-y bg-stage pt-7 pb-2', isPaused && 'is-paused')}
    >
      <div ref={box} className="grid gap-3">
        {rows.map((row, at) => (
          <Row key={row[0]?.id} items={row} number={at + 1} isStill={isStill} firstIndex={at * half} />
        ))}
      </div>
      <div className="flex justify-end gap-1 px-4 py-1 md:px-10">
        <span className="strips-arrows gap-1">
          <button
            type="button"
            aria-label={t('previous')}
            onClick={() => scroll(-1)}
            className={buttonStyle({ variant: 'quiet', iconOnly: true })}
          >
            <Icon of={ChevronLeft} />
          </button>
          <button
            type="button"
            aria-label={t('next')}
            onClick={() => scroll(1)}
            className={buttonStyle({ variant: 'quiet', iconOnly: true })}
          >
            <Icon of={ChevronRight} />
          </button>
        </span>
        <button
          type="button"
          aria-label={t(isPaused ? 'playRows' : 'pauseRows')}
          onClick={() => setPaused(!isPaused)}
          className={`${buttonStyle({ variant: 'quiet', iconOnly: true })} motion-reduce:hidden`}
        >
          <Icon of={isPaused ? Play : Pause} />
        </button>
      </div>
    </section>
  );
}

interface RowProps {
  items: readonly ShowcaseItem[];
  /** Starts at 1; the second row moves in the other direction. */
  number: number;
  /** Stopped: it can be scrolled by hand. */
  isStill: boolean;
  /** The index of its first tile among all. */
  firstIndex: number;
}

function Row({ items, number, isStill, firstIndex }: RowProps) {
  const t = useTexts(landingTexts);
  return (
    <section aria-label={t('rowOf', { number })} {...(isStill && { tabIndex: 0 })} className="strip">
      <div className={clsx('strip-track', number === 2 && 'strip-reversed')}>
        <ul className="strip-list">
          {items.map((item, at) => (
            <Tile key={item.id} item={item} eager={firstIndex + at < eagerTiles} />
          ))}
        </ul>
        {/* The copy that makes the loop seamless. */}
        <ul aria-hidden="true" className="strip-list motion-reduce:hidden">
          {items.map((item) => (
            <Tile key={item.id} item={item} decorative />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Tile({
  item,
  eager = false,
  decorative = false,
}: {
  item: ShowcaseItem;
  eager?: boolean;
  decorative?: boolean;
}) {
  return (
    <li
      className={clsx(
        'aspect-video w-[200px] flex-none overflow-hidden rounded-picture bg-over md:w-[264px]',
        !eager && 'strip-later',
      )}
    >
      <ShowcasePicture item={item} sizes={tileSizes} eager={eager} decorative={decorative} priority="low" />
    </li>
  );
}
