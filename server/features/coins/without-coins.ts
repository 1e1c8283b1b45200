import type { Tx } from '#server/platform/database/database.ts';
import type { CoinDeps } from './deps.ts';
import type { Held, NewHold } from './hold-coins.ts';

/**
 * The coins of a server that works without them: everything costs 0, and everybody has 0 and may call every
 * engine. Grants and history stay, so that switching coins on again goes on with them; what ends meanwhile,
 * such as a job that was paid before, is still booked, and no browser hears of it.
 */
export function withoutCoins<Ledger extends { hold(tx: Tx, hold: NewHold): Promise<Held> }>(
  deps: CoinDeps,
  createLedger: (deps: CoinDeps) => Ledger,
) {
  const { onBalanceDrop: _, ...others } = deps;
  const ledger = createLedger({
    ...others,
    events: { publish: async () => {}, publishEach: async () => {} },
  });
  return {
    ...ledger,
    priceOf: () => 0,
    ensureAccount: async () => {},
    signupGrant: async () => null,
    balance: async () => 0,
    acceptedBalance: async () => 0,
    grants: async () => [],
    // Locks the account, as a hold of 0 does: starts of one user take turns.
    hold: async (tx: Tx, hold: NewHold) => ({ ...(await ledger.hold(tx, hold)), coins: 0, isAccepted: true }),
    areAccepted: async () => true,
    mayCallPaidEngines: async () => true,
    async *expiringGrants() {},
  };
}
