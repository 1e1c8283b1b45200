import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

/** Around the app once: the second tooltip in a row comes without a wait. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  text: ReactNode;
  side?: TooltipSide;
  /** One element that takes a ref: a button or a link. */
  children: ReactElement;
}

/** Says what an icon means or why a control is off, on hover and on focus. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="pop-motion z-70 max-w-64 rounded-control bg-text px-2.5 py-1.5 text-inverse type-meta font-medium"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
