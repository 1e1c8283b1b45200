import { useQuery } from '@tanstack/react-query';
import { getUpscaleEngine, type UpscaleEngine } from '#contract/upscale-engine.ts';
import { call } from '#web/api/call.ts';

/**
 * The engine of the next upscale; null if there is none, undefined while unknown. Nothing needs to wait for
 * it: a request uses the engine available then.
 */
export function useUpscaleEngine(): UpscaleEngine | null | undefined {
  const { data } = useQuery({
    queryKey: ['upscale-engine'],
    queryFn: ({ signal }) => call(getUpscaleEngine, { signal }),
    select: ({ engine }) => engine,
  });
  return data;
}
