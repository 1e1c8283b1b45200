import type { RateWindows } from '#server/platform/http/rate-windows.ts';
import type { Engines } from '../engines/engines.ts';

export interface AssistContext {
  rateWindows: RateWindows;
  engines: Pick<Engines, 'forOperation' | 'call'>;
  /** For an analysis; the contract's unless a test cannot wait. */
  timeoutMs?: number;
  /** For an engine that transcribes or enhances. */
  engineTimeoutMs?: number;
}
