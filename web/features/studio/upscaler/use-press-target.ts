import { useQueryClient } from '@tanstack/react-query';
import type { PressTarget } from './press-upscale.ts';

/** The studio's handlers for a press. */
export interface PressListener {
  noteStarted: PressTarget['onStarted'];
  showOutOfCoins: PressTarget['onOutOfCoins'];
}

/** Routes a press of Upscale to the studio, which reports its end like any other job's. */
export function usePressTarget(generation: PressListener): PressTarget {
  const client = useQueryClient();
  return { client, onStarted: generation.noteStarted, onOutOfCoins: generation.showOutOfCoins };
}
