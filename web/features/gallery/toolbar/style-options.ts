import type { ReactNode } from 'react';
import type { Facet } from '#contract/gallery.ts';
import { findImageStyle, findThumbnailStyle, ownStyleId, styleLabel } from '#contract/styles.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import type { Option } from '#web/ui/listbox.tsx';
import { styleNameAmongAll } from '../style-name.ts';

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
  /** The name of Thumbnails V2 without a preset. */
  noPreset: string;
  /** The mark of the user's own styles, which may be named like a preset. */
  yours: string;
  facets: readonly Facet[];
  own: readonly OwnStyle[];
  /** The current choice, which stays in the list in any case. */
  chosen: string | undefined;
  /** A style's sample, by the value of its option. */
  swatchOf?: (value: string) => ReactNode;
}

/**
 * The style options: all; those that pictures have, most used first, with their counts; then the chosen one
 * if no picture has it. Others would find nothing.
 */
export function styleOptions(input: StyleOptionsInput): Option<string>[] {
  const { facets, own, chosen, noPreset, yours, swatchOf } = input;
  const used = new Map<string, { value: string; label: string; count: number }>();
  const ownByKey = new Map(own.map((style) => [keyOf(style.value), style]));
  for (const { value, label, count } of facets) {
    const key = keyOf(value);
    const name = ownByKey.get(key)?.label ?? styleNameAmongAll({ id: value, name: label }, noPreset);
    const known = used.get(key);
    if (known !== undefined) known.count += count;
    else if (name !== '') used.set(key, { value: optionValue(value, ownByKey), label: name, count });
  }
  const hasUnused = chosen !== undefined && chosen.toLowerCase() !== anyValue && !used.has(keyOf(chosen));
  const unused = hasUnused ? [ownByKey.get(keyOf(chosen)) ?? knownStyle(chosen)] : [];
  const sampleOf = (value: string) => (swatchOf === undefined ? {} : { swatch: swatchOf(value) });
  return [
    { value: anyValue, label: input.allLabel },
    ...[...used.values()]
      .sort((one, other) => other.count - one.count)
      .map(({ value, label, count }) => {
        const number = formatNumber(count);
        const note = ownByKey.has(keyOf(value)) ? `${yours} · ${number}` : number;
        return { value, label, note, ...sampleOf(value) };
      }),
    ...unused.map(({ value, label }) => ({ value, label, ...sampleOf(value) })),
  ];
}

/** A style by whichever of its names the address has. */
function knownStyle(style: string): OwnStyle {
  return { value: findImageStyle(style)?.id ?? style, label: styleLabel(style) };
}

/** The option for a style, by whichever of its names the address has. */
export function chosenStyle(options: readonly Option<string>[], style: string | undefined): string {
  if (style === undefined) return anyValue;
  return options.find(({ value }) => keyOf(value) === keyOf(style))?.value ?? anyValue;
}

/** The value that the specification gives a style; the counters' own where it gives none. */
function optionValue(value: string, own: ReadonlyMap<string, OwnStyle>): string {
  return own.get(keyOf(value))?.value ?? findImageStyle(value)?.id ?? findThumbnailStyle(value)?.id ?? value;
}

/** A key that all names of one style share. */
function keyOf(style: string): string {
  const known = findImageStyle(style)?.id ?? findThumbnailStyle(style)?.id ?? ownStyleId(style);
  return known.toLowerCase();
}
