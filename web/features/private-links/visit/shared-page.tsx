import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router';
import { countView } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { SharedPictures } from './shared-pictures.tsx';
import { isClosed, sharedQuery } from './shared-query.ts';
import { visitTexts } from './texts.ts';
import { VisitFrame } from './visit-frame.tsx';

/** The page of a private link, for people without an account. */
export function SharedPage() {
  const { token = '' } = useParams();
  const t = useTexts(visitTexts);
  const { data, error, isFetching, refetch } = useQuery(sharedQuery(token));
  useTitle(data?.title ?? t('shared'));
  useView(token, data !== undefined);
  // Not what was shown before: its pictures are not there any more.
  if (isClosed(error)) {
    return (
      <VisitFrame>
        <Middle>
          <EmptyState title={t('gone')} line={t('goneLine')} />
        </Middle>
      </VisitFrame>
    );
  }
  if (data !== undefined) {
    return (
      <VisitFrame shared={data}>
        <SharedPictures token={token} shared={data} />
      </VisitFrame>
    );
  }
  return (
    <VisitFrame>
      {error === null ? (
        <SharedSkeleton />
      ) : (
        <Middle>
          <ErrorState
            title={t('failed')}
            sentence={errorText(error)}
            onRetry={() => void refetch()}
            retryBusy={isFetching}
          />
        </Middle>
      )}
    </VisitFrame>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[720px] px-4 py-8 md:px-8 md:py-16">{children}</div>;
}

/** Counts one view each time the page is opened. */
function useView(token: string, isShown: boolean): void {
  useEffect(() => {
    if (isShown) void call(countView, { params: { token } }).catch(() => undefined);
  }, [token, isShown]);
}

/** The place of the pictures while they load. */
function SharedSkeleton() {
  const t = useTexts(visitTexts);
  return (
    <div className="flex-1 bg-stage p-4 md:p-8">
      <p role="status" className="sr-only">
        {t('loadingMore')}
      </p>
      <Skeleton className="mx-auto aspect-video w-full max-w-[960px]" />
    </div>
  );
}
