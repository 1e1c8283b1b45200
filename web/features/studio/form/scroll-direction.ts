/** Whether the composer is folded, and the scroll position when that last changed. */
export interface FoldState {
  isFolded: boolean;
  /** Pixels from the top. */
  y: number;
}

/** Smaller movements are jitter. */
const threshold = 24;
/** This near the top the composer is always open. */
const topZone = 40;

/** Scrolling down folds the composer; scrolling up or reaching the top opens it. */
export function foldOnScroll(state: FoldState, y: number): FoldState {
  if (y <= topZone) return { isFolded: false, y };
  if (Math.abs(y - state.y) < threshold) return state;
  return { isFolded: y > state.y, y };
}
