import type { Facet } from '#contract/gallery.ts';
import { findImageStyle, findThumbnailStyle, imageStyles } from '#contract/styles.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { Option } from '#web/ui/listbox.tsx';
import { styleLabel } from '../shown-prompt.ts';

/** What stands for no choice in a list. */
export const anyValue = 'all';

/** A style that the user made: described in words, or trained. */
export interface OwnStyle {
  /** As a filter names it: `custom:{id}` for one that is described. */
  value: string;
  label: string;
}

interface StyleOptionsInput {
  allLabel: string;
  facets: readonly Facet[];
  own: readonly OwnStyle[];
  /** What is chosen now: it stays in the list, whatever becomes of it. */
  chosen: string | undefined;
}

/**
 * The styles to choose from: all, the specification's in its order, then what else the pictures were made in, then the
 * user's own. Each says how many pictures it has.
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

/** The option of a style, by whichever of its names the address says it. */
export function chosenStyle(options: readonly Option<string>[], style: string | undefined): string {
  if (style === undefined) return anyValue;
  return options.find(({ value }) => keyOf(value) === keyOf(style))?.value ?? anyValue;
}

/** What the names of one style share. */
function keyOf(style: string): string {
  return (findImageStyle(style)?.id ?? findThumbnailStyle(style)?.id ?? style).toLowerCase();
}
