/** Coins are whole; moving none is a bug in the caller. */
export function assertIntegerCoins(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1) {
    throw new RangeError(`An amount of coins is a whole number of at least 1, not ${amount}.`);
  }
}
