import type { EngineFault } from '#contract/engine-operations.ts';
import type { overviewTexts } from './texts.ts';

/** The text of each fault, after a number. */
export const faultTexts = {
  refused: 'faultRefused',
  invalid_input: 'faultInvalidInput',
  out_of_credit: 'faultOutOfCredit',
  misconfigured: 'faultMisconfigured',
  rate_limited: 'faultRateLimited',
  unavailable: 'faultUnavailable',
  timed_out: 'faultTimedOut',
  lost: 'faultLost',
} as const satisfies Record<EngineFault, keyof typeof overviewTexts.english>;
