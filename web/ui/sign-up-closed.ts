import { createContext, use } from 'react';

/** Whether nobody can create an account on this server. The app and the server's own pages provide it. */
export const SignUpClosed = createContext(false);

/** Whether nobody can create an account here: then nothing offers one, or the coins of a new one. */
export function useIsSignUpClosed(): boolean {
  return use(SignUpClosed);
}
