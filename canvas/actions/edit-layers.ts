import { addLayer, type Change, removeLayer, setFields } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import type { Layer, LayerId } from '../document/layer.ts';
import { documentLimits } from '../document/layer.ts';
import { ordersAbove } from '../document/order.ts';
import { childrenOf, inDrawingOrder, withDescendants } from '../document/tree.ts';
import { moved } from '../layout/transform.ts';

/**
 * Adding, copying, grouping and removing layers. Each returns the changes of one step, and what to select.
 */
interface Edited {
  readonly changes: readonly Change[];
  readonly selected: readonly LayerId[];
}

const nothing: Edited = { changes: [], selected: [] };

/** How far a copy is from what it was made of, in pixels of the picture. */
const copyOffset = 16;

/** Layers as they are copied: each with all that is in it, from the lowest. */
export function copyLayers(document: CanvasDocument, ids: readonly LayerId[]): Layer[] {
  const all = new Set(ids.flatMap((id) => withDescendants(document, id)));
  return inDrawingOrder(document).filter(({ id, kind }) => all.has(id) && kind !== 'base');
}

/**
 * Adds copied layers on top, also those of another document, under new ids. Groups keep what is in them.
 * Nothing is added where that would be more layers than a document may have.
 */
export function pasteLayers(
  document: CanvasDocument,
  layers: readonly Layer[],
  newId: () => LayerId,
  offset = copyOffset,
): Edited {
  const isFull = Object.keys(document.layers).length + layers.length > documentLimits.layers;
  if (layers.length === 0 || isFull) return nothing;
  const ids = new Map(layers.map(({ id }) => [id, newId()]));
  const outer = layers.filter(({ parent }) => parent === null || !ids.has(parent));
  const orders = ordersAbove(document, null, childrenOf(document, null).at(-1)?.id ?? null, outer.length);
  const [x, y] = intoPicture(document, layers, offset);
  const added = layers.map((layer): Layer => {
    const id = ids.get(layer.id) ?? layer.id;
    const at = outer.indexOf(layer);
    const place =
      at >= 0
        ? { parent: null, order: orders[at] ?? layer.order }
        : { parent: ids.get(layer.parent ?? '') ?? null, order: layer.order };
    return { ...layer, ...place, id, placement: moved(layer.placement, x, y) };
  });
  return {
    changes: added.map(addLayer),
    selected: outer.flatMap(({ id }) => ids.get(id) ?? []),
  };
}

/** How far copies are moved: to the middle where a smaller picture would not show them. */
function intoPicture(
  { width, height }: CanvasDocument,
  layers: readonly Layer[],
  offset: number,
): [x: number, y: number] {
  const placed = layers.filter(({ kind }) => kind !== 'group').map(({ placement }) => placement);
  if (placed.length === 0) return [offset, offset];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(placed.map((one) => one.x)), middle(placed.map((one) => one.y))];
  const isSeen = x + offset > 0 && y + offset > 0 && x + offset < width && y + offset < height;
  return isSeen ? [offset, offset] : [width / 2 - x, height / 2 - y];
}

/** Copies layers within their document. */
export function duplicate(document: CanvasDocument, ids: readonly LayerId[], newId: () => LayerId): Edited {
  return pasteLayers(document, copyLayers(document, ids), newId);
}

/** Removes layers with all that is in them. The base image is removed like any other. */
export function remove(document: CanvasDocument, ids: readonly LayerId[]): Edited {
  const all = [...new Set(ids.flatMap((id) => withDescendants(document, id)))];
  return { changes: all.flatMap((id) => removeLayer(document, id)), selected: [] };
}

/** Puts layers into a new group where the highest of them is. The base stays outside. */
export function group(
  document: CanvasDocument,
  ids: readonly LayerId[],
  { id, name }: { id: LayerId; name: string },
): Edited {
  const members = inDrawingOrder(document).filter((layer) => ids.includes(layer.id) && layer.kind !== 'base');
  const highest = members.at(-1);
  if (!highest || members.length < 2) return nothing;
  const { placement, ...like } = highest;
  const [order = like.order] = ordersAbove(document, highest.parent, highest.id);
  const added: Layer = {
    id,
    name,
    parent: highest.parent,
    order,
    isVisible: true,
    isLocked: false,
    opacity: 1,
    blend: 'normal',
    placement: { ...placement, x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, skew: 0 },
    effects: [],
    kind: 'group',
  };
  const orders = ordersAbove({ ...document, layers: {} }, null, null, members.length);
  const inside = members.flatMap((layer, index) =>
    setFields(document, layer.id, { parent: id, order: orders[index] ?? layer.order }),
  );
  return { changes: [addLayer(added), ...inside], selected: [id] };
}

/** Takes groups apart: what was in one stands where it stood. */
export function ungroup(document: CanvasDocument, ids: readonly LayerId[]): Edited {
  const groups = ids.flatMap((id) => {
    const layer = document.layers[id];
    return layer?.kind === 'group' ? [layer] : [];
  });
  const selected: LayerId[] = [];
  const changes = groups.flatMap((layer) => {
    const members = childrenOf(document, layer.id);
    const orders = ordersAbove(document, layer.parent, layer.id, members.length);
    selected.push(...members.map(({ id }) => id));
    return [
      ...members.flatMap((member, index) =>
        setFields(document, member.id, { parent: layer.parent, order: orders[index] ?? member.order }),
      ),
      ...removeLayer(document, layer.id),
    ];
  });
  return { changes, selected };
}
