import { queryOptions, useQuery } from '@tanstack/react-query';
import { getOperator } from '#contract/contact.ts';
import { call } from '#web/api/call.ts';

/** Who runs this server; it changes with the configuration only, so once per visit is enough. */
const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => call(getOperator, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useOperator() {
  return useQuery(operatorQuery);
}
