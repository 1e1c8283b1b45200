import { queryOptions, useQuery } from '@tanstack/react-query';
import { getOperator } from '#contract/contact.ts';
import { call } from '#web/api/call.ts';

/** The server's operator; it changes only with the configuration, so one request per visit is enough. */
const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => call(getOperator, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useOperator() {
  return useQuery(operatorQuery);
}
