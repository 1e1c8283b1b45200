import type { ReactNode } from 'react';
import { useTitle } from '#web/ui/use-title.ts';

export interface PageFrameProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** At the title's right, below it on small screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of words: title, lead, content, all on one left edge. */
export function PageFrame({ title, lead, aside, children }: PageFrameProps) {
  useTitle(title);
  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-8 pb-16 md:px-8 md:pt-12">
      <header className="flex items-end justify-between gap-x-8 gap-y-5 max-lg:flex-col max-lg:items-start">
        <div className="grid gap-2.5">
          <h1 className="type-display">{title}</h1>
          {lead !== undefined && <p className="type-prompt max-w-[680px] text-pretty text-muted">{lead}</p>}
        </div>
        {aside}
      </header>
      <div className="pt-8">{children}</div>
    </div>
  );
}
