import type { CoinGrant } from '#contract/coin-history.ts';
import { dayMs } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';

/** When a grant ends, and whether new coins replace it then. */
export interface GrantEnd {
  at: string;
  isRenewed: boolean;
  /** Whether it ends within the warning period. */
  isSoon: boolean;
}

/**
 * Returns how each grant ends, and the first grant with coins left that ends without renewal; null if there
 * is none.
 */
export function endsOf(
  grants: readonly CoinGrant[],
  now: Date,
): { ends: Map<string, GrantEnd>; first: string | null } {
  const ends = new Map(grants.map((grant) => [grant.id, endOf(grant, now)]));
  const lost = grants
    .filter(({ id, remaining }) => remaining > 0 && ends.get(id)?.isRenewed === false)
    .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt));
  return { ends, first: grants.length > 1 ? (lost[0]?.id ?? null) : null };
}

/** Coins left over after their renewal stay valid for some days, then expire. */
function endOf({ renewsAt, expiresAt }: CoinGrant, now: Date): GrantEnd {
  const isRenewed = renewsAt !== null && new Date(renewsAt) > now;
  const warnsFrom = Date.parse(expiresAt) - coinLimits.expiryWarningDays * dayMs;
  return isRenewed
    ? { at: renewsAt, isRenewed, isSoon: false }
    : { at: expiresAt, isRenewed, isSoon: now.getTime() >= warnsFrom };
}
