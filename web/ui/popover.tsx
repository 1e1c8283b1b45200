import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the popover. */
  label: string;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** A small surface beside its button; closes on Escape and outside. */
export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={clsx(popoverStyle, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Ground, radius and shadow of everything that floats beside a button. */
export const popoverStyle =
  'pop-motion z-60 rounded-[12px] bg-raised shadow-pop outline-none forced-colors:border max-w-[calc(100vw-16px)]';
