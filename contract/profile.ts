import * as z from 'zod';
import { nameSchema, newPasswordSchema } from './accounts.ts';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { accountLimits } from './limits.ts';
import { themes } from './preferences.ts';
import { userSchema } from './session.ts';
import { providerNames } from './sign-in.ts';

/** Optional mails that a user wants. */
export const emailPreferencesSchema = z.object({
  /** After a sign-in on a new browser. */
  newSignIn: z.boolean(),
  /** Before coins expire unused. */
  coinsExpiring: z.boolean(),
  /** Product news from the operator. */
  news: z.boolean(),
});
export type EmailPreferences = z.infer<typeof emailPreferencesSchema>;

export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Address of the profile picture on this server; null without one. */
  picture: z.string().nullable(),
  /** Null means the browser's language. */
  language: z.enum(languages).nullable(),
  /** Null if the user never chose one. */
  theme: z.enum(themes).nullable(),
  emailPreferences: emailPreferencesSchema,
  /** Whether downloaded files contain the prompt. Stored files, and those of private links, never do. */
  writesPrompt: z.boolean(),
  hasPassword: z.boolean(),
  /** Since when sign-in with the password asks for a code; null while it does not. */
  secondFactorSince: z.iso.datetime().nullable(),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When the account will be deleted; null without a deletion request. */
  deletionDate: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

const profileAnswer = z.object({ success: z.literal(true), profile: profileSchema });

export const getProfile = defineCall({
  method: 'get',
  path: '/api/user/profile',
  summary: "The signed-in user's profile and settings",
  response: profileAnswer,
});

/** Changes the given fields only; `null` returns to the browser's choice. */
export const updateProfile = defineCall({
  method: 'patch',
  path: '/api/user/profile',
  summary: 'Change name, language, theme, e-mail and file settings',
  body: z
    .object({
      name: nameSchema,
      language: z.enum(languages).nullable(),
      theme: z.enum(themes).nullable(),
      emailPreferences: emailPreferencesSchema.partial(),
      writesPrompt: z.boolean(),
    })
    .partial(),
  response: profileAnswer,
});
export type ProfileChange = z.infer<typeof updateProfile.body>;

/** Crops the picture to a square of `accountLimits.pictureSide` pixels around its most interesting part. */
export const uploadProfilePicture = defineCall({
  method: 'post',
  path: '/api/user/profile-picture',
  summary: 'Set the profile picture',
  files: { picture: { max: 1 } },
  response: profileAnswer,
});

export const deleteProfilePicture = defineCall({
  method: 'delete',
  path: '/api/user/profile-picture',
  summary: 'Remove the profile picture',
  response: profileAnswer,
});

/**
 * Reauthenticates the user by the password or by the code of `sendReauthenticationCode`. For
 * `accountLimits.reauthenticationMinutes` after that, as after a sign-in, this session may do what otherwise
 * fails with `reauthentication_required`: set a first password, link or unlink a provider's account,
 * delete the account, and the grave calls of the admin panel (`graveAdminCalls`).
 */
export const reauthenticate = defineCall({
  method: 'post',
  path: '/api/user/prove',
  summary: 'Reauthenticate with the password or an e-mailed code',
  body: z.union([
    z.object({ password: z.string().min(1).max(accountLimits.passwordMaxCharacters) }),
    z.object({ code: z.string().min(1).max(100) }),
  ]),
  response: z.object({ success: z.literal(true) }),
});
export type Reauthentication = z.infer<typeof reauthenticate.body>;

/**
 * The code works once, in this session, for `accountLimits.reauthenticationMinutes`. A new code invalidates
 * the one before.
 */
export const sendReauthenticationCode = defineCall({
  method: 'post',
  path: '/api/user/prove/code',
  summary: 'Request an e-mailed code for reauthentication',
  response: z.object({ success: z.literal(true) }),
});

/**
 * Changes the password, or sets the first one of an account that signs in with a provider, and ends every
 * other session. Fails with `wrong_password`. Without `currentPassword`, which is allowed if `hasPassword` is
 * false, it may fail with `reauthentication_required`.
 */
export const changePassword = defineCall({
  method: 'post',
  path: '/api/user/password',
  summary: 'Change or set the password',
  body: z.object({
    currentPassword: z.string().max(accountLimits.passwordMaxCharacters).optional(),
    newPassword: newPasswordSchema,
  }),
  response: z.object({ success: z.literal(true), endedSessions: z.number().int() }),
});

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system from the user agent, such as `Firefox` and `Windows`; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet', 'other']),
  createdAt: z.iso.datetime(),
  /** Accurate to about a minute. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Lists the current session first, then by last use. */
export const listSessions = defineCall({
  method: 'get',
  path: '/api/user/sessions',
  summary: 'The user’s active sessions',
  response: z.object({ success: z.literal(true), sessions: z.array(sessionSchema) }),
});

/** No-op for an unknown session. */
export const endSession = defineCall({
  method: 'delete',
  path: '/api/user/sessions/{id}',
  summary: 'End another session',
  params: z.object({ id: z.string().max(100) }),
  response: z.object({ success: z.literal(true) }),
});

/** Ends every session, the current one included. */
export const signOutEverywhere = defineCall({
  method: 'post',
  path: '/api/user/sign-out-everywhere',
  summary: 'End every session',
  response: z.object({ success: z.literal(true), endedSessions: z.number().int() }),
});

export const linkedAccountSchema = z.object({
  id: z.string(),
  /** `password` is the account's own password. */
  kind: z.enum(['password', ...providerNames]),
  /** Name of the sign-in method, such as `Google`; for `password` the e-mail address. */
  name: z.string(),
  /** The address at the provider, as of the last sign-in. */
  email: z.string().nullable(),
  linkedAt: z.iso.datetime(),
  /** False for the last sign-in method, and for the password of a user without another one. */
  canUnlink: z.boolean(),
});
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;

const linkedAnswer = z.object({
  success: z.literal(true),
  accounts: z.array(linkedAccountSchema),
  /** Providers that can still be linked, with button labels. */
  available: z.array(z.object({ provider: z.enum(providerNames), name: z.string() })),
});

export const listLinkedAccounts = defineCall({
  method: 'get',
  path: '/api/user/linked-accounts',
  summary: 'The user’s sign-in methods',
  response: linkedAnswer,
});

/**
 * Returns the provider's address for the browser to open. It comes back to `/profile`: see
 * `signInErrorCodes`. May fail with `reauthentication_required`.
 */
export const startLinking = defineCall({
  method: 'post',
  path: '/api/user/linked-accounts/{provider}',
  summary: "Start linking a provider's account",
  params: z.object({ provider: z.enum(providerNames) }),
  response: z.object({ success: z.literal(true), url: z.string() }),
});

/** Fails with `last_sign_in_method` for the last one. May fail with `reauthentication_required`. */
export const unlinkAccount = defineCall({
  method: 'delete',
  path: '/api/user/linked-accounts/{id}',
  summary: 'Remove a sign-in method',
  params: z.object({ id: z.string().max(100) }),
  response: linkedAnswer,
});

/**
 * `GET` streams a zip as a download: pictures, records and ledger of the signed-in user. A link with the
 * attribute `download` is enough.
 */
export const dataExportPath = '/api/user/data';

/**
 * Schedules the deletion of the account after `accountLimits.deletionGraceDays`, and ends every other
 * session. The confirmation is the account's e-mail address in any case; other values fail with
 * `confirmation_mismatch`. May fail with `reauthentication_required`.
 */
export const deleteAccount = defineCall({
  method: 'post',
  path: '/api/user/delete-account',
  summary: 'Schedule the deletion of the account',
  body: z.object({ confirmation: z.string().max(accountLimits.emailMaxCharacters) }),
  response: z.object({ success: z.literal(true), user: userSchema }),
});

export const cancelDeletion = defineCall({
  method: 'post',
  path: '/api/user/keep-account',
  summary: 'Cancel the scheduled deletion of the account',
  response: z.object({ success: z.literal(true), user: userSchema }),
});
