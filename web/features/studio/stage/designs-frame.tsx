import type { ReactNode } from 'react';
import { designsLayout } from './designs-layout.ts';

interface DesignsFrameProps {
  /** Names the group. */
  label: string;
  /** At the right end of the heading. */
  action: ReactNode;
  prompt: string;
  count: string;
  children: ReactNode;
}

/** The frame around the designs of one generation, with a heading. */
export function DesignsFrame({ label, action, prompt, count, children }: DesignsFrameProps) {
  const { padding, gap, headHeight } = designsLayout;
  return (
    <article aria-label={label} className="h-full overflow-hidden rounded-dialog border border-line">
      <header
        className="flex items-center gap-3"
        style={{ height: headHeight, paddingLeft: padding + 2, paddingRight: padding - 4 }}
      >
        <p dir="auto" className="m-0 min-w-0 flex-1 truncate text-left text-muted">
          {prompt}
        </p>
        <span className="flex-none text-faint type-meta">{count}</span>
        {action}
      </header>
      <div className="grid grid-cols-2" style={{ gap, padding, paddingTop: 0 }}>
        {children}
      </div>
    </article>
  );
}
