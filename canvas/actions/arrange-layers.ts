import { type Change, setFields } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import type { Layer, LayerId } from '../document/layer.ts';
import { ordersAbove } from '../document/order.ts';
import { childrenOf, isFree, isWithin, withDescendants } from '../document/tree.ts';
import type { Box } from '../geometry.ts';
import { boundsOfLayer, boundsOfLayers } from '../layout/placed.ts';
import { flipped, moved } from '../layout/transform.ts';

/** What the layers panel and the keys do to where layers are. Each returns the changes of one step. */

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Moves layers by pixels of the picture, with all that is in groups among them. */
export function nudge(document: CanvasDocument, ids: readonly LayerId[], x: number, y: number): Change[] {
  return leavesOf(document, ids).flatMap((layer) =>
    setFields(document, layer.id, { placement: moved(layer.placement, x, y) }),
  );
}

/** Aligns each layer with the others' common rectangle; one alone with the picture. */
export function align(document: CanvasDocument, ids: readonly LayerId[], edge: Edge): Change[] {
  const layers = free(document, ids);
  const around =
    layers.length > 1
      ? boundsOfLayers(document, layers)
      : { x: 0, y: 0, width: document.width, height: document.height };
  if (!around) return [];
  return layers.flatMap((layer) => {
    const box = boundsOfLayer(document, layer);
    if (!box) return [];
    const { x, y } = offset(box, around, edge);
    return nudge(document, [layer.id], x, y);
  });
}

function offset(box: Box, around: Box, edge: Edge): { x: number; y: number } {
  const freeX = around.width - box.width;
  const freeY = around.height - box.height;
  switch (edge) {
    case 'left':
      return { x: around.x - box.x, y: 0 };
    case 'center':
      return { x: around.x + freeX / 2 - box.x, y: 0 };
    case 'right':
      return { x: around.x + freeX - box.x, y: 0 };
    case 'top':
      return { x: 0, y: around.y - box.y };
    case 'middle':
      return { x: 0, y: around.y + freeY / 2 - box.y };
    case 'bottom':
      return { x: 0, y: around.y + freeY - box.y };
  }
}

/** Makes the gaps between three layers or more equal; the outer ones stay. */
export function distribute(document: CanvasDocument, ids: readonly LayerId[], axis: 'x' | 'y'): Change[] {
  const side = axis === 'x' ? 'width' : 'height';
  const placed = free(document, ids)
    .flatMap((layer) => {
      const box = boundsOfLayer(document, layer);
      return box ? [{ layer, box }] : [];
    })
    .sort((one, other) => one.box[axis] - other.box[axis]);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last || placed.length < 3) return [];
  const taken = placed.reduce((sum, { box }) => sum + box[side], 0);
  const gap = (last.box[axis] + last.box[side] - first.box[axis] - taken) / (placed.length - 1);
  let at = first.box[axis];
  return placed.flatMap(({ layer, box }) => {
    const by = at - box[axis];
    at += box[side] + gap;
    return nudge(document, [layer.id], axis === 'x' ? by : 0, axis === 'y' ? by : 0);
  });
}

/** Mirrors layers in the middle of their common rectangle. */
export function flip(document: CanvasDocument, ids: readonly LayerId[], axis: 'x' | 'y'): Change[] {
  const around = boundsOfLayers(document, free(document, ids));
  if (!around) return [];
  return leavesOf(document, ids).flatMap((layer) =>
    setFields(document, layer.id, { placement: flipped(layer.placement, around, axis) }),
  );
}

export type Restacking = 'forward' | 'backward' | 'front' | 'back';

/** Moves a layer above or below its neighbour, or all others of its group. The base stays the lowest. */
export function restack(document: CanvasDocument, id: LayerId, to: Restacking): Change[] {
  const layer = document.layers[id];
  if (!layer || layer.kind === 'base') return [];
  const parent = layer.parent;
  const others = childrenOf(document, parent).filter((other) => other.id !== id);
  const at = childrenOf(document, parent).findIndex((other) => other.id === id);
  const lowest = others[0]?.kind === 'base' ? 1 : 0;
  const place = { forward: at + 1, backward: at - 1, front: others.length, back: lowest }[to];
  const index = Math.min(others.length, Math.max(lowest, place));
  return index === at ? [] : moveTo(document, id, parent, others[index - 1]?.id ?? null);
}

/**
 * Puts a layer into a group, or to the top with null, above the layer `below`, or lowest. A group is never
 * put into itself.
 */
export function moveTo(
  document: CanvasDocument,
  id: LayerId,
  parent: LayerId | null,
  below: LayerId | null,
): Change[] {
  if (parent !== null && isWithin(document, parent, id)) return [];
  const { [id]: layer, ...others } = document.layers;
  if (!layer) return [];
  const [order] = ordersAbove({ ...document, layers: others }, parent, below);
  return order === undefined ? [] : setFields(document, id, { parent, order });
}

function free(document: CanvasDocument, ids: readonly LayerId[]): Layer[] {
  return ids.flatMap((id) => {
    const layer = document.layers[id];
    return layer && isFree(document, layer) ? [layer] : [];
  });
}

/** The free layers among these and in groups among these, each once. */
function leavesOf(document: CanvasDocument, ids: readonly LayerId[]): Layer[] {
  const all = new Set(free(document, ids).flatMap(({ id }) => withDescendants(document, id)));
  return free(document, [...all]).filter(({ kind }) => kind !== 'group');
}
