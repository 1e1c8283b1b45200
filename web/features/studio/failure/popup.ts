import type { DesignCount, GenerateTool } from '#contract/tools.ts';
import type { StudioGreeting } from '../greetings/greeting-rules.ts';
import type { Failure } from './failure.ts';

/** The greetings over the studio; the welcome is on its stage. */
type PopupGreeting = Exclude<StudioGreeting, 'welcome'>;

/** Fewer designs with the same tool. */
export interface Fits {
  tool: GenerateTool;
  count: DesignCount;
}

/** A popup caused by a submission or a job. */
export type SubmitPopup =
  /** The price of the submission, in coins, and the number of designs that the balance pays for. */
  | { kind: 'out_of_coins'; needed: number; fits?: Fits | undefined }
  /** The tool needs a paid plan. */
  | { kind: 'premium'; tool: GenerateTool }
  | { kind: 'failure'; failure: Failure };

/** The popup over the studio; one at a time. */
export type Popup = SubmitPopup | { kind: PopupGreeting };

/**
 * Picks the popup to show, most urgent first. The current one stays until it is closed, even if others come
 * up; then the most urgent of the others follows.
 */
export function popupToShow(shown: Popup | null, candidates: readonly (Popup | null)[]): Popup | null {
  const still = candidates.find((popup) => popup !== null && isSame(popup, shown));
  return still ?? candidates.find((popup) => popup !== null) ?? null;
}

/** A new submission replaces the popup of the previous one; greetings are the same if their kind is. */
function isSame(popup: Popup, shown: Popup | null): boolean {
  return popup === shown || (isGreeting(popup) && popup.kind === shown?.kind);
}

function isGreeting(popup: Popup): popup is { kind: PopupGreeting } {
  return popup.kind === 'trial_expired';
}
