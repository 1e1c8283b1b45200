import { useQuery } from '@tanstack/react-query';
import { inviteOfPage } from './invite-of-page.ts';
import { methodsQuery, type SignInMethods } from './sign-in-methods.ts';

/** Why sign-up is closed on this page; null if it is open. */
export function signUpObstacle({ signUp }: SignInMethods): 'signUpClosed' | 'signUpByInvite' | null {
  if (signUp === 'closed') return 'signUpClosed';
  return signUp === 'invite' && inviteOfPage() === null ? 'signUpByInvite' : null;
}

/** Whether sign-up is known to be closed on this page, so that it promises no first coins. */
export function useIsSignUpClosed(): boolean {
  const { data } = useQuery(methodsQuery);
  return data !== undefined && signUpObstacle(data) !== null;
}
