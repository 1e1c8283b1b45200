import type { LayerFields } from '../document/changes.ts';
import { type LayerOf, withinReach } from '../document/layer.ts';
import { mapPoint } from '../layout/matrix.ts';
import { matrixOf } from '../layout/placed.ts';
import type { DrawingContext, Painter } from './surface.ts';
import { measureText } from './text-layout.ts';

type TextLayer = LayerOf<'text'>;

/**
 * The lines and size of a text after a change. A layer is placed by its middle: the edge that the text is
 * aligned with, and the first line, stay where they were.
 */
export function settleText(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  before: TextLayer | undefined,
): LayerFields {
  const measured = measureText(context, painter, layer);
  const isMoved = before !== undefined && before.placement !== layer.placement;
  if (!before || isMoved || before.lines.length === 0) return measured;
  const side = { left: 1, center: 0, right: -1 }[layer.alignment];
  const grown = {
    x: (side * (measured.width - layer.width)) / 2,
    y: (measured.height - layer.height) / 2,
  };
  if (grown.x === 0 && grown.y === 0) return measured;
  // Only the part of the map that turns and scales: where the layer is does not matter for a distance.
  const { x, y } = mapPoint(matrixOf({ ...layer.placement, x: 0, y: 0 }), grown);
  const { placement } = layer;
  return { ...measured, placement: withinReach({ ...placement, x: placement.x + x, y: placement.y + y }) };
}
