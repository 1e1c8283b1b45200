/** From which width of the window on there are how many columns. */
type Steps = readonly (readonly [fromWidthPx: number, columns: number])[];

/** The gallery's page. */
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

/** Columns at a width of the window; one below the first step. */
export function columnCount(steps: Steps, windowWidthPx: number): number {
  return steps.findLast(([fromWidthPx]) => windowWidthPx >= fromWidthPx)?.[1] ?? 1;
}
