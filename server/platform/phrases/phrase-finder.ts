import { DataSet, parseRawPattern, RegExpMatcher } from 'obscenity';

/** A phrase's position: from its first character to after its last. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Finds phrases in a reading of a text (see `readingsOf`). Phrases are lower case without diacritics; a final
 * `*` matches any ending, `{a|b}` either word. Matches within one of `allowed` are ignored.
 */
export function createPhraseFinder(phrases: readonly string[], allowed: readonly string[]) {
  const spelledOut = new Set(phrases.flatMap(spellOut));
  const byKey = Map.groupBy(spelledOut, keyOf);
  const whitelistedTerms = [...new Set(allowed.flatMap(spellOut))];
  const matchers = new Map<string, RegExpMatcher>();

  function matcherOf(key: string, group: readonly string[]): RegExpMatcher {
    // An allowed term can only cover a phrase that it contains.
    const covering = () => whitelistedTerms.filter((term) => withoutDoubles(term).includes(key));
    const matcher = matchers.get(key) ?? createMatcher(group, covering());
    matchers.set(key, matcher);
    return matcher;
  }

  return (reading: string): Span[] => {
    const single = withoutDoubles(reading);
    return [...byKey].flatMap(([key, group]) =>
      single.includes(key)
        ? matcherOf(key, group)
            .getAllMatches(reading)
            .map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex + 1 }))
        : [],
    );
  };
}

function createMatcher(phrases: readonly string[], whitelistedTerms: string[]): RegExpMatcher {
  const dataset = new DataSet<{ phrase: string }>();
  for (const phrase of phrases) {
    dataset.addPhrase((entry) =>
      entry.setMetadata({ phrase }).addPattern(parseRawPattern(toPattern(phrase))),
    );
  }
  return new RegExpMatcher({ ...dataset.build(), whitelistedTerms });
}

/**
 * What a text must contain to match a phrase: its longest word. Most texts contain almost none, so few
 * expressions are built and run.
 */
function keyOf(phrase: string): string {
  const [longest = ''] = withoutDoubles(phrase.replace('*', ''))
    .split(' ')
    .sort((one, other) => other.length - one.length);
  return longest;
}

function withoutDoubles(text: string): string {
  return text.replace(/([a-z])\1+/g, '$1');
}

export type PhraseFinder = ReturnType<typeof createPhraseFinder>;

/** `{a|b} {c|d}` is four phrases. */
function spellOut(phrase: string): string[] {
  const choice = /\{([^{}]*)\}/.exec(phrase);
  if (choice === null) return [phrase.replace(/ +/g, ' ').trim()];
  const [group, options = ''] = choice;
  return options.split('|').flatMap((option) => spellOut(phrase.replace(group, option)));
}

/** Each letter may be doubled: "seexy" is read as "sexy", while "kill" still needs both of its own. */
function toPattern(phrase: string): string {
  const isOpen = phrase.endsWith('*');
  const letters = (isOpen ? phrase.slice(0, -1) : phrase).replace(
    /([a-z])(\1?)/g,
    (_run, letter: string, twice: string) => (twice === '' ? `${letter}[${letter}]` : `${letter}${letter}`),
  );
  return isOpen ? `|${letters}` : `|${letters}|`;
}
