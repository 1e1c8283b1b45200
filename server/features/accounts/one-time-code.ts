import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Writes five bits of each byte, in groups of four for copying. */
export function writeCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Forty bits: far more than can be guessed in the few tries allowed. */
export function makeCode(): string {
  return writeCode(randomBytes(8));
}

/** Removes the separators and case differences that users add when typing a code. */
export function normaliseCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
