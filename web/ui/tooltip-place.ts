export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gapPx = 6;
const marginPx = 8;

/**
 * Places a tooltip: centred on the preferred side of its control, on the other side if space is short, never
 * cut off.
 */
export function placeTooltip(
  control: Box,
  tooltip: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  side: 'top' | 'bottom',
): { left: number; top: number } {
  const above = control.top - gapPx - tooltip.height;
  const below = control.top + control.height + gapPx;
  const fitsAbove = above >= marginPx;
  const fitsBelow = below + tooltip.height <= view.height - marginPx;
  const isAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const centred = control.left + (control.width - tooltip.width) / 2;
  const left = Math.max(marginPx, Math.min(centred, view.width - tooltip.width - marginPx));
  return { left, top: isAbove ? above : below };
}
