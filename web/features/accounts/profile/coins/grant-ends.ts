import type { CoinGrant } from '#contract/coins.ts';
import { coinLimits } from '#contract/limits.ts';

/** When a grant ends, and whether new coins take its place then. */
export interface GrantEnd {
  at: string;
  isRenewed: boolean;
  /** It ends in the days in which that is warned of. */
  isSoon: boolean;
}

const dayMs = 24 * 60 * 60_000;

/** How each grant ends, and which of those with coins to spend ends first without new ones; null where none does. */
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

/** What is left of coins whose renewal has come goes on for some days, and ends then. */
function endOf({ renewsAt, expiresAt }: CoinGrant, now: Date): GrantEnd {
  const isRenewed = renewsAt !== null && new Date(renewsAt) > now;
  const warnedFrom = Date.parse(expiresAt) - coinLimits.expiryWarningDays * dayMs;
  return isRenewed
    ? { at: renewsAt, isRenewed, isSoon: false }
    : { at: expiresAt, isRenewed, isSoon: now.getTime() >= warnedFrom };
}
