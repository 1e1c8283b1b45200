import type { RateWindows } from '#server/platform/http/rate-windows.ts';
import type { Engines } from '../generation/generation.ts';

export interface AssistContext {
  rateWindows: RateWindows;
  engines: Pick<Engines, 'forOperation'>;
  /** For an analysis; the contract's unless a test cannot wait. */
  timeoutMs?: number;
  /** For an engine that transcribes or enhances. */
  engineTimeoutMs?: number;
}
