import { accountLimits } from '../limits.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of accounts, sign-in and sign-in providers. */
export const accountErrors = {
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Wrong e-mail address or password.' },
  second_factor_required: { status: 403, message: 'Enter the code of your app or a recovery code.' },
  second_factor_invalid: { status: 422, message: 'This code is wrong or was already used.' },
  second_factor_is_on: { status: 409, message: 'Two-factor sign-in is on.' },
  second_factor_not_begun: { status: 409, message: 'Two-factor sign-in is off.' },
  admin_second_factor_required: {
    status: 403,
    message: 'Turn on two-factor sign-in in your profile first.',
  },
  sign_up_closed: {
    status: 403,
    message: 'New accounts cannot be created here. Ask the operator of this site.',
  },
  invite_required: {
    status: 403,
    message: 'Sign-up here is by invitation. Open the invitation link that you were sent.',
  },
  invite_invalid: {
    status: 403,
    message: 'This invitation was already used, has expired or was withdrawn. Ask for a new one.',
  },
  email_invalid: { status: 422, message: 'Please enter a valid e-mail address.' },
  email_taken: {
    status: 422,
    message: 'An account with this e-mail address already exists. Log in instead.',
  },
  name_required: { status: 422, message: 'Please enter your name.' },
  password_too_short: {
    status: 422,
    message: `The password is too short. Use at least ${accountLimits.passwordMinCharacters} characters.`,
  },
  password_too_long: {
    status: 422,
    message: `The password is too long. Use at most ${accountLimits.passwordMaxCharacters} characters.`,
  },
  password_common: {
    status: 422,
    message: 'This password is on lists of common and leaked passwords. Choose another one.',
  },
  password_sign_in_disabled: {
    status: 403,
    message: 'Accounts with e-mail and password are turned off here.',
  },
  wrong_password: { status: 422, message: 'The current password is wrong.' },
  token_invalid: {
    status: 422,
    message: 'This link was already used or has expired. Request a new one.',
  },
  wrong_account: {
    status: 403,
    message: 'This link belongs to another account. Sign in with that account and open it again.',
  },
  email_not_verified: { status: 403, message: 'Please confirm your e-mail address first.' },
  account_blocked: { status: 403, message: 'This account is blocked. Contact support.' },
  reauthentication_required: { status: 403, message: "Please confirm that it's you, then try again." },
  code_invalid: {
    status: 422,
    message: 'This code is wrong or has expired. Check the latest e-mail or request another code.',
  },
  logout_failed: { status: 503, message: 'An error occurred while logging out. Please try again.' },
  confirmation_mismatch: {
    status: 422,
    message: "This is not your account's e-mail address. Type it to delete the account.",
  },
  last_sign_in_method: {
    status: 409,
    message: 'This is your only way to sign in. Add another one first.',
  },
  sign_in_denied: {
    status: 403,
    message: 'The sign-in was not allowed. Try again, or sign in another way.',
  },
  sign_in_expired: {
    status: 400,
    message: 'This sign-in was already used or took too long. Please try again.',
  },
  sign_in_failed: { status: 401, message: 'The sign-in could not be completed. Please try again.' },
  provider_unavailable: {
    status: 502,
    message: 'The sign-in service is not responding. Try again later, or sign in another way.',
  },
  provider_email_missing: {
    status: 422,
    message: 'The sign-in service did not share your e-mail address. Allow it, or sign in another way.',
  },
  account_exists: {
    status: 409,
    message:
      'An account with this e-mail address already exists. Log in the way you did before, then link this one in your profile.',
  },
  provider_account_taken: {
    status: 409,
    message: 'This sign-in is already linked to another account.',
  },
} as const satisfies Record<string, ErrorEntry>;
