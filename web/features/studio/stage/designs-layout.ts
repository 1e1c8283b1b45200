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

/** The height of the place for that many designs of one shape, in pixels. */
export function designsHeight(placeWidth: number, aspect: number, count: number): number {
  const { padding, gap, border, headHeight, barHeight } = designsLayout;
  const rows = Math.ceil(count / designColumns);
  const { height } = designSize(placeWidth, aspect);
  return 2 * border + headHeight + rows * (height + barHeight) + (rows - 1) * gap + padding;
}
