import type { CanvasDocument } from './document.ts';
import type { LayerId } from './layer.ts';

/** The pictures that a document shows, and the fonts that it has. */

/** The fields of layers and fills that hold a picture's id. */
const pictures: ReadonlySet<string> = new Set(['asset', 'cutOut']);
const fonts: ReadonlySet<string> = new Set(['font']);

/** The ids of all pictures in layers, those of a newer version, too. */
export function assetsOf(layers: unknown): string[] {
  return valuesOf(layers, pictures);
}

/** The fonts of all texts and their words. */
export function fontsOf({ layers }: CanvasDocument): string[] {
  return valuesOf(layers, fonts);
}

function valuesOf(layers: unknown, fields: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  walk(layers, fields, (id) => {
    found.add(id);
    return id;
  });
  return [...found];
}

/** The document with other pictures, or other ids of the same. */
export function withAssets(document: CanvasDocument, rename: (id: string) => string): CanvasDocument {
  return renamed(document, pictures, rename);
}

/** The document with other fonts. */
export function withFonts(document: CanvasDocument, rename: (font: string) => string): CanvasDocument {
  return renamed(document, fonts, rename);
}

function renamed(
  document: CanvasDocument,
  fields: ReadonlySet<string>,
  rename: (value: string) => string,
): CanvasDocument {
  const layers = Object.fromEntries(
    Object.entries(document.layers).map(([id, layer]) => [id as LayerId, walk(layer, fields, rename)]),
  );
  return { ...document, layers };
}

function walk<Value>(value: Value, fields: ReadonlySet<string>, rename: (value: string) => string): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => walk(part, fields, rename)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, part]: [string, unknown]) => [
    field,
    fields.has(field) && typeof part === 'string' ? rename(part) : walk(part, fields, rename),
  ]);
  return Object.fromEntries(entries) as Value;
}
