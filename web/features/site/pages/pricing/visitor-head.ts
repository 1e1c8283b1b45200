import type { PricingData } from '#contract/site.ts';

/** The texts over the plans for visitors: a trial is free, nobody can sign up, or there are no coins. */
export function visitorHead({
  usesCoins,
  isSignUpClosed,
}: Pick<PricingData, 'usesCoins' | 'isSignUpClosed'>) {
  if (!usesCoins) return { title: 'coinFreeTitle', line: 'coinFreeLine' } as const;
  if (isSignUpClosed) return { title: 'closedTitle', line: 'closedLine' } as const;
  return { title: 'testTitle', line: 'testLine' } as const;
}
