import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { partLoader } from './part-loader.ts';
import { type FloatingState, useFloating } from './use-floating.tsx';

const loadSurface = partLoader(() => import('./popover-surface.tsx'));
const PopoverSurface = lazy(loadSurface);

export interface PopoverProps extends FloatingState {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  /** Pixels between trigger and popover; 8 by default. */
  gapPx?: number;
  className?: string;
  children: ReactNode;
}

/** A small surface beside its button; closes on Escape and outside clicks. Its code loads on first use. */
export function Popover({ trigger, open, onOpenChange, ...surface }: PopoverProps) {
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  const floating = useFloating({ ...state, trigger, haspopup: 'dialog', preload: () => void loadSurface() });
  return (
    <>
      {floating.trigger}
      {floating.isWanted && (
        <Suspense>
          <PopoverSurface
            {...surface}
            anchor={floating.anchor}
            open={floating.isOpen}
            onOpenChange={floating.setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
