import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: no letter that reads like a figure. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five bits of each byte, as a person copies them: in groups of four. */
export function writeCode(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Forty bits: more than anybody guesses in the few tries that there are. */
export function makeCode(): string {
  return writeCode(randomBytes(8));
}

/** What somebody typed, without what people add to a code or leave out of it. */
export function normaliseCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
