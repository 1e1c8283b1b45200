import * as z from 'zod';
import { defineCall } from './call.ts';
import { accountLimits } from './limits.ts';
import { secondFactorCodeSchema } from './second-factor.ts';
import { userSchema } from './session.ts';
import { inviteTokenSchema, signUpModes } from './sign-in.ts';

export const nameSchema = z.string().trim().min(1).max(accountLimits.nameMaxCharacters);
const emailSchema = z.email().max(accountLimits.emailMaxCharacters);
export const newPasswordSchema = z
  .string()
  .min(accountLimits.passwordMinCharacters)
  .max(accountLimits.passwordMaxCharacters);

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
  /** For an account with two-factor sign-in: a code of its app, or a recovery code. */
  code: secondFactorCodeSchema.optional(),
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

/**
 * Fails with `second_factor_required` if the password is right and the account wants a code, too: send both
 * again with it. A wrong or used one fails with `second_factor_invalid`.
 */
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
    /** Who may create an account now. */
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
