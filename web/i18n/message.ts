/** A text with forms by count; which form serves a count is the language's own rule. `{count}` is given. */
export interface Plural {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
export type Message = string | Plural;
export type Messages = Readonly<Record<string, Message>>;

/** The names in braces of a text: `'{name} has {count}'` gives `'name' | 'count'`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type TextOf<M extends Message> = M extends string ? M : M extends Plural ? M['other'] : never;

/** The values that a message needs: none, or one for each of its names; a plural always needs `count`. */
export type ValuesOf<M extends Message> = M extends string
  ? Record<NamesIn<M>, string | number>
  : Record<NamesIn<TextOf<M>> | 'count', string | number> & { count: number };

export type ArgumentsOf<M extends Message> = M extends string
  ? [NamesIn<M>] extends [never]
    ? []
    : [values: ValuesOf<M>]
  : [values: ValuesOf<M>];

/** Writes a message in a language: picks the plural form, then puts the values in, numbers in the language's own way. */
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

/** A number in the language's own way. Thousands are always separated: Spanish would leave 1.240 without its point. */
export function formatNumberIn(language: string, value: number): string {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language, { useGrouping: 'always' });
  numberFormats.set(language, format);
  return format.format(value);
}

function pluralForm(message: Plural, language: string, count: string | number | undefined): string {
  const category = new Intl.PluralRules(language).select(Number(count ?? 0));
  const forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = message;
  return forms[category] ?? message.other;
}
