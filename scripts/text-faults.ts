/** A text with its plural forms; see `web/i18n/message.ts`. */
type Message = string | Readonly<Record<string, string>>;
type Texts = Readonly<Record<string, Message>>;

/** A feature's texts in every language. */
export interface TextSet {
  /** The file that declares them, for messages. */
  file: string;
  english: Texts;
  /** By language, with the locale of its plural rules; null if a language has no texts. */
  others: readonly { language: string; locale: string; texts: Texts | null }[];
}

const placeholder = /\{(\w+)\}/g;

/**
 * Returns the plural forms that a language needs. A form that only millions have, such as `many` in some
 * languages, falls back to `other`.
 */
function neededForms(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const ofSmallNumbers = new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)));
  return rules
    .resolvedOptions()
    .pluralCategories.filter((form) => form === 'other' || ofSmallNumbers.has(form));
}

/** Describes each fault in a set's translations, one sentence each. */
export function findTranslationFaults({ file, english, others }: TextSet): string[] {
  return others.flatMap(({ language, locale, texts }) => {
    if (texts === null) return [`${file}: has no texts in ${language}`];
    const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key));
    const surplus = Object.keys(texts).filter((key) => !Object.hasOwn(english, key));
    const both = Object.keys(english).filter((key) => Object.hasOwn(texts, key));
    return [
      ...missing.map((key) => `${file}: ${key} is missing in ${language}`),
      ...surplus.map((key) => `${file}: ${key} is in ${language} alone`),
      ...both.flatMap((key) =>
        findMessageFaults(english[key] ?? '', texts[key] ?? '', locale).map(
          (fault) => `${file}: ${key} in ${language} ${fault}`,
        ),
      ),
    ];
  });
}

function findMessageFaults(english: Message, other: Message, locale: string): string[] {
  if ((typeof english === 'string') !== (typeof other === 'string')) {
    return [typeof english === 'string' ? 'has plural forms, English has none' : 'lacks its plural forms'];
  }
  const faults: string[] = [];
  if (typeof other !== 'string') {
    const lacking = neededForms(locale).filter((form) => !Object.hasOwn(other, form));
    if (lacking.length > 0) faults.push(`lacks the form ${lacking.join(', ')}`);
  }
  const texts = typeof other === 'string' ? [other] : Object.values(other);
  if (texts.some((text) => text.trim() === '')) faults.push('is empty');
  const expected = namesIn(typeof english === 'string' ? english : (english.other ?? ''));
  const actual = namesIn(typeof other === 'string' ? other : (other.other ?? ''));
  if (expected.join() !== actual.join()) {
    faults.push(`has the values {${actual.join(', ')}}, English {${expected.join(', ')}}`);
  }
  return faults;
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].sort();
}

/** The strings of sources: literals, and templates as their fixed ends. */
export interface Words {
  literals: ReadonlySet<string>;
  /** The text before the first and after the last placeholder of each template. */
  templates: readonly (readonly [before: string, after: string])[];
}

/**
 * Returns the keys that no source uses, either as a string or as a template such as `` `suggestion${n}` ``.
 */
export function findUnusedKeys(keys: readonly string[], { literals, templates }: Words): string[] {
  return keys.filter(
    (key) =>
      !literals.has(key) &&
      !templates.some(
        ([before, after]) =>
          before + after !== '' &&
          key.length > before.length + after.length &&
          key.startsWith(before) &&
          key.endsWith(after),
      ),
  );
}
