import fc from 'fast-check';
import { addLayer, type Change, removeLayer, setDocument, setFields } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import { newShape } from '../document/new-layers.ts';

/** What a user does, to whichever layers there are. */
export type Operation = (document: CanvasDocument) => Change[];

/** Any operation. `prefix` names the layers that it adds, so that two users never add the same one. */
export function anyOperation(prefix = 'shape'): fc.Arbitrary<Operation> {
  return fc.oneof(
    fc.tuple(fc.nat(), fc.integer({ min: -50, max: 50 })).map(
      ([at, x]): Operation =>
        (document) => {
          const layer = layerAt(document, at);
          return layer ? setFields(document, layer.id, { placement: { ...layer.placement, x } }) : [];
        },
    ),
    fc.tuple(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true })).map(
      ([at, opacity]): Operation =>
        (document) => {
          const layer = layerAt(document, at);
          return layer ? setFields(document, layer.id, { opacity, isVisible: opacity > 0.5 }) : [];
        },
    ),
    fc.nat().map(
      (at): Operation =>
        (document) => {
          const layer = layerAt(document, at);
          return layer ? removeLayer(document, layer.id) : [];
        },
    ),
    fc.nat({ max: 30 }).map(
      (number): Operation =>
        (document) => {
          const id = `${prefix}-${number}`;
          const placed = { id, name: id, order: `b${number}`, x: 0, y: 0 };
          const shape = newShape({ ...placed, shape: 'star', width: 10, height: 10, color: '#00ff00' });
          return document.layers[id] ? [] : [addLayer(shape)];
        },
    ),
    fc.integer({ min: 1, max: 900 }).map(
      (width): Operation =>
        (document) =>
          setDocument(document, { width }),
    ),
  );
}

function layerAt(document: CanvasDocument, at: number) {
  const layers = Object.values(document.layers).sort((one, other) => (one.id < other.id ? -1 : 1));
  return layers[at % Math.max(1, layers.length)];
}
