import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { getSignInMethods } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';

export type SignInMethods = z.infer<typeof getSignInMethods.response>;

/** Which ways in exist here. The operator sets them at the start of the server. */
export const methodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }): Promise<SignInMethods> => call(getSignInMethods, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
});

/** What stands on the page when the server does not tell: the form says by itself what fails. */
export const presumedMethods: SignInMethods = {
  success: true,
  local: true,
  google: false,
  oidc: null,
  mail: true,
};
