import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PictureMeasures } from '../../../../contract/image-analysis.ts';
import { promptLimits } from '../../../../contract/limits.ts';
import type { EnhanceRequest } from '../../../words.ts';
import { understand } from '../understand.ts';
import { enhancePrompt } from './enhance.ts';

const ask = (prompt: string, fields: Partial<EnhanceRequest> = {}) =>
  enhancePrompt({ prompt, tool: 'Thumbnail', style: '', analysis: null, ...fields });
const kinds = (enhanced: ReturnType<typeof ask>) => enhanced.changes.map(({ kind }) => kind);

const dusk: PictureMeasures = {
  palette: [
    { color: '#101c48', name: 'dark blue', share: 0.6 },
    { color: '#ff8800', name: 'orange', share: 0.3 },
    { color: '#ffffff', name: 'white', share: 0.02 },
  ],
  light: { mean: 0.3, contrast: 0.7, key: 'low', warmth: -0.3, temperature: 'cool' },
  saturation: { mean: 0.4, level: 'vivid' },
  composition: { detail: Array(9).fill(0.1), freeSide: 'left' },
  textAreas: [],
};

describe('in the language of the prompt', () => {
  it.each([
    [
      'Giant shark attacks the boat',
      'Giant shark attacks the boat, with the words "GIANT SHARK ATTACKS THE BOAT", on the sea, dramatic epic light, main subject on the right',
    ],
    [
      'Como ganhar dinheiro em casa',
      'Como ganhar dinheiro em casa, com as palavras "COMO GANHAR DINHEIRO EM CASA", figura principal à direita',
    ],
    [
      'Cómo hacer pan casero en 10 minutos.',
      'Cómo hacer pan casero en 10 minutos. Con las palabras "CÓMO HACER PAN CASERO EN 10 MINUTOS", 10 en letras enormes, en una cocina.',
    ],
    ['iPhone vs Android: which is better?', 'iPhone vs Android: which is better? Two halves side by side.'],
  ])('adds to "%s" what the engine understood', (prompt, enhanced) => {
    expect(ask(prompt).prompt).toBe(enhanced);
  });
});

it.each([
  ['what is quoted', 'A boat at sea, "LOST AT SEA"'],
  ['that there be no words', 'Giant shark attacks the boat, no text'],
])('adds no headline if the prompt has %s', (_name, prompt) => {
  expect(kinds(ask(prompt))).not.toContain('headline');
});

it('adds no headline for Genesys, which draws only quoted words', () => {
  expect(kinds(ask('Giant shark attacks the boat', { tool: 'Genesys Pro' }))).not.toContain('headline');
});

it('adds no background if the style has none', () => {
  const prompt = 'The fluffiest pancakes you will ever taste';
  expect(kinds(ask(prompt))).toContain('setting');
  expect(kinds(ask(prompt, { style: 'PNG' }))).not.toContain('setting');
});

it.each(['', '   ', '🦈🔥', '12345', 'サメが船を襲う', 'القرش يهاجم القارب'])(
  'leaves "%s" as it is',
  (prompt) => {
    expect(ask(prompt)).toEqual({ prompt, changes: [] });
  },
);

it('never exceeds the length limit of a prompt', () => {
  const prompt = 'Giant shark attacks the boat. '.repeat(140).slice(0, promptLimits.maxCharacters - 10);
  expect(ask(prompt).prompt.length).toBeLessThanOrEqual(promptLimits.maxCharacters);
});

describe('with a reference image', () => {
  it.each([
    ['Giant shark attacks the boat', 'tones of dark blue and orange', 'dim cool vivid high-contrast light'],
    [
      'Tubarão gigante ataca o barco',
      'tons de azul-escuro e laranja',
      'luz fraca fria viva de alto contraste',
    ],
    [
      'Tiburón gigante ataca el barco',
      'tonos de azul oscuro y naranja',
      'luz tenue fría viva de alto contraste',
    ],
  ])('adds its colours, its light and its free side as in "%s"', (prompt, colors, light) => {
    const enhanced = ask(prompt, { analysis: dusk });
    expect(enhanced.prompt).toContain(`${colors}, ${light}`);
    const read = understand(enhanced.prompt);
    expect([read.colors, read.layout.value, read.stickers]).toEqual([
      ['orange', 'blue'],
      'hero-right',
      understand(prompt).stickers,
    ]);
  });

  it('puts the subject opposite its free side', () => {
    const composition = { ...dusk.composition, freeSide: 'right' as const };
    const enhanced = ask('Giant shark attacks the boat', { analysis: { ...dusk, composition } });
    expect(understand(enhanced.prompt).layout.value).toBe('hero-left');
  });

  it('keeps the colours that the prompt names', () => {
    expect(kinds(ask('A red car in a garage', { analysis: dusk }))).not.toContain('colors');
  });
});

describe('on 250 prompts of thumbnail creators', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../evaluation/${file}`, import.meta.url), 'utf8')) as {
      prompt: string;
    }[];
  const prompts = [...read('own-prompts.json'), ...read('blind.json')].map(({ prompt }) => prompt);
  const enhanced = prompts.map((prompt) => ({ prompt, result: ask(prompt) }));
  const drawn = (prompt: string) => {
    const { language, headline, hero, secondHero, versus, number, scene, layout, mood, colors, stickers } =
      understand(prompt);
    return [
      language,
      headline.value.join(' '),
      hero.value,
      secondHero,
      versus,
      number,
      scene.value,
      layout.value,
      mood,
      colors,
      stickers,
    ];
  };

  it('keeps the meaning, and adds after the typed text', () => {
    for (const { prompt, result } of enhanced) {
      expect(result.prompt.startsWith(prompt.trimEnd())).toBe(true);
      expect(drawn(result.prompt)).toEqual(drawn(prompt));
    }
  });

  it('leaves an enhanced prompt unchanged', () => {
    for (const { result } of enhanced)
      expect(ask(result.prompt)).toEqual({ prompt: result.prompt, changes: [] });
  });

  it('raises the confidence of nearly all readings, and lowers none', () => {
    const sure = ({ headline, scene, layout }: ReturnType<typeof understand>) =>
      headline.confidence + scene.confidence + layout.confidence;
    const wordsOf = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N} ]/gu, '');
    const gains = enhanced.flatMap(({ prompt, result }) => {
      const before = understand(prompt);
      const gain = sure(understand(result.prompt)) - sure(before);
      // A title that is printed whole is read as surely as it can be.
      const isWhole = wordsOf(before.headline.value.join(' ')) === wordsOf(prompt);
      return isWhole && gain === 0 ? [] : [gain];
    });
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
    expect(gains.filter((gain) => gain > 0).length / gains.length).toBeGreaterThan(0.9);
  });
});
