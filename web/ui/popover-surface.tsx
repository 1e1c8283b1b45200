import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { floatingStyle } from './floating-style.ts';
import { ignoreTriggerClick } from './use-floating.tsx';

export interface PopoverSurfaceProps {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Pixels between trigger and popover; 8 by default. */
  gapPx?: number;
  className?: string;
  children: ReactNode;
}

/** The opened popover. */
export default function PopoverSurface(props: PopoverSurfaceProps) {
  const { anchor, open, onOpenChange, label, align = 'start', gapPx = 8 } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side="bottom"
          align={align}
          sideOffset={gapPx}
          collisionPadding={8}
          onInteractOutside={ignoreTriggerClick(anchor)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
          className={clsx(
            floatingStyle,
            'max-h-(--radix-popover-content-available-height) overflow-y-auto',
            props.className,
          )}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
