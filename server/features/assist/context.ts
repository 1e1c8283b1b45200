import type { RateWindows } from '#server/platform/http/rate-windows.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import type { Engines } from '../engines/engines.ts';

export interface AssistContext {
  rateWindows: RateWindows;
  engines: Pick<Engines, 'all' | 'forOperation' | 'isPaid' | 'call'>;
  /** Whether a user may call engines that cost the operator money. */
  mayCallPaid(userId: string): Promise<boolean>;
  contentPolicy: ContentPolicy;
  /** Time limits of an analysis, and of the description within it; tests shorten the contract's. */
  timeoutMs?: number;
  descriptionTimeoutMs?: number;
  /** For an engine that transcribes or enhances. */
  engineTimeoutMs?: number;
}

/** The user who waits for an answer. */
export interface Caller {
  userId: string;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}
