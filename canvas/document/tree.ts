import type { CanvasDocument } from './document.ts';
import type { Layer, LayerId } from './layer.ts';

/** The layers of a document in the order in which they are drawn. */

/** The layers of a group, or of the top, from the lowest to the highest. */
export function childrenOf(document: CanvasDocument, parent: LayerId | null): Layer[] {
  return Object.values(document.layers)
    .filter((layer) => parentOf(document, layer) === parent)
    .sort(byOrder);
}

/** All layers from the lowest to the highest, each group before what is in it. */
export function inDrawingOrder(document: CanvasDocument): Layer[] {
  const below = new Map<LayerId | null, Layer[]>();
  for (const layer of Object.values(document.layers)) {
    const parent = parentOf(document, layer);
    below.set(parent, [...(below.get(parent) ?? []), layer]);
  }
  const walk = (parent: LayerId | null): Layer[] =>
    (below.get(parent) ?? []).sort(byOrder).flatMap((layer) => [layer, ...walk(layer.id)]);
  return walk(null);
}

/** The layer itself and, of a group, all that is in it. */
export function withDescendants(document: CanvasDocument, id: LayerId): LayerId[] {
  return [id, ...childrenOf(document, id).flatMap((child) => withDescendants(document, child.id))];
}

/** Whether a layer is shown: it and all groups that it is in are visible. */
export function isShown(document: CanvasDocument, layer: Layer): boolean {
  return everyUpwards(document, layer, ({ isVisible }) => isVisible);
}

/** Whether a layer may be changed on the stage: neither it nor a group that it is in is locked. */
export function isFree(document: CanvasDocument, layer: Layer): boolean {
  return everyUpwards(document, layer, ({ isLocked }) => !isLocked);
}

function everyUpwards(document: CanvasDocument, layer: Layer, holds: (layer: Layer) => boolean): boolean {
  for (let at: Layer | undefined = layer; at; ) {
    if (!holds(at)) return false;
    const parent: LayerId | null = parentOf(document, at);
    at = parent === null ? undefined : document.layers[parent];
  }
  return true;
}

/**
 * The group that a layer is drawn in. A group that is gone, is no group or, after two tabs moved two groups
 * into each other, is inside the layer counts as none: no layer is ever lost.
 */
function parentOf(document: CanvasDocument, { id, parent }: Layer): LayerId | null {
  if (parent === null || document.layers[parent]?.kind !== 'group') return null;
  return isWithin(document, parent, id) ? null : parent;
}

/** Whether a layer is the other or, as its `parent` fields say, somewhere inside it. */
export function isWithin(document: CanvasDocument, layer: LayerId, other: LayerId): boolean {
  const seen = new Set<LayerId>();
  let at: LayerId | null = layer;
  while (at !== null && !seen.has(at)) {
    if (at === other) return true;
    seen.add(at);
    at = document.layers[at]?.parent ?? null;
  }
  return false;
}

function byOrder(one: Layer, other: Layer): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
