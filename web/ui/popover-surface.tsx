import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { floatingStyle } from './floating-style.ts';
import { ignoreTriggerPress } from './use-floating.tsx';

export interface PopoverSurfaceProps {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  gapPx?: number;
  className?: string;
  children: ReactNode;
}

/** The opened popover. */
export default function PopoverSurface(props: PopoverSurfaceProps) {
  const { anchor, open, onOpenChange, label, side = 'bottom', align = 'start', gapPx = 8 } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={gapPx}
          collisionPadding={8}
          onInteractOutside={ignoreTriggerPress(anchor)}
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
