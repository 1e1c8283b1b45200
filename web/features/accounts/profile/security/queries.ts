import { queryOptions } from '@tanstack/react-query';
import { listLinkedAccounts, listSessions } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['profile-sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
});

export const linkedAccountsQuery = queryOptions({
  queryKey: ['linked-accounts'],
  queryFn: ({ signal }) => call(listLinkedAccounts, { signal }),
});
