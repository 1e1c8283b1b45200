import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCoinFigures, getReconciliation, getRevenue, getToolFigures } from '#contract/admin-billing.ts';
import { call, type ResponseOf } from '#web/api/call.ts';

export const moneyKey = ['admin', 'money'] as const;
/** Figures of months need not be newer. */
const refreshMs = 60_000;
const runningMs = 2_000;

export type Revenue = ResponseOf<typeof getRevenue>;
export type CoinFigures = ResponseOf<typeof getCoinFigures>;
export type Reconciliation = ResponseOf<typeof getReconciliation>;

/** Revenue, subscriptions and coins by month. */
export function useFigures() {
  return useQuery({
    queryKey: [...moneyKey, 'figures'],
    refetchInterval: refreshMs,
    async queryFn({ signal }) {
      const [revenue, coins] = await Promise.all([
        call(getRevenue, { signal }),
        call(getCoinFigures, { signal }),
      ]);
      return { revenue, coins };
    },
  });
}

/** What engines cost against coins; while another time is asked for, the one before stays. */
export function useToolFigures(days: number) {
  return useQuery({
    queryKey: [...moneyKey, 'tools', days],
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    queryFn: ({ signal }) => call(getToolFigures, { query: { days }, signal }),
  });
}

/** How the comparison stands; looked at often while one is under way. */
export function useReconciliation() {
  return useQuery<Reconciliation>({
    queryKey: [...moneyKey, 'reconciliation'],
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? runningMs : refreshMs),
    queryFn: ({ signal }) => call(getReconciliation, { signal }),
  });
}
