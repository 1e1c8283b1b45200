/** Pixels of what surrounds the designs of one press. */
export const designsLayout = {
  padding: 12,
  gap: 12,
  headHeight: 44,
  /** Below each design: what can be done with it. */
  barHeight: 48,
  border: 1,
} as const;

/** Side by side, in rows of two. */
export const designColumns = 2;

/** Width and height of one design's picture, in pixels, within a place of this width. */
export function designSize(placeWidth: number, aspect: number): { width: number; height: number } {
  const { padding, gap, border } = designsLayout;
  const width = Math.max(0, (placeWidth - 2 * (padding + border) - gap) / designColumns);
  return { width, height: Math.round(width / (aspect > 0 ? aspect : 16 / 9)) };
}

/** A percentage in large type, a step and how long it takes fit into a picture from this size on. */
const wordsNeed = { width: 200, height: 150 } as const;

/** Whether how far a job is can be told within a picture of this size, in words. */
export function hasRoomForWords({ width, height }: { width: number; height: number }): boolean {
  return width >= wordsNeed.width && height >= wordsNeed.height;
}

/** The height of the place for that many designs of one shape, in pixels. */
export function designsHeight(placeWidth: number, aspect: number, count: number): number {
  const { padding, gap, border, headHeight, barHeight } = designsLayout;
  const rows = Math.ceil(count / designColumns);
  const { height } = designSize(placeWidth, aspect);
  return 2 * border + headHeight + rows * (height + barHeight) + (rows - 1) * gap + padding;
}
