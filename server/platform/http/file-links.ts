import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

const dayMs = 86_400_000;

/** Signed addresses of objects, for browsers. */
export interface FileLinks {
  /**
   * The address of an object: the same all day (UTC), so that browsers cache it, and good for 24 to 48 hours. It
   * proves nothing about who may see it: whoever is given it may.
   */
  sign(key: string): string;
  /** Whether a signature is ours, for this key, and still good. */
  verify(key: string, expiry: string | undefined, signature: string | undefined): boolean;
}

/** @param secret at least 32 bytes */
export function createFileLinks(secret: Uint8Array, clock: Clock): FileLinks {
  const signatureOf = (key: string, expiryDay: number) =>
    createHmac('sha256', secret).update(`${expiryDay}\n${key}`).digest().subarray(0, 18);
  const today = () => Math.floor(clock.now().getTime() / dayMs);
  return {
    sign(key) {
      const expiryDay = today() + 2;
      return `/files/${key}?e=${expiryDay}&s=${signatureOf(key, expiryDay).toString('base64url')}`;
    },
    verify(key, expiry, signature) {
      if (!/^\d{1,7}$/.test(expiry ?? '') || !/^[\w-]{24}$/.test(signature ?? '')) return false;
      const expiryDay = Number(expiry);
      // Midnight at the beginning of that day is when the address ends.
      if (expiryDay <= today()) return false;
      return timingSafeEqual(signatureOf(key, expiryDay), Buffer.from(signature ?? '', 'base64url'));
    },
  };
}

/** A tag for an object's content, which its key stands for. */
export function etagOf(key: string): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
}
