import { getCoins } from '#contract/coins.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Coins } from './coins.ts';

export function registerCoinRoutes(api: Api, coins: Coins): void {
  const done = { success: true } as const;
  api.handle(getCoins, async ({ identity }) => ({
    ...done,
    coins: await coins.balance(identity.userId),
  }));
}
