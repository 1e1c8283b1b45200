import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { tilePrompt } from '../../grid/tile-prompt.ts';
import { shownPrompt } from '../../shown-prompt.ts';
import { galleryTexts } from '../../texts.ts';
import { viewerTexts } from '../texts.ts';
import type { DetailsStop } from './sheet-stop.ts';
import { useDetailsDrag } from './use-details-drag.ts';

/** The visible height of the minimized sheet: its bar, one line of the prompt, the buttons. */
export const minimizedPx = 136;
/** The prompt is cut to this many characters then. */
const minimizedCharacters = 50;

interface DetailsSheetProps {
  image: GalleryImage;
  stop: DetailsStop;
  onStop: (stop: DetailsStop) => void;
  /** The main actions, for the minimized sheet. */
  summaryActions: ReactNode;
  details: ReactNode;
  actions: ReactNode;
}

/** The details below the picture: minimized, or 72 % of the height. */
export function DetailsSheet({ image, stop, onStop, summaryActions, details, actions }: DetailsSheetProps) {
  const t = useTexts(galleryTexts);
  const viewer = useTexts(viewerTexts);
  const sheet = useRef<HTMLElement>(null);
  const drag = useDetailsDrag({ sheet, stop, minimizedPx, onStop });
  const isOpen = stop === 'details';
  const toggle = () => onStop(isOpen ? 'minimized' : 'details');
  return (
    <aside
      ref={sheet}
      aria-label={t('details')}
      data-stop={stop}
      className={clsx(
        'fixed inset-x-0 bottom-0 mx-auto flex h-[72dvh] w-full max-w-[640px] flex-col rounded-t-dialog bg-raised shadow-dialog forced-colors:border',
        !drag.isDragging && 'transition-[translate] duration-(--speed-sheet) ease-out',
        !isOpen && 'translate-y-[calc(72dvh-var(--minimized)-env(safe-area-inset-bottom))]',
      )}
    >
      <div {...drag.handlers} className="flex-none cursor-grab touch-none">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? viewer('hideDetails') : viewer('showDetails')}
          // Pointer presses are handled by the head; this one is for the keyboard.
          onClick={(event) => event.detail === 0 && toggle()}
          className="grid h-7 w-full place-items-center rounded-t-dialog border-0 bg-transparent p-0 focus-visible:-outline-offset-2"
        >
          <span className="h-1 w-9 rounded-full bg-edge" />
        </button>
        {isOpen || drag.isDragging ? (
          <h2 className="m-0 px-4 pb-1 type-heading">{t('details')}</h2>
        ) : (
          <p dir="auto" className="m-0 line-clamp-2 h-10 overflow-hidden px-4 text-muted">
            {tilePrompt(shownPrompt(image) ?? t('noPrompt'), minimizedCharacters)}
          </p>
        )}
      </div>
      {isOpen || drag.isDragging ? (
        <>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-5">{details}</div>
          <div className="flex-none border-line border-t px-4 pt-2.5 pb-safe">{actions}</div>
        </>
      ) : (
        <div className="flex gap-2 px-4 pt-2">{summaryActions}</div>
      )}
    </aside>
  );
}
