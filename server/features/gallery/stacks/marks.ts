import { builtinSignature, madeWithSignature } from '#contract/images.ts';
import { nameKey } from '#contract/names.ts';
import type { FacetKind, ImageRow } from '../schema.ts';

/** A value that pictures can be filtered by. */
export interface Facet {
  kind: FacetKind;
  /** In lower case, so that spellings count as one. */
  value: string;
  label: string;
}

/** Names a value among those of all kinds. */
export function markOf({ kind, value }: Pick<Facet, 'kind' | 'value'>): string {
  return `${kind}:${value}`;
}

export type Markable = Pick<
  ImageRow,
  'styleId' | 'styleName' | 'tool' | 'engine' | 'madeBy' | 'isFavorite' | 'tags' | 'collections'
>;

/** The values that a picture can be filtered by. */
export function facetsOf(row: Markable): Facet[] {
  return [
    { kind: 'style', value: row.styleId.toLowerCase(), label: row.styleName },
    { kind: 'tool', value: row.tool.toLowerCase(), label: row.tool },
    { kind: 'engine', value: row.engine.toLowerCase(), label: engineLabel(row) },
    ...row.tags.map((tag): Facet => ({ kind: 'tag', value: nameKey(tag), label: tag })),
    ...row.collections.map((id): Facet => ({ kind: 'collection', value: id, label: id })),
    ...(row.isFavorite ? [{ kind: 'favorite', value: '', label: '' } as const] : []),
  ];
}

export function marksOf(row: Markable): string[] {
  return facetsOf(row).map(markOf);
}

/** Browsers translate the built-in engine's label. */
function engineLabel({ engine, madeBy }: Markable): string {
  if (madeBy === builtinSignature) return engine;
  return madeBy.startsWith(madeWithSignature) ? madeBy.slice(madeWithSignature.length) : madeBy;
}
