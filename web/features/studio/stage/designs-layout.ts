/** Sizes of the frame around the designs of one generation, in pixels. */
export const designsLayout = {
  padding: 12,
  gap: 12,
  headHeight: 44,
  /** Below each design: its buttons. */
  barHeight: 48,
  border: 1,
} as const;

/** Two designs per row. */
export const designColumns = 2;

/** Width and height of one design, in pixels, within a tile of this width. */
export function designSize(placeWidth: number, aspect: number): { width: number; height: number } {
  const { padding, gap, border } = designsLayout;
  const width = Math.max(0, (placeWidth - 2 * (padding + border) - gap) / designColumns);
  return { width, height: Math.round(width / (aspect > 0 ? aspect : 16 / 9)) };
}

/** The smallest picture that fits a large percentage, a step and the time left. */
const minSizeForWords = { width: 200, height: 150 } as const;

/** Whether a picture of this size has space for progress in words. */
export function hasRoomForText({ width, height }: { width: number; height: number }): boolean {
  return width >= minSizeForWords.width && height >= minSizeForWords.height;
}

/** The height of a tile with that many designs of one shape, in pixels. */
export function designsHeight(placeWidth: number, aspect: number, count: number): number {
  const { padding, gap, border, headHeight, barHeight } = designsLayout;
  const rows = Math.ceil(count / designColumns);
  const { height } = designSize(placeWidth, aspect);
  return 2 * border + headHeight + rows * (height + barHeight) + (rows - 1) * gap + padding;
}
