import type { Lexicon } from './lexicons/lexicon.ts';

/** Lower case without accents, letter by letter, so that places in it are places in the text. */
export function foldEach(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const plain = letter
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[’‘`´]/g, "'");
      return plain.length === letter.length ? plain : letter;
    })
    .join('');
}

/** Finds any of these as whole words. */
export function wholeWords(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');
}

type Compiled<T> = { readonly [Key in keyof T]: RegExp };

export interface CompiledLexicon {
  readonly language: Lexicon['language'];
  readonly verbs: Compiled<Lexicon['verbs']>;
  readonly edits: ReadonlyMap<keyof Lexicon['edits'], RegExp>;
  readonly measures: Compiled<Lexicon['measures']>;
  readonly obstacles: ReadonlyMap<keyof Lexicon['obstacles'], RegExp>;
  readonly things: Compiled<Lexicon['things']>;
  readonly colors: Compiled<Lexicon['colors']>;
  readonly places: Compiled<Lexicon['places']>;
  readonly degrees: Compiled<Lexicon['degrees']>;
  readonly excess: RegExp;
  readonly conjunctions: RegExp;
  readonly units: RegExp;
  readonly determiners: RegExp;
  readonly prepositions: RegExp;
  readonly intoScene: RegExp;
  readonly realistic: RegExp;
  readonly filler: RegExp;
}

/** The regular expressions of a lexicon. */
export function compile(lexicon: Lexicon): CompiledLexicon {
  return {
    language: lexicon.language,
    verbs: compileAll(lexicon.verbs),
    edits: new Map(Object.entries(compileAll(lexicon.edits)) as [keyof Lexicon['edits'], RegExp][]),
    measures: compileAll(lexicon.measures),
    obstacles: new Map(
      Object.entries(compileAll(lexicon.obstacles)) as [keyof Lexicon['obstacles'], RegExp][],
    ),
    things: compileAll(lexicon.things),
    colors: compileAll(lexicon.colors),
    places: compileAll(lexicon.places),
    degrees: compileAll(lexicon.degrees),
    excess: wholeWords(lexicon.excess),
    conjunctions: wholeWords(lexicon.conjunctions),
    units: wholeWords(lexicon.units.join('|')),
    determiners: wholeWords(lexicon.determiners),
    prepositions: wholeWords(lexicon.prepositions),
    intoScene: wholeWords(lexicon.intoScene),
    realistic: wholeWords(lexicon.realistic),
    filler: wholeWords(lexicon.filler),
  };
}

function compileAll<T extends object>(sources: T): Compiled<T> {
  const entries = Object.entries(sources) as [string, string][];
  return Object.fromEntries(entries.map(([name, source]) => [name, wholeWords(source)])) as Compiled<T>;
}

/** Where something stands in a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0;

/** The text with spaces in place of the spans. */
export function without(text: string, spans: readonly Span[]): string {
  let rest = text;
  for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}
