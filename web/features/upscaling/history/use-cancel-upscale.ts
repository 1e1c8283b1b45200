import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelJob } from '#contract/jobs.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { setCoins } from '#web/features/accounts/index.ts';
import { checkUpscale } from './check-upscale.ts';
import { setGone } from './updates-store.ts';

/**
 * Cancels a running upscale; the answer has the returned coins. One that ended a moment before shows its
 * result.
 */
export function useCancelUpscale() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        const { coins } = await call(cancelJob, { params: { jobId: id } });
        setCoins(client, coins);
        setGone(id, true);
      } catch (thrown) {
        if (!hasCode(thrown, 'job_already_finished')) throw thrown;
        await checkUpscale(id);
      }
    },
  });
}
