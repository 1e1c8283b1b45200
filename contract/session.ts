import * as z from 'zod';
import { defineCall } from './call.ts';
import { languages } from './languages.ts';
import { planNames } from './plans.ts';
import { themes } from './preferences.ts';

/** The signed-in user, as every account call returns it. Contains no secrets. */
export const userSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profilePicture: z.string().nullable(),
  /** Whether pictures cost coins on this server. Without coins `coins` is 0 and nothing costs any. */
  usesCoins: z.boolean(),
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

/** Returns 200 when signed out too, so that a first visit logs no error. */
export const checkAuth = defineCall({
  method: 'get',
  path: '/api/auth/check',
  summary: 'The signed-in user, or null',
  response: z.object({
    authenticated: z.boolean(),
    user: userSchema.nullable(),
    /** As in the user's record, for visitors. */
    usesCoins: z.boolean(),
    /** Whether nobody can create an account now, not even with an invitation: then nothing offers one. */
    isSignUpClosed: z.boolean(),
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
  response: z.object({ success: z.literal(true) }),
});

export const updateActivity = defineCall({
  method: 'post',
  path: '/api/user/update-activity',
  summary: 'Record that the user is active',
  response: z.object({ success: z.literal(true) }),
});

/** Dialogs and banners that the studio and the gallery open on their own. */
export const greetings = ['trial_expired', 'welcome', 'discount'] as const;
export type Greeting = (typeof greetings)[number];

export const recordGreeting = defineCall({
  method: 'post',
  path: '/api/user/greetings',
  summary: 'Mark a greeting as dismissed in all browsers',
  body: z.strictObject({ greeting: z.enum(greetings) }),
  response: z.object({ success: z.literal(true) }),
});

export const checkPremiumAccess = defineCall({
  method: 'get',
  path: '/api/user/check-premium-access',
  summary: 'Whether the plan includes ThumbnailsV2',
  response: z.object({ success: z.literal(true), hasPremiumAccess: z.boolean() }),
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
