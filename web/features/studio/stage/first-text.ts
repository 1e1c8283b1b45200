/**
 * The coin text of an empty stage: free coins pay for the first pictures; for paid coins it shows the
 * balance.
 */
export function firstText({
  coins,
  isReturning,
  isFree,
}: {
  coins: number;
  isReturning: boolean;
  isFree: boolean;
}): 'firstText' | 'firstTextPaid' | 'firstTextNoCoins' {
  if (coins <= 0 || isReturning) return 'firstTextNoCoins';
  return isFree ? 'firstText' : 'firstTextPaid';
}
