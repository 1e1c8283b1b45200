import type { ReactElement, ReactNode } from 'react';
import { latePart } from './lazy-part.tsx';
import { type FloatingState, useFloating } from './use-floating.tsx';

const PopoverSurface = latePart(async () => (await import('./popover-surface.tsx')).default);

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
  const floating = useFloating({ ...state, trigger, haspopup: 'dialog', preload: PopoverSurface.preload });
  return (
    <>
      {floating.trigger}
      {floating.isWanted && (
        <PopoverSurface
          {...surface}
          anchor={floating.anchor}
          open={floating.isOpen}
          onOpenChange={floating.setOpen}
        />
      )}
    </>
  );
}
