/**
 * A text with plural forms; the language's rule picks the form for a count. `{count}` is always available.
 */
export interface Plural {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

/** The placeholder names of a text: `'{name} has {count}'` gives `'name' | 'count'`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type TextOf<M extends Message> = M extends string ? M : M extends Plural ? M['other'] : never;

/** The values that a message needs: one per placeholder; a plural always needs `count`. */
export type ValuesOf<M extends Message> = M extends string
  ? Record<NamesIn<M>, string | number>
  : Record<NamesIn<TextOf<M>> | 'count', string | number> & { count: number };

export type ArgumentsOf<M extends Message> = M extends string
  ? [NamesIn<M>] extends [never]
    ? []
    : [values: ValuesOf<M>]
  : [values: ValuesOf<M>];

/**
 * Formats a message: picks the plural form, then inserts the values, with numbers in the language's format.
 */
export function formatMessage(
  message: Message,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = typeof message === 'string' ? message : pluralForm(message, language, values.count);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumberIn(language, value) : value;
  });
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Formats a number. Thousands are always separated: Spanish would omit the separator in 1.240. */
export function formatNumberIn(language: string, value: number): string {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language, { useGrouping: 'always' });
  numberFormats.set(language, format);
  return format.format(value);
}

const percentFormats = new Map<string, Intl.NumberFormat>();

/** The format of a share as a percentage. */
export function percentFormatIn(language: string): Intl.NumberFormat {
  const options = { style: 'percent', maximumFractionDigits: 1 } as const;
  const format = percentFormats.get(language) ?? new Intl.NumberFormat(language, options);
  percentFormats.set(language, format);
  return format;
}

function pluralForm(message: Plural, language: string, count: string | number | undefined): string {
  const category = new Intl.PluralRules(language).select(Number(count ?? 0));
  const forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = message;
  return forms[category] ?? message.other;
}
