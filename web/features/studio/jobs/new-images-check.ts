/** When to poll the gallery after a generation, in milliseconds since the previous poll. */
export const checkDelaysMs = [500, 1_000, 2_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000] as const;

/** The state that decides whether to poll. */
export interface CheckedState {
  /** The event stream is down, so that no event reports new pictures. */
  isStreamDown: boolean;
  running: number;
  /** Pictures that jobs have made and the gallery does not show. */
  missing: number;
}

/** Whether pictures are expected that only polling can bring. */
export function isCheckNeeded({ isStreamDown, running, missing }: CheckedState): boolean {
  return isStreamDown && (running > 0 || missing > 0);
}
