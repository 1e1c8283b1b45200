import { Dialog } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { useDialogFocus } from '#web/ui/dialog-focus.ts';

interface MenuPanelSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The bar above the panel, wherever it currently is. */
  bar: HTMLElement | null;
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * Slides in under the bar over a scrim; the page does not move. Escape, a click outside and every entry close
 * it.
 */
export default function MenuPanelSurface(props: MenuPanelSurfaceProps) {
  const { open, onOpenChange, bar, label, closeLabel, children } = props;
  const focus = useDialogFocus();
  const barBottomPx = open ? Math.round(bar?.getBoundingClientRect().bottom ?? 0) : 0;
  const top: CSSProperties = { top: `max(var(--bar-height), ${barBottomPx}px)` };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay style={top} className="scrim-motion fixed inset-x-0 bottom-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focus}
          style={top}
          className="panel-motion fixed bottom-0 left-0 z-41 w-[min(420px,100vw-48px)] overflow-y-auto overscroll-contain border-line border-r bg-panel outline-none"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
          {/* The bar's button is behind the scrim: screen reader users need a way to close. */}
          <Dialog.Close className="sr-only">{closeLabel}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
