import * as z from 'zod';
import { EngineError, type EngineErrorKind } from '../engine.ts';
import { codeOfFailure, kindOfFailure, vendor } from './rules.ts';

/** Ids become part of paths. */
const id = z.string().regex(/^[a-z0-9]{1,64}$/i);

/** Progress is at the end of the model's log, which may be of any length. */
const maxLogsLength = 16_384;

/** The fields that we read. Predictions and trainings have the same ones. */
const runSchema = z.object({
  id,
  /** starting, processing, succeeded, failed, canceled, aborted. */
  status: z.string(),
  output: z.unknown(),
  error: z.unknown(),
  logs: z
    .string()
    .nullish()
    .transform((text) => text?.slice(-maxLogsLength)),
  data_removed: z.boolean().optional(),
});
export type Run = z.infer<typeof runSchema>;

/** Validates a response of Replicate. Throws an `EngineError`. */
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
 * Throws an `EngineError` when a run has ended without a result. A run that was cancelled while it ran is
 * charged, one that never started is not (replicate.com/changelog, 2025-10-16).
 */
export function requireSuccess({ id: runId, status, error, data_removed: isRemoved }: Run): void {
  const ended = (kind: EngineErrorKind, message: string, mayHaveCost: boolean) =>
    new EngineError(kind, `${vendor}: ${message}`, { mayHaveCost, providerRequestId: runId });
  switch (status) {
    case 'succeeded':
      // Replicate deletes a prediction's data after an hour.
      if (isRemoved === true) throw ended('lost', 'what was made is removed already', true);
      return;
    case 'failed': {
      const code = codeOfFailure(error);
      throw ended(kindOfFailure(error), `the model has failed${code ? ` (${code})` : ''}`, true);
    }
    case 'aborted':
      throw ended('timed_out', 'cancelled before it started', false);
    default:
      throw ended('timed_out', 'stopped before it was done', true);
  }
}

/** The addresses of an output's pictures: one or several, data URLs too, in any structure. */
export function addressesOf(output: unknown): string[] {
  if (typeof output === 'string') return /^(https?|data):/.test(output) ? [output] : [];
  if (Array.isArray(output)) return output.flatMap(addressesOf);
  return typeof output === 'object' && output !== null ? Object.values(output).flatMap(addressesOf) : [];
}
