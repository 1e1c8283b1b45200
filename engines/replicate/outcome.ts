import * as z from 'zod';
import { EngineError, type EngineErrorKind } from '../engine.ts';
import { codeOfFailure, kindOfFailure, vendor } from './rules.ts';

/** Ids go into paths. */
const id = z.string().regex(/^[a-z0-9]{1,64}$/i);

/** How far a run is stands at the end of what its model has written, which may be as long as it likes. */
const longestLogs = 16_384;

/** What is read of a prediction or a training; both are alike. */
const runSchema = z.object({
  id,
  /** starting, processing, succeeded, failed, canceled, aborted. */
  status: z.string(),
  output: z.unknown(),
  error: z.unknown(),
  logs: z
    .string()
    .nullish()
    .transform((text) => text?.slice(-longestLogs)),
  data_removed: z.boolean().optional(),
});
export type Run = z.infer<typeof runSchema>;

/** An answer of Replicate's as what it should be. Throws an `EngineError`. */
export function readRun(answer: unknown): Run {
  const read = runSchema.safeParse(answer);
  if (!read.success) {
    throw new EngineError('unavailable', `${vendor} gave an answer that cannot be read`, {
      mayHaveCost: true,
    });
  }
  return read.data;
}

const ends = new Set(['succeeded', 'failed', 'canceled', 'aborted']);

export const hasEnded = ({ status }: Run): boolean => ends.has(status);

/**
 * Throws an `EngineError` where a run has ended without anything made. One that was stopped while it ran is charged for, one
 * that never began is not (replicate.com/changelog, 2025-10-16).
 */
export function requireSuccess({ id: runId, status, error, data_removed: isRemoved }: Run): void {
  const ended = (kind: EngineErrorKind, message: string, mayHaveCost: boolean) =>
    new EngineError(kind, `${vendor}: ${message}`, { mayHaveCost, providerRequestId: runId });
  switch (status) {
    case 'succeeded':
      // An hour after a prediction nothing is left of it.
      if (isRemoved === true) throw ended('lost', 'what was made is removed already', true);
      return;
    case 'failed': {
      const code = codeOfFailure(error);
      throw ended(kindOfFailure(error), `the model has failed${code ? ` (${code})` : ''}`, true);
    }
    case 'aborted':
      throw ended('timed_out', 'given up before it began', false);
    default:
      throw ended('timed_out', 'stopped before it was done', true);
  }
}

/** Where the pictures of an output are: one address or several, data URLs too, in whatever a model has put around them. */
export function addressesOf(output: unknown): string[] {
  if (typeof output === 'string') return /^(https?|data):/.test(output) ? [output] : [];
  if (Array.isArray(output)) return output.flatMap(addressesOf);
  return typeof output === 'object' && output !== null ? Object.values(output).flatMap(addressesOf) : [];
}
