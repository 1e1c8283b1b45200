import { useQueryClient } from '@tanstack/react-query';
import type { SubmitTarget } from './submit-upscale.ts';

/** The studio's handlers for a submission. */
export interface SubmitListener {
  noteStarted: SubmitTarget['onStarted'];
  showOutOfCoins: SubmitTarget['onOutOfCoins'];
}

/** Routes a submission to the studio, which reports its end like any other job's. */
export function useSubmitTarget(generation: SubmitListener): SubmitTarget {
  const client = useQueryClient();
  return { client, onStarted: generation.noteStarted, onOutOfCoins: generation.showOutOfCoins };
}
