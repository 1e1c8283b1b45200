import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, type ErrorStateProps } from '#web/ui/error-state.tsx';
import { errorText } from './error-texts.ts';

interface QueryErrorProps extends Pick<ErrorStateProps, 'title' | 'notCharged' | 'children'> {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Why a query failed, with a button that repeats it. */
export function QueryError({ query, ...words }: QueryErrorProps) {
  return (
    <ErrorState
      {...words}
      sentence={errorText(query.error)}
      onRetry={() => void query.refetch()}
      retryBusy={query.isFetching}
    />
  );
}
