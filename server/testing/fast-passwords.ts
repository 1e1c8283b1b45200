import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHashing } from '../features/accounts/accounts.ts';

/** better-auth's hashing at scrypt's lowest cost, for tests: its default takes a tenth of a second. */
export const fastPasswordHashing: PasswordHashing = {
  hash: async (password) => digest(password, randomBytes(16).toString('hex')),
  async verify({ hash, password }) {
    const [salt = ''] = hash.split(':');
    return digest(password, salt) === hash;
  },
};

function digest(password: string, salt: string): string {
  const key = scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 });
  return `${salt}:${key.toString('hex')}`;
}
