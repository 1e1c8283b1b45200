import {
  cancelDeletion,
  changePassword,
  deleteAccount,
  deleteProfilePicture,
  endSession,
  getProfile,
  listLinkedAccounts,
  listSessions,
  reauthenticate,
  sendReauthenticationCode,
  signOutEverywhere,
  startLinking,
  unlinkAccount,
  updateProfile,
  uploadProfilePicture,
} from '#contract/profile.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Accounts } from '../accounts.ts';
import { nameError, passwordError } from '../field-errors.ts';

export function registerProfileCalls(api: Api, accounts: Accounts): void {
  registerSettings(api, accounts);
  registerSessions(api, accounts);
  registerLinkedAccounts(api, accounts);
  registerDeletion(api, accounts);
}

function registerSettings(api: Api, accounts: Accounts): void {
  api.handle(getProfile, async ({ identity }) => ({ profile: await accounts.profile(identity.userId) }));
  api.handle(updateProfile, { fieldErrors: { name: nameError } }, async ({ identity, body }) => ({
    profile: await accounts.changeProfile(identity.userId, body),
  }));
  api.handle(uploadProfilePicture, { limit: 'profilePicture' }, async ({ identity, files, signal }) => {
    const [file] = files.picture;
    if (!file) throw new AppError('validation_failed', { fields: { picture: 'Choose a picture.' } });
    return { profile: await accounts.storeAvatar(identity.userId, file.path, signal) };
  });
  api.handle(deleteProfilePicture, async ({ identity }) => ({
    profile: await accounts.removeAvatar(identity.userId),
  }));
}

function registerSessions(api: Api, accounts: Accounts): void {
  api.handle(
    reauthenticate,
    {
      limit: 'password',
    },
    ({ identity, body }) => accounts.reauthenticate(identity, body),
  );
  api.handle(sendReauthenticationCode, ({ identity, ...exchange }) =>
    accounts.mailReauthenticationCode(exchange, identity),
  );
  api.handle(
    changePassword,
    { limit: 'password', fieldErrors: { newPassword: passwordError, currentPassword: 'wrong_password' } },
    async ({ identity, body, ...exchange }) => ({
      endedSessions: await accounts.changePassword(exchange, { ...identity, ...body }),
    }),
  );
  api.handle(beginSecondFactor, { limit: 'password' }, ({ identity }) =>
    accounts.beginSecondFactor(identity),
  );
  api.handle(
    confirmSecondFactor,
    { limit: 'password', fieldErrors: { code: 'second_factor_invalid' } },
    ({ identity, body, ...exchange }) =>
      accounts.confirmSecondFactor(exchange, { ...identity, code: body.code }),
  );
  api.handle(
    disableSecondFactor,
    { limit: 'password', fieldErrors: { code: 'second_factor_invalid' } },
    ({ identity, body, ...exchange }) =>
      accounts.disableSecondFactor(exchange, { ...identity, code: body.code }),
  );
  api.handle(renewRecoveryCodes, { limit: 'password' }, async ({ identity, ...exchange }) => ({
    recoveryCodes: await accounts.renewRecoveryCodes(exchange, identity),
  }));
  api.handle(listSessions, async ({ identity }) => ({ sessions: await accounts.listSessions(identity) }));
  api.handle(endSession, ({ identity, params }) => accounts.endSession(identity.userId, params.id));
  api.handle(signOutEverywhere, async ({ identity, ...exchange }) => ({
    endedSessions: await accounts.signOutEverywhere(exchange, identity.userId),
  }));
}

function registerLinkedAccounts(api: Api, accounts: Accounts): void {
  api.handle(listLinkedAccounts, ({ identity }) => accounts.linkedAccounts(identity.userId));
  api.handle(startLinking, { limit: 'providerSignIn' }, async ({ identity, params, ...exchange }) => ({
    url: await accounts.beginLinking(exchange, { provider: params.provider, actor: identity }),
  }));
  api.handle(unlinkAccount, ({ identity, params }) => accounts.unlinkAccount(identity, params.id));
}

function registerDeletion(api: Api, accounts: Accounts): void {
  api.handle(
    deleteAccount,
    { limit: 'password', fieldErrors: { confirmation: 'confirmation_mismatch' } },
    async ({ identity, body, ...exchange }) => ({
      user: await accounts.scheduleDeletion(exchange, { ...identity, ...body }),
    }),
  );
  api.handle(cancelDeletion, async ({ identity }) => ({
    user: await accounts.cancelDeletion(identity.userId),
  }));
}
