import type { CanvasDocument } from './document.ts';
import type { LayerId } from './layer.ts';

/** The pictures that a document shows. */

/** The fields of layers and fills that hold a picture's id. */
const fields: ReadonlySet<string> = new Set(['asset', 'cutOut']);

/** The ids of all pictures in layers, those of a newer version, too. */
export function assetsOf(layers: unknown): string[] {
  const found = new Set<string>();
  walk(layers, (id) => {
    found.add(id);
    return id;
  });
  return [...found];
}

/** The document with other pictures, or other ids of the same. */
export function withAssets(document: CanvasDocument, rename: (id: string) => string): CanvasDocument {
  const layers = Object.fromEntries(
    Object.entries(document.layers).map(([id, layer]) => [id as LayerId, walk(layer, rename)]),
  );
  return { ...document, layers };
}

function walk<Value>(value: Value, rename: (id: string) => string): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => walk(part, rename)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, part]: [string, unknown]) => [
    field,
    fields.has(field) && typeof part === 'string' ? rename(part) : walk(part, rename),
  ]);
  return Object.fromEntries(entries) as Value;
}
