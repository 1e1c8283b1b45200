import { Secret, TOTP } from 'otpauth';
import { secondFactorLimits } from '#contract/second-factor.ts';

const { digits, periodSeconds, driftPeriods } = secondFactorLimits;

/** Returns a new secret in base32: 160 bits, as RFC 4226 recommends. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function addressOf(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** Returns the period that a code belongs to, counted from 1970; null for a wrong code. */
export function periodOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const drift = totpOf(secret).validate({ token: code, timestamp, window: driftPeriods });
  return drift === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + drift;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  // Apps know no other algorithm for sure.
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits, period: periodSeconds });
}
