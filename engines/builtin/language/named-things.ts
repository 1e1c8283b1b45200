/** What a description names, with its place among the words and how many there are of it. */
import type { NamedThing } from '../understanding.ts';
import type { Mention } from './mention.ts';
import type { Reading } from './reading.ts';
import { fold } from './text.ts';

/** Compared without accents; "dos" is two in Spanish only, where no noun is before it. */
const numbers: readonly (readonly [number, RegExp])[] = [
  [2, /^(?:two|dois|duas|dos|2|pair|couple|par)$/],
  [3, /^(?:three|tres|trio|3)$/],
  [4, /^(?:four|quatro|cuatro|4)$/],
  [5, /^(?:five|cinco|5)$/],
  [6, /^(?:six|seis|6)$/],
  [7, /^(?:seven|sete|siete|7)$/],
  [8, /^(?:eight|oito|ocho|8)$/],
  [9, /^(?:nine|ten|nove|dez|nueve|diez|9|10|dozens?|dezenas?|decenas?|many|muit[oa]s|much[oa]s)$/],
];
const groups =
  /\b(?:group|band|team|crowd|gang|circle|row|line|flock|grupo|banda|bando|turma|time|roda|fila|equipo|multitud|several|vari[oa]s|some|alguns|algumas|algun[oa]s)(?: of| de)?$/;
/** Of a group that no number counts. */
const ofGroup = 5;
/** Words that end a noun's own phrase. */
const ends =
  /^(?:of|in|on|at|with|and|by|over|under|from|to|de|do|da|dos|das|del|em|no|na|com|e|con|y|en|sobre|para|a|o|la|el|los|las|os|as|the|an?|uma?|una?)$/;
/** Words that end in s and are one: a rhinoceros, an octopus, glass. */
const singular = /(?:ss|us|is|ops|ros|glasses|oculos|scissors|binoculars|jeans|tres|pants)$/;
const reach = 3;

/** Returns how many there are of what begins at a place; null where the words do not say. */
export function countBefore(text: string, from: number): number | null {
  const words = text.slice(0, from).trimEnd().split(' ');
  const lead = text.slice(0, from).trimEnd();
  if (groups.test(lead)) return ofGroup;
  for (let at = words.length - 1; at >= Math.max(0, words.length - reach); at -= 1) {
    const word = words[at] ?? '';
    const found = numbers.find(([, pattern]) => pattern.test(word))?.[0];
    // "La casa dos avós": of the.
    if (found !== undefined)
      return word === 'dos' &&
        at > 0 &&
        !ends.test(words[at - 1] ?? '') &&
        !/[,.;]$/.test(words[at - 1] ?? '')
        ? null
        : found;
    const isOf = /^(?:of|de)$/.test(word) && /^(?:pair|couple|par|trio)$/.test(words[at - 1] ?? '');
    if (!isOf && ends.test(word)) return null;
  }
  return null;
}

/** Whether words name a thing by a noun of their own: "on the roof" and a guess by a keyword do not. */
function isNoun(
  { tokens, grammar }: Pick<Reading, 'tokens' | 'grammar'>,
  { start, end, source }: Mention,
): boolean {
  if (source === 'keyword') return false;
  const first = tokens[start]?.tag;
  if (first !== 'noun' && first !== 'adjective') return false;
  const before = tokens[start - 1];
  // "Um corredor vazio": after a noun, a language that does not join nouns has a quality.
  if (!grammar.joinsNouns && end - start === 1 && before?.tag === 'noun' && !before.endsPart) return false;
  return tokens.slice(start, end).some(({ tag }) => tag === 'noun');
}

/** Returns the named things in the order of the words, with their places in the folded prompt. */
export function namedThings(
  mentions: readonly Mention[],
  reading: Pick<Reading, 'prompt' | 'tokens' | 'grammar'>,
): NamedThing[] {
  const text = fold(reading.prompt);
  let from = 0;
  return [...mentions]
    .sort((one, other) => one.start - other.start)
    .flatMap((mention) => {
      const { words, icon, kind, source } = mention;
      const folded = fold(words);
      const at = text.indexOf(folded, from);
      if (at < 0) return [];
      from = at;
      const to = at + folded.length;
      // "Pastel de cumpleaños": the first word is what it is, but where nouns are joined.
      const last = folded.split(' ').at(reading.grammar.joinsNouns ? -1 : 0) ?? '';
      const isPlural = last.length > 3 && last.endsWith('s') && !singular.test(last);
      return [
        {
          icon,
          kind,
          words,
          isOfVerb: source === 'verb',
          isNoun: isNoun(reading, mention),
          from: at,
          to,
          count: countBefore(text, at),
          isPlural,
        },
      ];
    });
}
