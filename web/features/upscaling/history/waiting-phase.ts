import { minuteMs, secondMs } from '#contract/durations.ts';

/** The message of a running upscale; its progress is shown beside it. */
export type WaitingPhase =
  | { kind: 'queued' }
  /** The engine reports progress, which says more than any time: nothing yet, and then a percentage. */
  | { kind: 'starting' }
  | { kind: 'measured' }
  | { kind: 'moments' }
  | { kind: 'almost' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'final' };

/** The documented stages. They only choose words: only the server knows that an upscale is done. */
const momentsUntilMs = 30 * secondMs;
const almostUntilMs = minuteMs;
const finalFromMs = 165 * secondMs;
const finalUntilMs = 225 * secondMs;

/** From here on a button offers a status check. */
export const statusCheckFromMs = 45 * secondMs;

/** What is known of a running upscale. */
interface Waiting {
  /** Since work began; null while it is queued. */
  elapsedMs: number | null;
  /** Whether the engine reports progress. */
  isMeasured: boolean;
  percent: number;
}

/** Messages go by time only where the engine says nothing. */
export function waitingPhase({ elapsedMs, isMeasured, percent }: Waiting): WaitingPhase {
  if (elapsedMs === null) return { kind: 'queued' };
  if (isMeasured) return { kind: Math.floor(percent) === 0 ? 'starting' : 'measured' };
  if (elapsedMs < momentsUntilMs) return { kind: 'moments' };
  if (elapsedMs < almostUntilMs) return { kind: 'almost' };
  if (elapsedMs >= finalFromMs && elapsedMs <= finalUntilMs) return { kind: 'final' };
  return { kind: 'minutes', minutes: Math.floor(elapsedMs / minuteMs) };
}
