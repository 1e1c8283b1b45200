import type { CanvasDocument } from './document.ts';
import { isSame } from './is-same.ts';
import { type Layer, type LayerId, withinReach } from './layer.ts';

/**
 * What happens to a document, as values before and after. A change names one field, so that two tabs which
 * change different fields merge, and that undo leaves alone what another tab has changed meanwhile.
 */
export type Change = LayerChange | FieldChange | DocumentChange;

/** A layer is added (`before` is null) or removed (`after` is null). */
interface LayerChange {
  readonly on: 'layer';
  readonly id: LayerId;
  readonly before: Layer | null;
  readonly after: Layer | null;
}

interface FieldChange {
  readonly on: 'field';
  readonly id: LayerId;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface DocumentChange {
  readonly on: 'document';
  readonly field: DocumentField;
  readonly before: unknown;
  readonly after: unknown;
}

type DocumentField = 'width' | 'height' | 'background';

/** Fields of any kind of layer; `kind` and `id` never change. */
type FieldsOf<Of> = Of extends Layer ? Partial<Omit<Of, 'id' | 'kind'>> : never;
export type LayerFields = FieldsOf<Layer>;

/** The changes that give a layer other fields; none for fields that it has already. */
export function setFields(document: CanvasDocument, id: LayerId, fields: LayerFields): Change[] {
  const layer = document.layers[id] as Readonly<Record<string, unknown>> | undefined;
  if (!layer) return [];
  const { placement } = fields;
  const possible = placement ? { ...fields, placement: withinReach(placement) } : fields;
  return Object.entries(possible).flatMap(([field, after]): Change[] =>
    isSame(layer[field], after) ? [] : [{ on: 'field', id, field, before: layer[field], after }],
  );
}

export function addLayer(layer: Layer): Change {
  const after = { ...layer, placement: withinReach(layer.placement) };
  return { on: 'layer', id: layer.id, before: null, after };
}

export function removeLayer(document: CanvasDocument, id: LayerId): Change[] {
  const layer = document.layers[id];
  return layer ? [{ on: 'layer', id, before: layer, after: null }] : [];
}

export function setDocument(
  document: CanvasDocument,
  fields: Partial<Pick<CanvasDocument, DocumentField>>,
): Change[] {
  return Object.entries(fields).flatMap(([name, after]): Change[] => {
    const field = name as DocumentField;
    return isSame(document[field], after) ? [] : [{ on: 'document', field, before: document[field], after }];
  });
}

/** The document after the changes. Those on a layer that is gone do nothing. */
export function apply(document: CanvasDocument, changes: readonly Change[]): CanvasDocument {
  return changes.reduce(applyOne, document);
}

function applyOne(document: CanvasDocument, change: Change): CanvasDocument {
  if (change.on === 'document') return { ...document, [change.field]: change.after };
  const layer = document.layers[change.id];
  if (change.on === 'field') {
    if (!layer) return document;
    const changed = { ...layer, [change.field]: change.after } as Layer;
    return { ...document, layers: { ...document.layers, [change.id]: changed } };
  }
  if (change.after) return { ...document, layers: { ...document.layers, [change.id]: change.after } };
  const { [change.id]: _, ...layers } = document.layers;
  return { ...document, layers };
}

/** The changes that undo these. */
export function invert(changes: readonly Change[]): Change[] {
  return changes
    .map((change) => ({ ...change, before: change.after, after: change.before }) as Change)
    .reverse();
}

/** Those changes whose `before` the document still has: what another tab changed meanwhile stays. */
export function stillPossible(document: CanvasDocument, changes: readonly Change[]): Change[] {
  const possible: Change[] = [];
  let current = document;
  for (const change of changes) {
    if (!isPossible(current, change)) continue;
    possible.push(change);
    current = applyOne(current, change);
  }
  return possible;
}

function isPossible(document: CanvasDocument, change: Change): boolean {
  if (change.on === 'document') return isSame(document[change.field], change.before);
  const layer = document.layers[change.id] as Readonly<Record<string, unknown>> | undefined;
  // A layer is removed even if another tab has changed its fields: it is this tab's own.
  if (change.on === 'layer') return (layer === undefined) === (change.before === null);
  return layer !== undefined && isSame(layer[change.field], change.before);
}
