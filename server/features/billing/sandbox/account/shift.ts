import type { SandboxAccount } from './state.ts';

/**
 * Moves everything in the account into the past, so that future events come sooner. Lets an admin see a
 * renewal without waiting for a month.
 */
export function shiftBack(account: SandboxAccount, ms: number): SandboxAccount {
  return shifted(account, ms) as SandboxAccount;
}

function shifted(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() - ms);
  if (Array.isArray(value)) return value.map((one) => shifted(one, ms));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shifted(one, ms)]));
}
