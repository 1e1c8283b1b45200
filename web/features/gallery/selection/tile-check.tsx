import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { pageTexts } from '../page-texts.ts';
import { useIsSelected, useSelection } from './selection-store.ts';

interface TileCheckProps {
  id: string;
  prompt: string;
  /** Only shows the state; the tile itself is the checkbox. */
  isMark?: boolean;
}

/** The checkbox at the top left of a tile: shows the selection, and starts one on hover. */
export function TileCheck({ id, prompt, isMark = false }: TileCheckProps) {
  const t = useTexts(pageTexts);
  const isOn = useSelection((store) => store.isOn);
  const isChosen = useIsSelected(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shift click selects a range, which a native checkbox would undo
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-label={t('selectOne', { prompt })}
      tabIndex={isOn && !isMark ? 0 : -1}
      {...(isMark && { 'aria-hidden': true })}
      data-select={id}
      className={clsx(
        'focus-on-picture absolute top-2 left-2 grid size-6 place-items-center rounded-full border-2 p-0 animate-[fade-in_var(--speed-hover)_var(--curve-out)] before:absolute before:-inset-2.5 before:content-[""]',
        isChosen ? 'border-text bg-text text-inverse' : 'border-on-badge bg-badge text-transparent',
      )}
    >
      <Check size={14} strokeWidth={3} aria-hidden />
    </button>
  );
}
