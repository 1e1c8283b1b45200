import {
  claimAdmin,
  forgotPassword,
  getSignInMethods,
  resetPassword,
  sendVerification,
  signInWithEmail,
  signOut,
  signUpWithEmail,
  verifyEmail,
} from '#contract/accounts.ts';
import { can } from '#contract/plans.ts';
import {
  checkAuth,
  checkPremiumAccess,
  getAdminAccess,
  getMe,
  getUserInfo,
  recordGreeting,
  renewSession,
  updateActivity,
} from '#contract/session.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { FieldErrors } from '#server/platform/http/validate.ts';
import type { Accounts } from './accounts.ts';
import { registerConfirmedRoutes } from './confirmed-routes.ts';
import { nameError, passwordError } from './field-errors.ts';
import { registerExportRoute } from './personal-data/export-route.ts';
import { registerProfileCalls } from './profile/routes.ts';
import { registerProviderRoutes } from './providers/routes.ts';

const signUpErrors: FieldErrors = {
  name: nameError,
  email: 'email_invalid',
  password: passwordError,
  acceptedTerms: 'terms_not_accepted',
};

// At sign-in, a password that no account can have is simply wrong.
const signInErrors: FieldErrors = {
  email: 'email_invalid',
  password: 'invalid_credentials',
  code: 'second_factor_invalid',
};

export function registerAccountRoutes(api: Api, accounts: Accounts): void {
  registerSignInCalls(api, accounts);
  registerUserCalls(api, accounts);
  registerMailCalls(api, accounts);
  registerProfileCalls(api, accounts);
  registerProviderRoutes(api, accounts);
  registerConfirmedRoutes(api, accounts);
  registerExportRoute(api, accounts);
}

function registerSignInCalls(api: Api, accounts: Accounts): void {
  api.handle(getSignInMethods, () => accounts.signInMethods());
  api.handle(
    signUpWithEmail,
    { limit: 'signUp', fieldErrors: signUpErrors },
    async ({ body, ...exchange }) => ({ user: await accounts.signUp(exchange, body) }),
  );
  api.handle(
    signInWithEmail,
    { limit: 'signIn', fieldErrors: signInErrors },
    async ({ body, ...exchange }) => ({ user: await accounts.signIn(exchange, body) }),
  );
  api.handle(signOut, (exchange) => accounts.signOut(exchange));
  api.handle(claimAdmin, { limit: 'signIn' }, async ({ identity, body, ...exchange }) => ({
    user: await accounts.claimAdmin(exchange, identity.userId, body.code),
  }));
  api.handle(getAdminAccess, ({ identity }) => accounts.adminAccess(identity.userId));
}

function registerUserCalls(api: Api, accounts: Accounts): void {
  api.handle(checkAuth, async ({ identity }) => {
    const user = identity && (await accounts.findUser(identity.userId));
    const { usesCoins } = accounts;
    const isSignUpClosed = await accounts.isSignUpClosed();
    return {
      authenticated: user !== null,
      user,
      usesCoins,
      isSignUpClosed,
      isAdmin: user?.isAdmin ?? false,
    };
  });
  api.handle(getUserInfo, ({ identity }) => accounts.load(identity.userId));
  api.handle(getMe, async ({ identity }) => {
    const user = await accounts.load(identity.userId);
    return { ...user, user };
  });
  api.handle(renewSession, (exchange) => accounts.renewSession(exchange));
  api.handle(updateActivity, ({ identity }) => accounts.recordActivity(identity));
  api.handle(recordGreeting, ({ identity, body }) => accounts.recordGreeting(identity.userId, body.greeting));
  api.handle(checkPremiumAccess, async ({ identity }) => ({
    hasPremiumAccess: can(await accounts.planOf(identity.userId), 'thumbnailsV2'),
  }));
}

function registerMailCalls(api: Api, accounts: Accounts): void {
  api.handle(
    verifyEmail,
    {
      limit: 'mailToken',
      fieldErrors: { token: 'token_invalid' },
    },
    async ({ identity, body }) => ({ email: await accounts.verifyEmail(identity.userId, body.token) }),
  );
  api.handle(sendVerification, async ({ identity, ...exchange }) => ({
    alreadyVerified: !(await accounts.resendVerification(exchange, identity.userId)),
  }));
  api.handle(
    forgotPassword,
    { limit: 'forgotPassword', fieldErrors: { email: 'email_invalid' } },
    async ({ body, ...exchange }) => {
      accounts.forgotPassword(exchange, body.email);
    },
  );
  api.handle(
    resetPassword,
    {
      limit: 'mailToken',
      fieldErrors: { token: 'token_invalid', password: passwordError },
    },
    ({ body, ...exchange }) => accounts.resetPassword(exchange, body),
  );
}
