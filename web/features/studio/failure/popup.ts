import type { StudioGreeting } from '../greetings/greeting-rules.ts';
import type { Failure } from './failure.ts';

/** What a press or a job leads to, over the studio. */
export type PressPopup =
  /** What the press would have cost, in coins. */
  | { kind: 'out_of_coins'; needed: number }
  /** A tool of the paid plans. */
  | { kind: 'premium' }
  | { kind: 'failure'; failure: Failure };

/** What stands over the studio; one thing at a time. */
export type Popup = PressPopup | { kind: StudioGreeting };

/**
 * What is shown of all that would be, the most urgent first: what stands there stays until it is put away, whatever
 * comes meanwhile, and then the most urgent of the others takes its place.
 */
export function popupToShow(shown: Popup | null, wanted: readonly (Popup | null)[]): Popup | null {
  const still = wanted.find((popup) => popup !== null && isSame(popup, shown));
  return still ?? wanted.find((popup) => popup !== null) ?? null;
}

/** A press may bring a popup in the place of the one before; what the studio says by itself is told by its kind. */
function isSame(popup: Popup, shown: Popup | null): boolean {
  return popup === shown || (isGreeting(popup) && popup.kind === shown?.kind);
}

function isGreeting(popup: Popup): popup is { kind: StudioGreeting } {
  return popup.kind === 'trial_expired' || popup.kind === 'welcome';
}
