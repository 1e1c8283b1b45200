import * as z from 'zod';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { accountLimits } from './limits.ts';
import { planNames } from './plans.ts';
import { themes } from './preferences.ts';

export const nameSchema = z.string().trim().min(1).max(accountLimits.nameMaxCharacters);
const emailSchema = z.email().max(accountLimits.emailMaxCharacters);
export const newPasswordSchema = z
  .string()
  .min(accountLimits.passwordMinCharacters)
  .max(accountLimits.passwordMaxCharacters);

/** The signed-in user, as every account call shows them. Holds nothing secret. */
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
  /** When the user was first loaded; set at the first answer that shows them. */
  firstLoginDate: z.iso.datetime(),
  /** The reader's language as they chose it; null where they left it to the browser. */
  language: z.enum(languages).nullable(),
  /** The colours as they chose them; null where they never did. */
  theme: z.enum(themes).nullable(),
  /** When the account will be deleted, for whom has asked for it; `cancelDeletion` undoes it until then. */
  deletionDate: z.iso.datetime().nullable(),
  /** Whether they have put the welcome of the studio away, in whatever browser. */
  hasBeenWelcomed: z.boolean(),
  /** When they last put away that their free coins have expired, in whatever browser; null for never. */
  trialToldAt: z.iso.datetime().nullable(),
  /** Whether they have put the discount of the first month away. */
  hasSeenDiscount: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const signUpSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  acceptedTerms: z.literal(true),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(accountLimits.passwordMaxCharacters),
});
export type SignIn = z.infer<typeof signInSchema>;

/** The answer of a call that has nothing else to say. */
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

/** For whom mail cannot prove: the code stands in the server's start-up lines, and works once. */
export const claimAdmin = defineCall({
  method: 'post',
  path: '/api/auth/claim-admin',
  summary: 'Become an admin with the code that the server prints at its start',
  body: z.object({ code: z.string().max(100) }),
  response: signedInSchema,
});

/** Answers 200 when signed out, too, so that a first visit is no error. */
export const checkAuth = defineCall({
  method: 'get',
  path: '/api/auth/check',
  summary: 'Who is signed in',
  response: z.object({
    authenticated: z.boolean(),
    user: userSchema.nullable(),
    isAdmin: z.boolean(),
  }),
  signedIn: false,
});

/** The user's fields stand at the top of the answer, as the specification's clients read them. */
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
  // Milliseconds or a date in words: clients send either, and nothing depends on it.
  body: z.object({ timestamp: z.union([z.number(), z.string().max(100)]).optional() }).optional(),
  response: doneSchema,
});

export const updateActivity = defineCall({
  method: 'post',
  path: '/api/user/update-activity',
  summary: 'Note that the user is active',
  response: doneSchema,
});

/** What studio and gallery say by themselves. */
export const greetings = ['trial_expired', 'welcome', 'discount'] as const;
export type Greeting = (typeof greetings)[number];

export const noteGreeting = defineCall({
  method: 'post',
  path: '/api/user/greetings',
  summary: 'Mark a greeting as dismissed, so that no other browser shows it again',
  body: z.strictObject({ greeting: z.enum(greetings) }),
  response: doneSchema,
});

export const checkPremiumAccess = defineCall({
  method: 'get',
  path: '/api/user/check-premium-access',
  summary: 'Whether the plan includes ThumbnailsV2',
  response: z.object({ success: z.literal(true), hasPremiumAccess: z.boolean() }),
});

/** Which ways in exist on this server, for the login page. */
export const getSignInMethods = defineCall({
  method: 'get',
  path: '/api/auth/methods',
  summary: 'The available ways to sign in',
  response: z.object({
    success: z.literal(true),
    /** Accounts with e-mail and password. */
    local: z.boolean(),
    google: z.boolean(),
    /** The name of the operator's own provider, for its button; null without one. */
    oidc: z.object({ name: z.string() }).nullable(),
    /** Whether mail reaches people. Without, the operator reads it for them and hands it on. */
    mail: z.boolean(),
  }),
  signedIn: false,
});

/** Token of a mail: the search parameter `token` of the pages in `mailPaths`. */
const mailTokenSchema = z.string().min(1).max(200);

/**
 * Proves the address. The token works once and for `accountLimits.verificationHours`; a bad one is
 * `token_invalid`.
 */
export const verifyEmail = defineCall({
  method: 'post',
  path: '/api/auth/verify-email',
  summary: 'Verify the e-mail address of the signed-in account with the e-mailed token',
  body: z.object({ token: mailTokenSchema }),
  response: z.object({ success: z.literal(true), email: z.string() }),
});

/** Does nothing, and says so with `alreadyVerified`, for an address that is proven. */
export const sendVerification = defineCall({
  method: 'post',
  path: '/api/auth/send-verification',
  summary: 'E-mail another token to verify the e-mail address',
  response: z.object({ success: z.literal(true), alreadyVerified: z.boolean() }),
});

/** Answers the same, and as fast, for an address that has no account. */
export const forgotPassword = defineCall({
  method: 'post',
  path: '/api/auth/forgot-password',
  summary: 'E-mail a token for setting a new password',
  body: z.object({ email: emailSchema }),
  response: doneSchema,
  signedIn: false,
});

/** Sets the password, proves the address and ends every session. A bad token is `token_invalid`. */
export const resetPassword = defineCall({
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the e-mailed token',
  body: z.object({ token: mailTokenSchema, password: newPasswordSchema }),
  response: doneSchema,
  signedIn: false,
});

/** What the page `/admin-access` may offer. */
export const getAdminAccess = defineCall({
  method: 'get',
  path: '/api/auth/admin-access',
  summary: 'How the signed-in user may become an admin',
  response: z.object({
    success: z.literal(true),
    isAdmin: z.boolean(),
    /**
     * The address is among the operator's, and proving it (by mail or by the code) makes its owner an admin.
     */
    isNamed: z.boolean(),
    /** The code of the server's start-up lines would be accepted from this user: `claimAdmin`. */
    takesCode: z.boolean(),
  }),
});
