import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useDialogFocus } from './dialog-focus.ts';
import { ignoreToastClick, OpenDialogMark } from './open-dialogs.ts';
import { type SheetStop, useSheetDrag } from './sheet-drag.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
}

const heights: Record<SheetStop, string> = { full: '72dvh', half: '40dvh' };

/**
 * A bottom sheet for phones: 72 % of the height, snaps at half, closes when dragged down; the content
 * scrolls.
 */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const [stop, setStop] = useState<SheetStop>('full');
  const focus = useDialogFocus();
  const drag = useSheetDrag({ stop, onStop: setStop, onClose });
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim-motion fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={ignoreToastClick}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            setStop('full');
          }}
          className="sheet-motion fixed inset-x-0 bottom-0 z-50 mx-auto flex w-full max-w-[640px] flex-col rounded-t-dialog bg-raised shadow-dialog outline-none forced-colors:border"
          style={{
            maxHeight: heights[stop],
            transform: drag.offsetPx === 0 ? undefined : `translateY(${drag.offsetPx}px)`,
          }}
        >
          <OpenDialogMark />
          <div {...drag.handlers} className="grid h-7 flex-none cursor-grab touch-none place-items-center">
            <span className="h-1 w-10 rounded-full bg-edge" />
          </div>
          <Radix.Title className="type-heading px-5 pb-2">{title}</Radix.Title>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5">{children}</div>
          <div className="pb-safe flex gap-2 px-5 pt-3 *:flex-1">{footer}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
