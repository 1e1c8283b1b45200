import { type ReactNode, Suspense } from 'react';
import { useTitle } from '#web/ui/use-title.ts';
import { PageFoot } from './page-foot.tsx';

export interface PageFrameProps {
  title: string;
  /** A word beside the title. */
  badge?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** At the title's right, below it on small screens. */
  aside?: ReactNode;
  /** The questions and answers follow the content. */
  withQuestions?: boolean;
  children: ReactNode;
}

/** A page of words: title, lead, content on one left edge, and the site's foot at the bottom. */
export function PageFrame({ title, badge, lead, aside, withQuestions = false, children }: PageFrameProps) {
  useTitle(title);
  return (
    <div className="flex min-h-[calc(100dvh-var(--bar-height))] flex-col [--page-width:1280px]">
      <div className="mx-auto w-full max-w-(--page-width) flex-1 px-4 pt-8 pb-16 md:px-10 md:pt-12">
        <header className="flex items-end justify-between gap-x-8 gap-y-5 max-lg:flex-col max-lg:items-start">
          <div className="grid gap-2.5">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="type-display">{title}</h1>
              {badge}
            </div>
            {lead !== undefined && <p className="type-prompt max-w-[680px] text-pretty text-muted">{lead}</p>}
          </div>
          {aside}
        </header>
        <div className="pt-8">{children}</div>
      </div>
      <Suspense>
        <PageFoot withQuestions={withQuestions} />
      </Suspense>
    </div>
  );
}
