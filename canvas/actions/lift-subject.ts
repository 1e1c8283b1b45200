import { addLayer, type Change } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import { documentLimits, type LayerId, type LayerOf } from '../document/layer.ts';
import { ordersAbove } from '../document/order.ts';

/**
 * The subject of the base image as a picture of its own right above it, in the same place: words go between
 * the two, and it can be moved. `cutOut` is the asset that cuts it out. Nothing is added to a full document.
 */
export function liftSubject(
  document: CanvasDocument,
  base: LayerOf<'base'>,
  cutOut: string,
  newId: () => LayerId,
): Change[] {
  if (Object.keys(document.layers).length >= documentLimits.layers) return [];
  const [order = base.order] = ordersAbove(document, base.parent, base.id);
  return [
    addLayer({
      ...base,
      kind: 'picture',
      id: newId(),
      name: '',
      order,
      cutOut,
      isLocked: false,
      effects: [],
    }),
  ];
}
