import * as z from 'zod';
import { documentLimits, type Layer, type LayerId, layerSchema } from './layer.ts';
import { colorSchema } from './paint.ts';

/** A canvas document: a picture as layers. It is never changed in place. */
export interface CanvasDocument {
  readonly version: typeof documentVersion;
  readonly width: number;
  readonly height: number;
  /** Behind all layers; null is transparent. */
  readonly background: string | null;
  readonly layers: Readonly<Record<LayerId, Layer>>;
}

/** Rises with each change that an older version could not read. */
export const documentVersion = 1;

const side = z.number().int().positive().max(documentLimits.side);

const documentSchema = z
  .object({
    version: z.literal(documentVersion),
    width: side,
    height: side,
    background: colorSchema.nullable(),
    layers: z.record(z.string(), layerSchema),
  })
  .refine(({ width, height }) => width * height <= documentLimits.pixels)
  .refine(({ layers }) => Object.keys(layers).length <= documentLimits.layers)
  .refine(({ layers }) => Object.entries(layers).every(([id, layer]) => id === layer.id));

export type ParsedDocument =
  | { readonly document: CanvasDocument }
  /** `newer`: a later version of Adventure wrote it. `damaged`: it is no document. */
  | { readonly problem: 'newer' | 'damaged' };

type Stored = Record<string, unknown>;

/** Each entry turns a document of its version into one of the next. */
const migrations: Readonly<Record<number, (stored: Stored) => Stored>> = {};

/** Reads a stored document. Whatever it holds, it never throws. */
export function parseDocument(stored: unknown): ParsedDocument {
  const version = z.object({ version: z.number().int().positive() }).safeParse(stored);
  if (!version.success) return { problem: 'damaged' };
  if (version.data.version > documentVersion) return { problem: 'newer' };
  let current = stored as Stored;
  for (let from = version.data.version; from < documentVersion; from += 1) {
    const migrate = migrations[from];
    if (!migrate) return { problem: 'damaged' };
    current = migrate(current);
  }
  const parsed = documentSchema.safeParse(current);
  return parsed.success ? { document: parsed.data } : { problem: 'damaged' };
}

/** A document without layers. */
export function emptyDocument(width: number, height: number): CanvasDocument {
  return { version: documentVersion, width, height, background: null, layers: {} };
}
