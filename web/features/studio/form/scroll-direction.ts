/** Whether the composer is folded, and where the page stood when that was last decided. */
export interface FoldState {
  isFolded: boolean;
  /** Pixels from the top. */
  y: number;
}

/** Movements smaller than this are a trembling hand. */
const threshold = 24;
/** So near the top the composer is always open. */
const topZone = 40;

/** Scrolling down folds the composer, scrolling up or coming to the top opens it. */
export function foldOnScroll(state: FoldState, y: number): FoldState {
  if (y <= topZone) return { isFolded: false, y };
  if (Math.abs(y - state.y) < threshold) return state;
  return { isFolded: y > state.y, y };
}
