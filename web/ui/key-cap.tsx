import type { ReactNode } from 'react';

export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-[18px] rounded-badge bg-over px-[5px] text-center font-sans text-[12px] leading-[18px] font-semibold text-muted">
      {children}
    </kbd>
  );
}
