import type { RateWindows } from '#server/platform/http/rate-windows.ts';

export interface AssistContext {
  rateWindows: RateWindows;
  /** For an analysis; the contract's unless a test cannot wait. */
  timeoutMs?: number;
}
