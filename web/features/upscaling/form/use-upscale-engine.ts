import { useQuery } from '@tanstack/react-query';
import { getUpscaleEngine, type UpscaleEngine } from '#contract/upscale-engine.ts';
import { call } from '#web/api/call.ts';

/**
 * What the next upscale will be made by; null where nothing can, undefined while that is not known. It is no reason to
 * wait: who asks for an upscale gets it from whatever is there by then.
 */
export function useUpscaleEngine(): UpscaleEngine | null | undefined {
  const { data } = useQuery({
    queryKey: ['upscale-engine'],
    queryFn: ({ signal }) => call(getUpscaleEngine, { signal }),
    select: ({ engine }) => engine,
  });
  return data;
}
