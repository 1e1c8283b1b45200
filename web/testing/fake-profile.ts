import { type CoinGrant, type CoinLine, listCoinGrants, listCoinHistory } from '#contract/coin-history.ts';
import {
  changePassword,
  deleteProfilePicture,
  getProfile,
  listLinkedAccounts,
  listSessions,
  type Profile,
  profileSchema,
  type Session,
  updateProfile,
  uploadProfilePicture,
} from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { answerSignInMethods } from './fake-account.ts';
import { type FakeApi, refusal } from './fake-api.ts';

export const profilePassword = 'a long enough secret';

/**
 * Answers the profile's calls for a user with a password who is also signed in on another device, and stores
 * changes. Returns their coins, for a test to change.
 */
export function answerForProfile(api: FakeApi, user: User) {
  const success = true as const;
  const book: { grants: CoinGrant[]; lines: CoinLine[] } = { grants: [], lines: [] };
  const now = new Date().toISOString();
  let profile: Profile = {
    name: user.displayName,
    email: user.email,
    emailVerified: user.emailVerified,
    picture: user.profilePicture,
    language: user.language,
    theme: user.theme,
    emailPreferences: { newSignIn: true, coinsExpiring: true, news: false },
    writesPrompt: false,
    hasPassword: true,
    secondFactorSince: null,
    recoveryCodesLeft: 0,
    createdAt: user.createdAt,
    deletionDate: null,
  };
  const session = (id: string, isCurrent: boolean): Session => ({
    id,
    browser: 'Firefox',
    system: 'Windows',
    kind: 'computer',
    createdAt: now,
    lastSeenAt: now,
    isCurrent,
  });
  let sessions = [session('here', true), session('elsewhere', false)];
  const change = (fields: object) => {
    profile = profileSchema.parse({ ...profile, ...fields });
    Object.assign(user, {
      displayName: profile.name,
      profilePicture: profile.picture,
      language: profile.language,
      theme: profile.theme,
    });
    return { success, profile };
  };

  api.answer(getProfile, () => ({ success, profile }));
  api.answer(updateProfile, ({ body: { emailPreferences, ...fields } }) =>
    change({
      ...fields,
      emailPreferences: { ...profile.emailPreferences, ...emailPreferences },
    }),
  );
  api.answer(uploadProfilePicture, () => change({ picture: '/files/256x256.png' }));
  api.answer(deleteProfilePicture, () => change({ picture: null }));
  api.answer(listSessions, () => ({ success, sessions }));
  api.answer(changePassword, ({ body: { currentPassword } }) => {
    if (currentPassword !== profilePassword) return refusal('wrong_password');
    const endedSessions = sessions.length - 1;
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { success, endedSessions };
  });
  api.answer(listLinkedAccounts, () => ({ success, accounts: [], available: [] }));
  answerSignInMethods(api);
  api.answer(listCoinGrants, () => ({ success, grants: book.grants }));
  api.answer(listCoinHistory, () => ({ success, lines: book.lines, hasMore: false, nextCursor: null }));
  return book;
}
