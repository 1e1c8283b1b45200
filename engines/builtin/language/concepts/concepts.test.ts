import { expect, test } from 'vitest';
import { hasIcon } from '../../icons.ts';
import { promptLanguages, sceneIds } from '../../vocabulary.ts';
import { listWords } from '../concept-index.ts';
import { grammarOf } from '../grammar/grammars.ts';
import { framedIcons, unfitIcons } from '../unfit-icons.ts';
import { concepts } from './concepts.ts';

test('the table holds enough concepts', () => {
  expect(concepts.length).toBeGreaterThanOrEqual(450);
});

test('every row names a packed icon that may be a hero', () => {
  const faulty = concepts.filter(({ icon }) => !hasIcon(icon) || framedIcons.has(icon));
  expect(faulty.map(({ icon }) => icon)).toEqual([]);
});

test('no row uses an embarrassing icon, unless the whole row is about it', () => {
  const named = new Set(['fire-engine', 'wedding']);
  const faulty = concepts.filter(({ icon }) => unfitIcons.has(icon) && !named.has(icon));
  expect(faulty.map(({ icon }) => icon)).toEqual([]);
});

test('every row has words in all languages and a known scene', () => {
  const scenes = new Set<string>(sceneIds);
  for (const concept of concepts) {
    for (const language of promptLanguages) {
      const words = listWords(concept[language]);
      expect(words.length > 0 && words.every(Boolean), `${concept.icon} in ${language}`).toBe(true);
    }
    expect(concept.scene === undefined || scenes.has(concept.scene), concept.icon).toBe(true);
  }
});

test.each(promptLanguages)('no word is in two rows in %s', (language) => {
  const seen = new Map<string, string>();
  const doubles: string[] = [];
  for (const concept of concepts) {
    for (const word of listWords(concept[language]).map((entry) => entry.toLowerCase())) {
      const before = seen.get(word);
      if (before !== undefined) doubles.push(`${word}: ${before}, ${concept.icon}`);
      seen.set(word, concept.icon);
    }
  }
  expect(doubles).toEqual([]);
});

test.each(promptLanguages)('the grammar can conjugate every verb of the table in %s', (language) => {
  const { verbForms } = grammarOf(language);
  const known = new Set(verbForms.values());
  const missing = concepts
    .flatMap(({ verbs }) => listWords(verbs?.[language]))
    .filter((verb) => verb !== '' && !known.has(verb));
  expect(missing).toEqual([]);
});
