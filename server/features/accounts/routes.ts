import {
  checkAuth,
  checkPremiumAccess,
  claimAdmin,
  getMe,
  getUserInfo,
  renewSession,
  signInWithEmail,
  signOut,
  signUpWithEmail,
  type User,
  updateActivity,
} from '#contract/accounts.ts';
import { can } from '#contract/plans.ts';
import type { Api } from '#server/platform/http/api.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { FieldErrors } from '#server/platform/http/validate.ts';
import type { Accounts } from './accounts.ts';

const signUpErrors: FieldErrors = {
  name: (issue) => (issue.code === 'too_big' ? 'validation_failed' : 'name_required'),
  email: 'email_invalid',
  password: (issue) => (issue.code === 'too_big' ? 'password_too_long' : 'password_too_short'),
  acceptedTerms: 'terms_not_accepted',
};

// A password that no account can have is a wrong password.
const signInErrors: FieldErrors = { email: 'email_invalid', password: 'invalid_credentials' };

export function registerAccountRoutes(api: Api, accounts: Accounts): void {
  const done = { success: true } as const;

  async function signedInUser(userId: string): Promise<User> {
    const user = await accounts.findUser(userId);
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  api.handle(
    signUpWithEmail,
    async ({ body, ...exchange }) => ({ ...done, user: await accounts.signUp(exchange, body) }),
    { limit: 'signUp', fieldErrors: signUpErrors },
  );
  api.handle(
    signInWithEmail,
    async ({ body, ...exchange }) => ({ ...done, user: await accounts.signIn(exchange, body) }),
    { limit: 'signIn', fieldErrors: signInErrors },
  );
  api.handle(signOut, async (exchange) => {
    await accounts.signOut(exchange);
    return done;
  });
  api.handle(
    claimAdmin,
    async ({ identity, body, ...exchange }) => ({
      ...done,
      user: await accounts.claimAdmin(exchange, identity.userId, body.code),
    }),
    { limit: 'signIn' },
  );
  api.handle(checkAuth, async ({ identity }) => {
    const user = identity && (await accounts.findUser(identity.userId));
    return { authenticated: user !== null, user, isAdmin: user?.isAdmin ?? false };
  });
  api.handle(getUserInfo, async ({ identity }) => ({ ...done, ...(await signedInUser(identity.userId)) }));
  api.handle(getMe, async ({ identity }) => {
    const user = await signedInUser(identity.userId);
    return { ...done, ...user, user };
  });
  api.handle(renewSession, async (exchange) => {
    await accounts.renewSession(exchange);
    return done;
  });
  api.handle(updateActivity, async ({ identity }) => {
    await accounts.noteActivity(identity.userId);
    return done;
  });
  api.handle(checkPremiumAccess, async ({ identity }) => ({
    ...done,
    hasPremiumAccess: can(await accounts.planOf(identity.userId), 'thumbnailsV2'),
  }));
}
