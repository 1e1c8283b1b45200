import { getSignInMethods } from '#contract/accounts.ts';
import { getBilling } from '#contract/billing.ts';
import { listCoinGrants } from '#contract/coin-history.ts';
import { getCoins } from '#contract/coins.ts';
import { getDrawnTools } from '#contract/drawn-tools.ts';
import { listJobs } from '#contract/jobs.ts';
import { listNotifications } from '#contract/notifications.ts';
import {
  checkAuth,
  checkPremiumAccess,
  recordGreeting,
  renewSession,
  type User,
  updateActivity,
} from '#contract/session.ts';
import {
  listCustomImageStyles,
  listCustomThumbnailStyles,
  listPresetThumbnailStyles,
} from '#contract/style-lists.ts';
import type { FakeApi } from './fake-api.ts';

/** Answers the calls that every page makes for a signed-in user, with empty lists by default. */
export function answerForUser(api: FakeApi, user: User): void {
  const success = true as const;
  api.answer(checkAuth, () => ({
    authenticated: true,
    user,
    usesCoins: user.usesCoins,
    isSignUpClosed: false,
    isAdmin: user.isAdmin,
  }));
  api.answer(renewSession, () => ({ success }));
  api.answer(updateActivity, () => ({ success }));
  api.answer(recordGreeting, () => ({ success }));
  api.answer(getCoins, () => ({ success, coins: user.coins }));
  api.answer(listCoinGrants, () => ({ success, grants: [] }));
  api.answer(checkPremiumAccess, () => ({ success, hasPremiumAccess: user.isPremium }));
  api.answer(getDrawnTools, () => ({ success, tools: [] }));
  api.answer(listJobs, () => ({ success, jobs: [] }));
  api.answer(listCustomImageStyles, () => ({ success, styles: [] }));
  api.answer(listPresetThumbnailStyles, () => ({ success, styles: [] }));
  api.answer(listCustomThumbnailStyles, () => ({ success, styles: [] }));
  api.answer(listNotifications, () => ({
    success,
    notifications: [],
    total: 0,
    unread: 0,
    hasMore: false,
    nextCursor: null,
  }));
  api.answer(getBilling, () => ({
    success,
    mode: 'off' as const,
    planType: user.planType,
    subscription: null,
    failedPayment: null,
    nextCoinsAt: null,
    canHaveOffer: false,
  }));
}

/** Answers the calls that every page makes for a visitor. */
export function answerForVisitor(api: FakeApi): void {
  api.answer(checkAuth, () => ({
    authenticated: false,
    user: null,
    usesCoins: true,
    isSignUpClosed: false,
    isAdmin: false,
  }));
  answerSignInMethods(api);
}

/** All sign-in methods are available. */
export function answerSignInMethods(api: FakeApi): void {
  api.answer(getSignInMethods, () => ({
    success: true as const,
    local: true,
    google: true,
    oidc: { name: 'Example ID' },
    mail: true,
    signUp: 'open' as const,
  }));
}
