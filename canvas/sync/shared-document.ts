import * as Y from 'yjs';
import type { Change } from '../document/changes.ts';
import {
  type CanvasDocument,
  documentVersion,
  type ParsedDocument,
  parseDocument,
} from '../document/document.ts';
import { isSame } from '../document/is-same.ts';
import { documentLimits, type Layer, type LayerId, layerSchema } from '../document/layer.ts';

/**
 * A document as tabs and devices share it, by Yjs: a map of layers, each a map of its fields. Two changes of
 * different fields both stay; of one field the later wins, the same one everywhere.
 */
export class SharedDocument {
  readonly #shared: Y.Doc;
  readonly #settings: Y.Map<unknown>;
  readonly #layers: Y.Map<Y.Map<unknown>>;

  /** @param state what `encode` returned, of this document */
  constructor(state?: Uint8Array) {
    this.#shared = new Y.Doc();
    this.#settings = this.#shared.getMap('document');
    this.#layers = this.#shared.getMap('layers');
    if (state) this.receive(state);
  }

  /** The shared form of a document that has none yet. */
  static of(document: CanvasDocument): SharedDocument {
    const shared = new SharedDocument();
    shared.#shared.transact(() => {
      shared.#settings.set('version', document.version);
      for (const field of ['width', 'height', 'background'] as const)
        shared.#settings.set(field, document[field]);
      for (const layer of Object.values(document.layers)) shared.#layers.set(layer.id, sharedLayer(layer));
    }, own);
    return shared;
  }

  /** Applies this tab's changes. */
  apply(changes: readonly Change[]): void {
    this.#shared.transact(() => {
      for (const change of changes) this.#applyOne(change);
    }, own);
  }

  /** Everything, for storing; or what another has not seen, given its `stateVector`. */
  encode(seen?: Uint8Array): Uint8Array {
    return Y.encodeStateAsUpdate(this.#shared, seen);
  }

  get stateVector(): Uint8Array {
    return Y.encodeStateVector(this.#shared);
  }

  /** Merges what another has encoded. Repeating it changes nothing. */
  receive(update: Uint8Array): void {
    Y.applyUpdate(this.#shared, update, others);
  }

  /** Calls back with each update of this tab, to be sent to the others. Returns what ends it. */
  onUpdate(listener: (update: Uint8Array) => void): () => void {
    const listen = (update: Uint8Array, origin: unknown) => {
      if (origin === own) listener(update);
    };
    this.#shared.on('update', listen);
    return () => this.#shared.off('update', listen);
  }

  /** As `parse`; null if it is no document, or of a newer version. */
  read(): CanvasDocument | null {
    const parsed = this.parse();
    return 'document' in parsed ? parsed.document : null;
  }

  /**
   * The document as it stands. A layer that this version cannot read is left out and stays in the shared
   * form, so that a newer tab keeps it.
   */
  parse(): ParsedDocument {
    // Reading a hundred thousand entries that are no layers would take seconds.
    if (this.#layers.size > mostEntries) return { problem: 'damaged' };
    const layers = Object.fromEntries(
      [...this.#layers].flatMap(([id, fields]) => {
        // Another program may have shared anything.
        const parsed = layerSchema.safeParse(fields instanceof Y.Map ? fields.toJSON() : fields);
        return parsed.success && parsed.data.id === id ? [[id, parsed.data] as const] : [];
      }),
    );
    return parseDocument({ version: documentVersion, ...this.#settings.toJSON(), layers });
  }

  /** All layers as they are shared, those that this version cannot read, too. */
  get everyLayer(): unknown {
    return this.#layers.toJSON();
  }

  #applyOne(change: Change): void {
    if (change.on === 'document') this.#settings.set(change.field, change.after);
    else if (change.on === 'field') this.#layers.get(change.id)?.set(change.field, change.after);
    else if (change.after) this.#layers.set(change.id, sharedLayer(change.after));
    else this.#layers.delete(change.id);
  }
}

/** More than a document may have, for those of a newer version that allows more. */
const mostEntries = 4 * documentLimits.layers;

/** Origins of transactions: only one's own are sent. */
const own = Symbol('own');
const others = Symbol('others');

const sharedLayer = (layer: Layer) => new Y.Map<unknown>(Object.entries(layer));

/** The changes that make one document the other. */
export function difference(from: CanvasDocument, to: CanvasDocument): Change[] {
  const ids: LayerId[] = [...new Set([...Object.keys(from.layers), ...Object.keys(to.layers)])];
  return [
    ...(['width', 'height', 'background'] as const).flatMap((field): Change[] =>
      isSame(from[field], to[field])
        ? []
        : [{ on: 'document', field, before: from[field], after: to[field] }],
    ),
    ...ids.flatMap((id) => differenceOfLayers(id, from.layers[id] ?? null, to.layers[id] ?? null)),
  ];
}

function differenceOfLayers(id: LayerId, from: Layer | null, to: Layer | null): Change[] {
  if (from?.kind !== to?.kind || !from || !to) {
    const removal: Change[] = from ? [{ on: 'layer', id, before: from, after: null }] : [];
    const addition: Change[] = to ? [{ on: 'layer', id, before: null, after: to }] : [];
    return [...removal, ...addition];
  }
  const before: Readonly<Record<string, unknown>> = { ...from };
  const after: Readonly<Record<string, unknown>> = { ...to };
  return Object.keys(after).flatMap((field): Change[] =>
    isSame(before[field], after[field])
      ? []
      : [{ on: 'field', id, field, before: before[field], after: after[field] }],
  );
}
