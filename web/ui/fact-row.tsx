import type { ReactNode } from 'react';
import { formatNumber } from '#web/i18n/numbers.ts';
import { CoinIcon } from './coin-icon.tsx';
import { useUsesCoins } from './uses-coins.ts';

/** One fact in a `dl`: its name and, at the other end, its value. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-line border-b py-2">
      <dt className="flex-none text-faint">{name}</dt>
      <dd className="m-0 min-w-0 text-balance text-right font-semibold">{children}</dd>
    </div>
  );
}

/** What something costs; nothing on a server without coins. */
export function CoinsFact({ name, coins }: { name: string; coins: number }) {
  if (!useUsesCoins()) return null;
  return (
    <FactRow name={name}>
      <span className="flex items-center gap-1.5">
        <CoinIcon />
        {formatNumber(coins)}
      </span>
    </FactRow>
  );
}
