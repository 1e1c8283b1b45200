import * as z from 'zod';
import { assetsOf } from '#canvas/document/assets.ts';
import { documentVersion, parseDocument } from '#canvas/document/document.ts';
import type { Layer } from '#canvas/document/layer.ts';
import { withValidOrders } from '#canvas/document/valid-orders.ts';

/**
 * Layers on the system's clipboard, so that they can be pasted into another document, tab or window. Pictures
 * are named by their ids: a user's documents share them.
 */
export interface CopiedLayers {
  /** Whose pictures they show. */
  readonly owner: string;
  readonly layers: readonly Layer[];
}

/** Read only by Adventure. Programs that keep no unknown types keep the HTML, which carries the same. */
export const layersType = 'application/x-adventure-layers+json';
const attribute = 'data-adventure-layers';

const copiedSchema = z.object({
  owner: z.string(),
  version: z.number(),
  layers: z.array(z.looseObject({ id: z.string() })).min(1),
});

/** What is written, by type: for Adventure, and as words for other programs. */
export function toClipboard({ owner, layers }: CopiedLayers): Record<string, string> {
  const json = JSON.stringify({ owner, version: documentVersion, layers });
  const words = wordsOf(layers);
  const html = `<div ${attribute}="${encodeURIComponent(json)}">${words.split('\n').map(escaped).join('<br>')}</div>`;
  return { [layersType]: json, 'text/html': html, 'text/plain': words };
}

/** The layers on the clipboard; null if it has none that this version can read. */
export function fromClipboard(read: (type: string) => string): CopiedLayers | null {
  const own = read(layersType);
  const json = own === '' ? inHtml(read('text/html')) : own;
  return json === null ? null : parse(json);
}

function inHtml(html: string): string | null {
  const [, value] = new RegExp(`${attribute}="([^"]*)"`).exec(html) ?? [];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function parse(json: string): CopiedLayers | null {
  try {
    const { owner, version, layers } = copiedSchema.parse(JSON.parse(json));
    // Layers are migrated and checked as a document's.
    const parsed = parseDocument({
      ...{ version, width: 1, height: 1, background: null },
      layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
    });
    if (!('document' in parsed)) return null;
    const kept = new Map(Object.entries(withValidOrders(parsed.document).layers));
    // Each once, as copied. A hostile page may name one like a field of every object, or twice.
    const ids = new Set(layers.map(({ id }) => id));
    return { owner, layers: [...ids].flatMap((id) => kept.get(id) ?? []) };
  } catch {
    return null;
  }
}

/** Without what only another user's pictures could show. */
export function withoutForeignPictures(
  { owner, layers }: CopiedLayers,
  user: string,
): { layers: readonly Layer[]; leftOut: number } {
  if (owner === user) return { layers, leftOut: 0 };
  const kept = layers.filter((layer) => assetsOf(layer).length === 0);
  return { layers: kept, leftOut: layers.length - kept.length };
}

/** The words of texts; the names of layers without any. */
function wordsOf(layers: readonly Layer[]): string {
  const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.content] : []));
  const names = layers.map(({ name }) => name).filter((name) => name !== '');
  return (texts.length > 0 ? texts : names).join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
