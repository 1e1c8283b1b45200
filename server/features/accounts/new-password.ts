import { AppError } from '#server/platform/app-error.ts';
import type { AccountDeps } from './deps.ts';

/**
 * Hashes a new password. Throws `password_common` if it is on the list of common and leaked passwords
 * (NIST SP 800-63B, section 5.1.1.2). `requireNotAddress` checks the rest.
 */
export async function hashNewPassword(
  { auth }: Pick<AccountDeps, 'auth'>,
  password: string,
): Promise<string> {
  if ((await commonPasswords()).has(password.toLowerCase())) throw new AppError('password_common');
  const { password: hashing } = await auth.$context;
  return hashing.hash(password);
}

/** Throws `password_common` if a new password is the user's own address, or the part before the `@`. */
export function requireNotAddress(password: string, email: string): void {
  const typed = password.toLowerCase();
  const address = email.toLowerCase();
  if (typed === address || typed === address.split('@')[0]) throw new AppError('password_common');
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords in lower case. Loaded for the first new password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return list;
}
