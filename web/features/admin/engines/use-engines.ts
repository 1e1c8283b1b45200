import { useQuery } from '@tanstack/react-query';
import { listAdminEngines } from '#contract/admin-engines.ts';
import type { ResponseOf } from '#web/api/call.ts';
import { call } from '#web/api/call.ts';

export const enginesKey = ['admin', 'engines'] as const;
const refreshMs = 15_000;

export type EnginesData = ResponseOf<typeof listAdminEngines>;

/** The engines, refetched while the page is visible. */
export function useEngines() {
  return useQuery({
    queryKey: enginesKey,
    refetchInterval: refreshMs,
    queryFn: ({ signal }) => call(listAdminEngines, { signal }),
  });
}
