import type { ReactElement } from 'react';
import { deferredPart } from './lazy-part.tsx';
import type { PopoverSurfaceProps } from './popover-surface.tsx';
import { type FloatingState, useFloating } from './use-floating.tsx';

const PopoverSurface = deferredPart(async () => (await import('./popover-surface.tsx')).default);

export interface PopoverProps
  extends FloatingState,
    Omit<PopoverSurfaceProps, 'anchor' | keyof FloatingState> {
  /** The button that opens it. */
  trigger: ReactElement;
}

/** A small surface beside its button; closes on Escape and outside clicks. Its code loads on first use. */
export function Popover({ trigger, open, onOpenChange, ...surface }: PopoverProps) {
  const floating = useFloating({
    trigger,
    open,
    onOpenChange,
    haspopup: 'dialog',
    preload: PopoverSurface.preload,
  });
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
