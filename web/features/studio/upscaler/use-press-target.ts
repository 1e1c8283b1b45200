import { useQueryClient } from '@tanstack/react-query';
import type { Generation } from '../use-generation.ts';
import type { PressTarget } from './press-upscale.ts';

/** Who hears of a press of Upscale: the studio, which tells of its end as of every other's. */
export function usePressTarget(generation: Generation): PressTarget {
  const client = useQueryClient();
  return { client, onStarted: generation.noteStarted, onOutOfCoins: generation.tellOutOfCoins };
}
