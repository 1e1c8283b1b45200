import type { ReactNode } from 'react';

export interface PageBodyProps {
  title: string;
  /** A badge beside the title. */
  badge?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** At the right of the title, below it on small screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Title, lead and content of a text page, aligned left. */
export function PageBody({ title, badge, lead, aside, children }: PageBodyProps) {
  return (
    <div className="mx-auto w-full max-w-(--page-width) flex-1 px-4 pt-8 pb-16 md:px-10 md:pt-12">
      <header className="flex items-end justify-between gap-x-8 gap-y-5 max-lg:flex-col max-lg:items-start">
        <div className="grid gap-2.5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="type-display">{title}</h1>
            {badge}
          </div>
          {lead !== undefined && <p className="type-prompt max-w-[680px] text-muted">{lead}</p>}
        </div>
        {aside}
      </header>
      <div className="pt-8">{children}</div>
    </div>
  );
}
