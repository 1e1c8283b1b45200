import { Suspense } from 'react';
import { useTitle } from '#web/ui/use-title.ts';
import { PageBody, type PageBodyProps } from './page-body.tsx';
import { PageFoot } from './page-foot.tsx';

export interface PageFrameProps extends PageBodyProps {
  /** Shows the FAQ below the content. */
  withQuestions?: boolean;
}

/** A text page with the site's footer. */
export function PageFrame({ withQuestions = false, ...body }: PageFrameProps) {
  useTitle(body.title);
  return (
    <div className="flex min-h-[calc(100dvh-var(--bar-height))] flex-col [--page-width:1280px]">
      <PageBody {...body} />
      <Suspense>
        <PageFoot withQuestions={withQuestions} />
      </Suspense>
    </div>
  );
}
