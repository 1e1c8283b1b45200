import * as z from 'zod';
import { defineCall } from './call.ts';
import { accountLimits } from './limits.ts';
import { planNames } from './plans.ts';

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
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const signUpSchema = z.object({
  name: z.string().trim().min(1).max(accountLimits.nameMaxCharacters),
  email: z.email().max(accountLimits.emailMaxCharacters),
  password: z.string().min(accountLimits.passwordMinCharacters).max(accountLimits.passwordMaxCharacters),
  acceptedTerms: z.literal(true),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: z.email().max(accountLimits.emailMaxCharacters),
  password: z.string().min(1).max(accountLimits.passwordMaxCharacters),
});
export type SignIn = z.infer<typeof signInSchema>;

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

export const checkPremiumAccess = defineCall({
  method: 'get',
  path: '/api/user/check-premium-access',
  summary: 'Whether the plan includes ThumbnailsV2',
  response: z.object({ success: z.literal(true), hasPremiumAccess: z.boolean() }),
});
