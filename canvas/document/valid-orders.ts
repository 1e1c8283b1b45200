import { generateNKeysBetween } from 'fractional-indexing';
import type { CanvasDocument } from './document.ts';
import { childrenOf } from './tree.ts';

/**
 * The document with keys that others can be put between: a file or a clipboard that was written by hand may
 * have any text there. Groups whose keys are valid keep theirs.
 */
export function withValidOrders(document: CanvasDocument): CanvasDocument {
  const groups = new Set([null, ...Object.keys(document.layers)]);
  const changed = [...groups].flatMap((parent) => {
    const layers = childrenOf(document, parent);
    if (layers.every(({ order }) => isValid(order))) return [];
    const orders = generateNKeysBetween(null, null, layers.length);
    return layers.map((layer, at) => [layer.id, { ...layer, order: orders[at] ?? layer.order }] as const);
  });
  if (changed.length === 0) return document;
  return { ...document, layers: { ...document.layers, ...Object.fromEntries(changed) } };
}

function isValid(order: string): boolean {
  try {
    generateNKeysBetween(order, null, 1);
    return true;
  } catch {
    return false;
  }
}
