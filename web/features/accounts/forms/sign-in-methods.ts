import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { getSignInMethods } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';

export type SignInMethods = z.infer<typeof getSignInMethods.response>;

/** Kept at sign-out: the server's, not the user's. */
const storageKey = 'adventure-sign-in-methods';

/**
 * The sign-in methods of this server, and who may sign up; asked once a page load. Until the answer arrives,
 * those of the last visit: the form is there at once.
 */
export const methodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async ({ signal }): Promise<SignInMethods> => {
    const methods = await call(getSignInMethods, { signal });
    remember(methods);
    return methods;
  },
  placeholderData: remembered,
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

function remember(methods: SignInMethods): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(methods));
  } catch {
    // Without storage the form waits for the answer.
  }
}

function remembered(): SignInMethods | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return getSignInMethods.response.safeParse(stored).data;
  } catch {
    return undefined;
  }
}
