import type { SandboxAccount } from './state.ts';

/**
 * The account as if everything in it had happened so much earlier: what lies ahead comes so much sooner. It is how an
 * admin sees a renewal without waiting for a month.
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
