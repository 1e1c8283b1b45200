/** When the gallery is looked at after a generation, in milliseconds since the time before. */
export const checkDelaysMs = [500, 1_000, 2_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000] as const;

/** What of a watch tells whether there is something to look for. */
export interface CheckedState {
  /** The event stream is down, so that nobody tells of new pictures. */
  isStreamDown: boolean;
  /** Jobs under way. */
  running: number;
  /** Pictures that jobs have made and the gallery does not show. */
  missing: number;
}

/** Whether somebody waits for pictures that only asking can bring. */
export function isCheckNeeded({ isStreamDown, running, missing }: CheckedState): boolean {
  return isStreamDown && (running > 0 || missing > 0);
}
