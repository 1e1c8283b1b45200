import * as z from 'zod';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { accountLimits } from './limits.ts';
import { planNames } from './plans.ts';
import { themes } from './preferences.ts';
import { inviteTokenSchema, signUpModes } from './sign-in.ts';

export const nameSchema = z.string().trim().min(1).max(accountLimits.nameMaxCharacters);
const emailSchema = z.email().max(accountLimits.emailMaxCharacters);
export const newPasswordSchema = z
  .string()
  .min(accountLimits.passwordMinCharacters)
  .max(accountLimits.passwordMaxCharacters);

/** The signed-in user, as every account call returns it. Contains no secrets. */
export const userSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profilePicture: z.string().nullable(),
  coins: z.number().int(),
  planType: z.enum(planNames),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  hasReceivedInitialCoins: z.boolean(),
  hasGeneratedImages: z.boolean(),
  initialCoinsExpiryDate: z.iso.datetime().nullable(),
  /** Time of the first answer that contained the user. */
  firstLoginDate: z.iso.datetime(),
  /** The chosen language; null means the browser's language. */
  language: z.enum(languages).nullable(),
  /** The chosen theme; null if the user never chose one. */
  theme: z.enum(themes).nullable(),
  /** When the account will be deleted; null without a deletion request. `cancelDeletion` cancels it. */
  deletionDate: z.iso.datetime().nullable(),
  /** Whether the user has dismissed the studio's welcome dialog, in any browser. */
  hasBeenWelcomed: z.boolean(),
  /** When the user last dismissed the notice that the free coins expired, in any browser; null for never. */
  trialEndShownAt: z.iso.datetime().nullable(),
  /** Whether the user has dismissed the first-month discount. */
  hasSeenDiscount: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const signUpSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  acceptedTerms: z.literal(true),
  /** The token of an invitation link, where the server requires one. */
  invite: inviteTokenSchema.optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(accountLimits.passwordMaxCharacters),
});
export type SignIn = z.infer<typeof signInSchema>;

/** The response of a call that returns no data. */
const doneSchema = z.object({ success: z.literal(true) });
const signedInSchema = z.object({ success: z.literal(true), user: userSchema });

export const signUpWithEmail = defineCall({
  method: 'post',
  path: '/api/auth/sign-up/email',
  summary: 'Create an account with e-mail and password, and sign in',
  body: signUpSchema,
  response: signedInSchema,
  signedIn: false,
});

export const signInWithEmail = defineCall({
  method: 'post',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in with e-mail and password',
  body: signInSchema,
  response: signedInSchema,
  signedIn: false,
});

export const signOut = defineCall({
  method: 'post',
  path: '/api/auth/logout',
  summary: 'End the session',
  response: doneSchema,
  signedIn: false,
});

/** For servers without mail. The server prints the code at start-up; it works once. */
export const claimAdmin = defineCall({
  method: 'post',
  path: '/api/auth/claim-admin',
  summary: 'Become an admin with the code that the server prints at start-up',
  body: z.object({ code: z.string().max(100) }),
  response: signedInSchema,
});

/** Returns 200 when signed out too, so that a first visit logs no error. */
export const checkAuth = defineCall({
  method: 'get',
  path: '/api/auth/check',
  summary: 'The signed-in user, or null',
  response: z.object({
    authenticated: z.boolean(),
    user: userSchema.nullable(),
    isAdmin: z.boolean(),
  }),
  signedIn: false,
});

/** The user's fields are at the top level, where clients written against the specification read them. */
export const getUserInfo = defineCall({
  method: 'get',
  path: '/api/user/info',
  summary: 'The signed-in user',
  response: userSchema.extend({ success: z.literal(true) }),
});

export const getMe = defineCall({
  method: 'get',
  path: '/api/user/me',
  summary: 'The signed-in user',
  response: userSchema.extend({ success: z.literal(true), user: userSchema }),
});

export const renewSession = defineCall({
  method: 'post',
  path: '/api/user/renew-session',
  summary: 'Keep the session alive',
  // Milliseconds or a date string: clients send either, and the server ignores it.
  body: z.object({ timestamp: z.union([z.number(), z.string().max(100)]).optional() }).optional(),
  response: doneSchema,
});

export const updateActivity = defineCall({
  method: 'post',
  path: '/api/user/update-activity',
  summary: 'Record that the user is active',
  response: doneSchema,
});

/** Dialogs and banners that the studio and the gallery open on their own. */
export const greetings = ['trial_expired', 'welcome', 'discount'] as const;
export type Greeting = (typeof greetings)[number];

export const recordGreeting = defineCall({
  method: 'post',
  path: '/api/user/greetings',
  summary: 'Mark a greeting as dismissed in all browsers',
  body: z.strictObject({ greeting: z.enum(greetings) }),
  response: doneSchema,
});

export const checkPremiumAccess = defineCall({
  method: 'get',
  path: '/api/user/check-premium-access',
  summary: 'Whether the plan includes ThumbnailsV2',
  response: z.object({ success: z.literal(true), hasPremiumAccess: z.boolean() }),
});

/** The sign-in methods of this server, for the login page. */
export const getSignInMethods = defineCall({
  method: 'get',
  path: '/api/auth/methods',
  summary: 'The available sign-in methods',
  response: z.object({
    success: z.literal(true),
    /** Accounts with e-mail and password. */
    local: z.boolean(),
    google: z.boolean(),
    /** Button label of the operator's OIDC provider; null without one. */
    oidc: z.object({ name: z.string() }).nullable(),
    /**
     * Whether the server sends mail. Without it, the operator reads the mails in the outbox and forwards
     * them.
     */
    mail: z.boolean(),
    /** Who may create an account now: everybody, whoever has an invitation, or nobody. */
    signUp: z.enum(signUpModes),
  }),
  signedIn: false,
});

/** A mailed token, from the query parameter `token` of the pages in `mailPaths`. */
const mailTokenSchema = z.string().min(1).max(200);

/**
 * Verifies the address. The token works once, for `accountLimits.verificationHours`. Fails with
 * `token_invalid`.
 */
export const verifyEmail = defineCall({
  method: 'post',
  path: '/api/auth/verify-email',
  summary: 'Verify the e-mail address of the signed-in account with the e-mailed token',
  body: z.object({ token: mailTokenSchema }),
  response: z.object({ success: z.literal(true), email: z.string() }),
});

/** No-op with `alreadyVerified` for a verified address. */
export const sendVerification = defineCall({
  method: 'post',
  path: '/api/auth/send-verification',
  summary: 'E-mail another token to verify the e-mail address',
  response: z.object({ success: z.literal(true), alreadyVerified: z.boolean() }),
});

/** Same answer and same response time for an address without an account. */
export const forgotPassword = defineCall({
  method: 'post',
  path: '/api/auth/forgot-password',
  summary: 'E-mail a token for setting a new password',
  body: z.object({ email: emailSchema }),
  response: doneSchema,
  signedIn: false,
});

/** Sets the password, verifies the address and ends every session. Fails with `token_invalid`. */
export const resetPassword = defineCall({
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with an e-mailed token',
  body: z.object({ token: mailTokenSchema, password: newPasswordSchema }),
  response: doneSchema,
  signedIn: false,
});

/** What the page `/admin-access` offers. */
export const getAdminAccess = defineCall({
  method: 'get',
  path: '/api/auth/admin-access',
  summary: 'How the signed-in user can become an admin',
  response: z.object({
    success: z.literal(true),
    isAdmin: z.boolean(),
    /**
     * The address is listed in `ADMIN_EMAILS`: verifying it by mail, or the code, makes the user an admin.
     */
    isNamed: z.boolean(),
    /** `claimAdmin` would accept the printed code from this user. */
    takesCode: z.boolean(),
  }),
});
