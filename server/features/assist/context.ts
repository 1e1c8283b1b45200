import type { RateWindows } from '#server/platform/http/rate-windows.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import type { Engines } from '../engines/engines.ts';

export interface AssistContext {
  rateWindows: RateWindows;
  engines: Pick<Engines, 'forOperation' | 'call'>;
  contentPolicy: ContentPolicy;
  /** For an analysis, and for what an engine sees within it; the contract's unless a test cannot wait. */
  timeoutMs?: number;
  descriptionTimeoutMs?: number;
  /** For an engine that transcribes or enhances. */
  engineTimeoutMs?: number;
}
