/** What an empty stage says of the coins: of who was given them that they pay, of who pays for them how many there are. */
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
