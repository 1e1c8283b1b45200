import type { ReactNode, Ref } from 'react';

interface ComposerDockProps {
  ref: Ref<HTMLDivElement>;
  /** Above it on phones: the running job. */
  strip: ReactNode;
  children: ReactNode;
}

/**
 * Holds the Generate button and its price: docked at the bottom of the panel, on phones at the bottom of the
 * screen. A screen too low for a dock has it above the form, and scrolls it.
 */
export function ComposerDock({ ref, strip, children }: ComposerDockProps) {
  return (
    <div
      ref={ref}
      className="z-20 flex flex-none flex-col gap-2 border-line border-t bg-panel px-3 pt-2.5 pb-safe docked:fixed docked:inset-x-0 docked:bottom-0 low:order-first low:border-t-0 low:border-b low:pt-2 md:px-6 md:[--safe-bottom:16px] lg:gap-3 lg:px-5 lg:pt-3.5"
    >
      {strip}
      {children}
    </div>
  );
}
