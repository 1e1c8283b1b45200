import type { Facet } from '#contract/gallery.ts';
import { findImageStyle, findThumbnailStyle, imageStyles } from '#contract/styles.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { Option } from '#web/ui/listbox.tsx';
import { styleLabel } from '../shown-prompt.ts';

/** The value for no choice. */
export const anyValue = 'all';

/** A style that the user described in words or trained. */
export interface OwnStyle {
  /** The filter's value: `custom:{id}` for a described style. */
  value: string;
  label: string;
}

interface StyleOptionsInput {
  allLabel: string;
  facets: readonly Facet[];
  own: readonly OwnStyle[];
  /** The current choice, which stays in the list in any case. */
  chosen: string | undefined;
}

/**
 * The style options: all, the specification's in its order, other styles that pictures have, then the user's
 * own. Each with its picture count.
 */
export function styleOptions({ allLabel, facets, own, chosen }: StyleOptionsInput): Option<string>[] {
  const counts = new Map<string, number>();
  for (const { value, count } of facets) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + count);
  const options: Option<string>[] = [];
  const listed = new Set<string>();
  const add = (value: string, label: string) => {
    const key = keyOf(value);
    if (listed.has(key)) return;
    listed.add(key);
    const count = counts.get(key);
    options.push({ value, label, ...(count !== undefined && { note: formatNumber(count) }) });
  };
  add(anyValue, allLabel);
  for (const { id, label } of imageStyles) add(id, label);
  const names = new Map(own.map(({ value, label }) => [keyOf(value), label]));
  for (const { value, label } of facets) if (!names.has(keyOf(value))) add(value, styleLabel(label));
  for (const { value, label } of own) add(value, label);
  if (chosen !== undefined) add(findImageStyle(chosen)?.id ?? chosen, styleLabel(chosen));
  return options;
}

/** The option for a style, by whichever of its names the address has. */
export function chosenStyle(options: readonly Option<string>[], style: string | undefined): string {
  if (style === undefined) return anyValue;
  return options.find(({ value }) => keyOf(value) === keyOf(style))?.value ?? anyValue;
}

/** A key that all names of one style share. */
function keyOf(style: string): string {
  return (findImageStyle(style)?.id ?? findThumbnailStyle(style)?.id ?? style).toLowerCase();
}
