/** Gaps and bars of a group of designs, in pixels. The gaps are those of the grid around it. */
export const designsLayout = {
  columnGap: 16,
  rowGap: 20,
  /** The row above: prompt, count, actions. */
  headHeight: 44,
  /** Below a design: its number, and on touch screens its buttons. */
  lineHeights: { pointer: 28, touch: 48 },
  /** Below the pictures of a phone: position and buttons. */
  barHeight: 60,
} as const;

/** What determines the places of a group's designs. */
export interface GroupShape {
  /** Columns of the grid. */
  columns: number;
  /** Number of designs. */
  count: number;
  /** Width divided by height of each design. */
  aspect: number;
  hasHoverButtons: boolean;
}

/** Columns of the grid that a group takes. */
export function groupSpan({ columns, count }: Pick<GroupShape, 'columns' | 'count'>): number {
  return Math.min(columns, count);
}

/** How many designs stand side by side; 1 means that they are swiped. */
export function designsAcross({ columns, count }: Pick<GroupShape, 'columns' | 'count'>): number {
  return columns < 3 ? Math.min(columns, count) : count;
}

/** Width and height of one design in a group of this width, in pixels. */
export function designSize(groupWidth: number, shape: GroupShape): { width: number; height: number } {
  const across = designsAcross(shape);
  const width = Math.max(0, (groupWidth - designsLayout.columnGap * (across - 1)) / across);
  return { width, height: Math.round(width / (shape.aspect > 0 ? shape.aspect : 16 / 9)) };
}

/** Height of the line under each design, in pixels; none where they are swiped. */
export function designLineHeight(shape: GroupShape): number {
  if (designsAcross(shape) === 1) return 0;
  return designsLayout.lineHeights[shape.hasHoverButtons ? 'pointer' : 'touch'];
}

/** Height of a group of this width, in pixels. */
export function groupHeight(groupWidth: number, shape: GroupShape): number {
  const across = designsAcross(shape);
  const { headHeight, barHeight, rowGap } = designsLayout;
  const { height } = designSize(groupWidth, shape);
  if (across === 1) return headHeight + height + barHeight;
  const rows = Math.ceil(shape.count / across);
  return headHeight + rows * (height + designLineHeight(shape)) + (rows - 1) * rowGap;
}

/** The smallest picture that fits a large percentage, a step and the time left. */
const minSizeForWords = { width: 200, height: 150 } as const;

/** Whether a picture of this size has space for progress in words. */
export function hasRoomForText({ width, height }: { width: number; height: number }): boolean {
  return width >= minSizeForWords.width && height >= minSizeForWords.height;
}
