import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCoinFigures, getRevenue, getToolFigures } from '#contract/admin-billing-figures.ts';
import { getReconciliation } from '#contract/admin-reconciliation.ts';
import { minuteMs } from '#contract/durations.ts';
import { call, type ResponseOf } from '#web/api/call.ts';

export const moneyKey = ['admin', 'money'] as const;
/** Monthly figures need no faster refresh. */
const refreshMs = minuteMs;
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

/** Engine cost and coin revenue; the previous period stays while another one loads. */
export function useToolFigures(days: number) {
  return useQuery({
    queryKey: [...moneyKey, 'tools', days],
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    queryFn: ({ signal }) => call(getToolFigures, { query: { days }, signal }),
  });
}

/** The reconciliation's state; polled more often while one runs. */
export function useReconciliation() {
  return useQuery<Reconciliation>({
    queryKey: [...moneyKey, 'reconciliation'],
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? runningMs : refreshMs),
    queryFn: ({ signal }) => call(getReconciliation, { signal }),
  });
}
