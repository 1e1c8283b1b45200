import * as z from 'zod';
import { defineCall } from './call.ts';

/** Two-factor sign-in. Authenticator apps expect these digits and this period. */
export const secondFactorLimits = {
  digits: 6,
  periodSeconds: 30,
  /** Periods before and after the present one whose codes are accepted: clocks differ. */
  driftPeriods: 1,
  recoveryCodes: 10,
  codeMaxCharacters: 40,
} as const;

/** A code of an authenticator app or a recovery code, as typed. */
export const secondFactorCodeSchema = z.string().min(1).max(secondFactorLimits.codeMaxCharacters);

/**
 * Makes a secret that counts once a code of it has confirmed it; a repeated call makes another one. May fail
 * with `reauthentication_required`; fails with `second_factor_is_on`, and with `forbidden` for an account
 * without a password, which signs in with a provider only.
 */
export const beginSecondFactor = defineCall({
  method: 'post',
  path: '/api/user/second-factor/begin',
  summary: 'Get a secret for an authenticator app',
  response: z.object({
    success: z.literal(true),
    /** In base32, for typing. */
    secret: z.string(),
    /** The same as an `otpauth://` address, for a QR code. */
    address: z.string(),
  }),
});

/**
 * Turns two-factor sign-in on and ends every other session. Fails with `second_factor_invalid`,
 * `second_factor_is_on` and, without a secret to confirm, `second_factor_not_begun`.
 */
export const confirmSecondFactor = defineCall({
  method: 'post',
  path: '/api/user/second-factor/confirm',
  summary: 'Turn two-factor sign-in on with a code of the authenticator app',
  body: z.object({ code: secondFactorCodeSchema }),
  response: z.object({
    success: z.literal(true),
    /** Each signs in once in place of a code. Never shown again. */
    recoveryCodes: z.array(z.string()),
    endedSessions: z.number().int(),
  }),
});

/**
 * Replaces the recovery codes: those from before stop working. May fail with `reauthentication_required`;
 * fails with `second_factor_not_begun` where two-factor sign-in is off.
 */
export const renewRecoveryCodes = defineCall({
  method: 'post',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'Get new recovery codes in place of the old ones',
  response: z.object({
    success: z.literal(true),
    /** Each signs in once in place of a code. Never shown again. */
    recoveryCodes: z.array(z.string()),
  }),
});

/** What a user is told of: it was turned on or off, or the recovery codes were replaced. */
export type SecondFactorChange = 'on' | 'off' | 'newCodes';

/**
 * May fail with `reauthentication_required`; fails with `second_factor_invalid`, and with
 * `second_factor_not_begun` where it is off.
 */
export const disableSecondFactor = defineCall({
  method: 'post',
  path: '/api/user/second-factor/disable',
  summary: 'Turn two-factor sign-in off with a code',
  body: z.object({ code: secondFactorCodeSchema }),
  response: z.object({ success: z.literal(true) }),
});
