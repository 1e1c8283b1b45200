import { queryOptions } from '@tanstack/react-query';
import { linkLimits } from '#contract/limits.ts';
import { getShared } from '#contract/private-links.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call, type ResponseOf } from '#web/api/call.ts';

export type Shared = ResponseOf<typeof getShared>;

/** What a link shows. New comments arrive while its page is open: a visitor has no event stream. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(getShared, { params: { token }, signal }),
    refetchInterval: ({ state }) => (isClosed(state.error) ? false : linkLimits.refreshMs),
  });

/** Whether a link does not work, for whatever reason. */
export const isClosed = (error: Error | null) => error instanceof ApiError && error.code === 'link_closed';
