import { useQueryClient } from '@tanstack/react-query';
import type { PressTarget } from './press-upscale.ts';

/** What the studio does about a press. */
export interface PressListener {
  noteStarted: PressTarget['onStarted'];
  tellOutOfCoins: PressTarget['onOutOfCoins'];
}

/** Who hears of a press of Upscale: the studio, which tells of its end as of every other's. */
export function usePressTarget(generation: PressListener): PressTarget {
  const client = useQueryClient();
  return { client, onStarted: generation.noteStarted, onOutOfCoins: generation.tellOutOfCoins };
}
