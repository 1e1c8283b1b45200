import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { getSignInMethods } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';

export type SignInMethods = z.infer<typeof getSignInMethods.response>;

/** The sign-in methods of this server, and who may sign up; asked once a page load. */
export const methodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }): Promise<SignInMethods> => call(getSignInMethods, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
});

/** Used when the request fails: the form then reports its own errors. */
export const fallbackMethods: SignInMethods = {
  success: true,
  local: true,
  google: false,
  oidc: null,
  mail: true,
  signUp: 'open',
};
