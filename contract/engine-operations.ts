import * as z from 'zod';
import { generateTools } from './tools.ts';

/** The operations of engines. */
export const engineOperations = [
  'generate',
  'edit',
  'inpaint',
  'upscale',
  'removeBackground',
  'designs',
  'describe',
  'enhancePrompt',
  'enhanceStyle',
  'transcribe',
  'moderate',
  'trainStyle',
] as const;
export const engineOperation = z.enum(engineOperations);

/** Why an engine call failed. */
export const engineFaults = [
  'refused',
  'invalid_input',
  'out_of_credit',
  'misconfigured',
  'rate_limited',
  'unavailable',
  'timed_out',
  'lost',
] as const;
export type EngineFault = (typeof engineFaults)[number];

/** Who can fix a fault. */
export const actorOfFault = {
  refused: 'user',
  invalid_input: 'user',
  out_of_credit: 'operator',
  misconfigured: 'operator',
  rate_limited: 'transient',
  unavailable: 'transient',
  timed_out: 'transient',
  lost: 'transient',
} as const satisfies Record<EngineFault, 'user' | 'operator' | 'transient'>;

/** What has a chain of its own: each tool, and each operation that belongs to no tool. */
export const engineUses = [
  ...generateTools,
  'upscale',
  'edit',
  'inpaint',
  'removeBackground',
  'describe',
  'enhancePrompt',
  'transcribe',
  'moderate',
  'trainStyle',
] as const;
export const engineUse = z.enum(engineUses);
export type EngineUse = (typeof engineUses)[number];
