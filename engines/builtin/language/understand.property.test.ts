import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '../../../testing/assert-property.ts';
import { hasIcon } from '../icons.ts';
import { layoutIds, promptLanguages, sceneIds } from '../vocabulary.ts';
import { listWords } from './concept-index.ts';
import { concepts } from './concepts/concepts.ts';
import { readEvaluation } from './evaluation/evaluation.ts';
import { grammarOf } from './grammar/grammars.ts';
import { wholeTitle } from './headline/headline.ts';
import { understand } from './understand.ts';

const vocabulary = concepts.flatMap((concept) =>
  promptLanguages.flatMap((language) => listWords(concept[language])),
);
const glue = [
  'the',
  'of',
  'a',
  'com',
  'de',
  'el',
  'que',
  'vs',
  'x',
  '"',
  "'",
  '“',
  '”',
  ':',
  '?',
  '!',
  ',',
  '100',
  '$5',
  'R$ 10',
  'top',
  'como',
  'how to',
  'why',
  '🦈',
  '—',
  '<b>',
  'I',
  'for',
  'is',
];
const wordSalad = fc
  .array(fc.oneof(fc.constantFrom(...vocabulary), fc.constantFrom(...glue)), { maxLength: 40 })
  .map((words) => words.join(' '));
const prompts = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  wordSalad,
);

test('understands any string, and every choice can be drawn', () => {
  assertProperty(
    fc.property(prompts, (prompt) => {
      const { headline, hero, secondHero, stickers, scene, layout, emphasis, kind } = understand(prompt);
      expect(sceneIds).toContain(scene.value);
      expect(layoutIds).toContain(layout.value);
      for (const icon of [hero.value, secondHero, ...stickers, ...hero.runnersUp.map(({ value }) => value)]) {
        expect(icon === null || hasIcon(icon), `${icon}`).toBe(true);
      }
      expect(emphasis === null || (emphasis >= 0 && emphasis < headline.value.length)).toBe(true);
      expect(headline.value.every((line) => line.trim().length > 0)).toBe(true);
      for (const { confidence } of [headline, hero, scene, layout, ...hero.runnersUp]) {
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
      expect(stickers.length).toBeLessThanOrEqual(kind === 'scene' ? 4 : 2);
    }),
    { numRuns: 400 },
  );
});

test('gives the same understanding of a prompt every time', () => {
  assertProperty(
    fc.property(prompts, (prompt) => {
      expect(understand(prompt)).toEqual(understand(prompt));
    }),
    { numRuns: 60 },
  );
});

test('prints a title of up to twelve words in its own, others in two to ten, and never ends on an article, preposition or auxiliary', () => {
  for (const { prompt } of readEvaluation('./own-prompts.json')) {
    const { headline, language } = understand(prompt);
    if (headline.value.length === 0 || headline.confidence === 1) continue;
    const words = headline.value
      .join(' ')
      .replace(/POR QU[EÉ] /, 'PORQUE ')
      // An amount is one word however it is written.
      .replace(/(\d) (?=MIL\b)/, '$1')
      .split(' ');
    expect(words.length, prompt).toBeGreaterThanOrEqual(2);
    const grammar = grammarOf(language);
    expect(words.length, prompt).toBeLessThanOrEqual(/whole|own words/.test(headline.reason) ? 12 : 10);
    const last = words.at(-1)!.toLowerCase().replace(/[?!]/g, '');
    const isDangling = [
      grammar.determiners,
      grammar.possessives,
      grammar.prepositions,
      grammar.auxiliaries,
      grammar.conjunctions,
    ].some((set) => set.has(last));
    // "Con sueldo bajo": a whole title ends as it was written.
    if (headline.reason === wholeTitle) continue;
    expect(isDangling, `${prompt} → ${words.join(' ')}`).toBe(false);
  }
});

test('ends no line on a word that belongs to the next, and no removal leaves two prepositions in a row', () => {
  const prompts = ['./own-prompts.json', './blind.json'].flatMap((file) => readEvaluation(file));
  const faults = prompts.flatMap(({ prompt }) => {
    const { headline, emphasis, language, versus } = understand(prompt);
    // "VS" and "OU" are between the sides on purpose.
    if (headline.confidence === 1 || versus !== null) return [];
    const grammar = grammarOf(language);
    const plain = (text: string) => text.toLowerCase().replace(/[¿?¡!:,]/g, '');
    const isJoint = (word: string) =>
      [
        grammar.determiners,
        grammar.possessives,
        grammar.prepositions,
        grammar.auxiliaries,
        grammar.conjunctions,
      ].some((set) => set.has(word));
    // The small line above the hook leads into it: "BUILDING A / $50".
    const ends = headline.value
      .filter((_, index) => index + 1 !== emphasis)
      // "Con sueldo bajo": a whole title ends as it was written.
      .slice(0, headline.reason === wholeTitle ? -1 : undefined)
      .map((line) => plain(line).split(' ').at(-1) ?? '');
    const words = plain(headline.value.join(' ')).split(' ');
    const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word] as const);
    const left = pairs.filter(
      ([first, second]) =>
        grammar.prepositions.has(first) &&
        grammar.prepositions.has(second) &&
        !plain(prompt).includes(`${first} ${second}`),
    );
    return [...ends.filter(isJoint), ...left.map((pair) => pair.join(' '))].map(
      (fault) => `${prompt} → ${headline.value.join(' / ')} (${fault})`,
    );
  });
  expect(faults).toEqual([]);
});
