/** Pairs of a minimum window width and its column count. */
type Steps = readonly (readonly [fromWidthPx: number, columns: number])[];

/** The gallery page. */
export const galleryColumns: Steps = [
  [768, 2],
  [1024, 3],
  [1440, 4],
  [1920, 5],
  [2560, 6],
];

/** The studio's stage, which shares the window with the settings. */
export const stageColumns: Steps = [
  [600, 2],
  [1920, 3],
  [2560, 4],
];

/** The number of columns at a window width; one below the first step. */
export function columnCount(steps: Steps, windowWidthPx: number): number {
  return steps.findLast(([fromWidthPx]) => windowWidthPx >= fromWidthPx)?.[1] ?? 1;
}
