import type { ErrorEntry } from './error-entry.ts';

/** Errors of the admin panel. */
export const adminErrors = {
  own_account_not_allowed: {
    status: 422,
    message: 'You cannot do this to your own account. Ask another admin.',
  },
  last_admin: {
    status: 409,
    message: 'This is the last admin. Make another user an admin first.',
  },
  setting_managed_by_environment: {
    status: 409,
    message: "This is set by the server's environment variables. Change it there.",
  },
  too_few_coins: { status: 422, message: 'The user has fewer coins than that. Enter a smaller amount.' },
  engine_name_taken: {
    status: 409,
    message: 'An engine with this name already exists. Choose another name.',
  },
  engine_settings_invalid: {
    status: 422,
    message: 'Some of these settings are invalid. Check them and try again.',
  },
  engine_secret_required: {
    status: 422,
    message: 'The address changed, so enter the key again and save.',
  },
  engine_managed_by_environment: {
    status: 409,
    message: "This is set by the server's environment variables. Change it there.",
  },
  engine_operation_unsupported: {
    status: 422,
    message: 'One of these engines cannot do this. Reload the page and try again.',
  },
  engine_test_unsupported: {
    status: 409,
    message: 'This engine has nothing that can be tested here.',
  },
  engine_limit_reached: {
    status: 409,
    message:
      'This engine has reached its daily limit and was not called. Raise the limit, or try again tomorrow (UTC).',
  },
} as const satisfies Record<string, ErrorEntry>;
