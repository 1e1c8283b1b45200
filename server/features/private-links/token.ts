import { hash, randomBytes } from 'node:crypto';
import { seal, unseal } from '#server/platform/secrets/seal.ts';

/** 192 random bits: an address cannot be guessed. */
const tokenBytes = 24;

/** Returns a new token; `digest` and `sealed` are what is stored of it. */
export function makeToken(key: Buffer, linkId: string): { token: string; digest: string; sealed: string } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, digest: digestToken(token), sealed: seal(key, purposeOf(linkId), token) };
}

export const digestToken = (token: string) => hash('sha256', token, 'base64url');

/** Returns the token of a link; null if the server's key has changed since. */
export const readToken = (key: Buffer, linkId: string, sealed: string) =>
  unseal(key, purposeOf(linkId), sealed);

const purposeOf = (linkId: string) => `private-link:${linkId}`;

/** What is stored of a visitor's key. */
export const digestVisitor = (linkId: string, key: string) =>
  hash('sha256', `${linkId}\n${key}`, 'base64url');
