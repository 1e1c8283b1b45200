import { clsx } from 'clsx';
import { ChevronsLeftRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Rect } from '#web/ui/zoom/geometry.ts';
import { compareTexts } from '../texts.ts';

export const dividerSteps = { arrow: 0.01, page: 0.1 } as const;

interface DividerProps {
  /** Share of the window, from its left edge. */
  share: number;
  window: Rect;
  names: { before: string; after: string };
  onMove: (share: number) => void;
  /** Hidden while the loupe shows what is below it. */
  isGripHidden: boolean;
}

/** The divider's position after a key; null for other keys. */
function dividerAfterKey(key: string, share: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: share - dividerSteps.arrow,
    ArrowDown: share - dividerSteps.arrow,
    ArrowRight: share + dividerSteps.arrow,
    ArrowUp: share + dividerSteps.arrow,
    PageDown: share - dividerSteps.page,
    PageUp: share + dividerSteps.page,
    Home: 0,
    End: 1,
  };
  return steps[key] ?? null;
}

/** The line between both sides, with a handle. Moves by drag and by keys. */
export function Divider({ share, window, names, onMove, isGripHidden }: DividerProps) {
  const t = useTexts(compareTexts);
  /** From the pointer to the line, so that it does not jump to the pointer. */
  const offsetPx = useRef<number | null>(null);
  const percent = Math.round(share * 100);
  const value = t('dividerValue', {
    before: formatPercent(percent),
    beforeName: names.before,
    after: formatPercent(100 - percent),
    afterName: names.after,
  });
  const release = () => {
    offsetPx.current = null;
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('divider')}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={value}
      className="absolute -ml-[22px] grid w-11 cursor-ew-resize touch-none place-items-center outline-none before:absolute before:inset-y-0 before:left-1/2 before:-ml-px before:w-0.5 before:bg-[#fff] before:shadow-[0_0_0_1px_oklch(0_0_0/0.4)] before:content-['']"
      style={{ left: window.left + share * window.width, top: window.top, height: window.height }}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { left, width } = event.currentTarget.getBoundingClientRect();
        offsetPx.current = left + width / 2 - event.clientX;
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        const parent = event.currentTarget.parentElement;
        if (offsetPx.current === null || parent === null) return;
        const at = event.clientX + offsetPx.current - parent.getBoundingClientRect().left;
        onMove((at - window.left) / window.width);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => onMove(0.5)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const next = dividerAfterKey(event.key, share);
        if (next === null) return;
        event.preventDefault();
        onMove(next);
      }}
    >
      <span
        className={clsx(
          isGripHidden && 'opacity-0 in-focus-visible:opacity-100',
          'relative grid size-11 place-items-center rounded-full bg-[#fff] text-[#16121a] shadow-[0_0_0_1px_oklch(0_0_0/0.3)] in-focus-visible:outline-2 in-focus-visible:outline-focus in-focus-visible:outline-offset-2 in-focus-visible:shadow-[0_0_0_2px_#000] forced-colors:border',
        )}
      >
        <Icon of={ChevronsLeftRight} size="lg" />
      </span>
    </div>
  );
}
