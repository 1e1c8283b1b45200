import { generateNKeysBetween } from 'fractional-indexing';
import type { CanvasDocument } from './document.ts';
import type { LayerId } from './layer.ts';
import { childrenOf } from './tree.ts';

/**
 * Keys for so many layers at a place of a group: above `below`, the id of a layer of the group, or lowest if
 * that is null. A fractional index lets two tabs add and move layers without renumbering the others.
 */
export function ordersAbove(
  document: CanvasDocument,
  parent: LayerId | null,
  below: LayerId | null,
  count = 1,
): string[] {
  const layers = childrenOf(document, parent);
  const index = below === null ? -1 : layers.findIndex(({ id }) => id === below);
  const lower = layers[index]?.order ?? null;
  // Two tabs may have given two layers one key: no key is between them, so the next larger one counts.
  const upper = layers.slice(index + 1).find(({ order }) => lower === null || order > lower)?.order ?? null;
  return generateNKeysBetween(lower, upper, count);
}

/** A key above all layers of a group. */
export function orderOnTop(document: CanvasDocument, parent: LayerId | null = null): string {
  const top = childrenOf(document, parent).at(-1);
  return ordersAbove(document, parent, top?.id ?? null)[0] as string;
}
