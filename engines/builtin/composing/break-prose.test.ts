import { describe, expect, test } from 'vitest';
import type { DesignInput } from '../design-input.ts';
import { understand } from '../language/understand.ts';
import { arrange } from '../layout/arrange.ts';
import { faultsOf } from '../layout/faults.ts';
import { designAspectRatios } from '../recipe.ts';
import { styleOf } from '../styles/styles.ts';
import { thumbnailStyles } from '../styles/thumbnail-styles.ts';
import { composeRecipe } from './compose-recipe.ts';

const input: Omit<DesignInput, 'prompt'> = {
  tool: 'Thumbnail',
  style: 'MrBeast',
  aspectRatio: '16:9',
  seed: 5,
};
const compose = (prompt: string, settings: Partial<DesignInput> = {}) =>
  composeRecipe(understand(prompt), { ...input, prompt, ...settings });
const linesOf = ({ recipe }: ReturnType<typeof compose>) =>
  recipe.headline?.lines.map(({ text }) => text) ?? [];

const quotes = [
  'You miss one hundred percent of the shots you never take in your life',
  'The quick brown fox jumps over the lazy dog and then tells everybody what they never want to print on a shirt',
  'Não é o mais forte que sobrevive, nem o mais inteligente, mas o que melhor se adapta às mudanças',
  'I survived 100 days on one dollar and this is what I have learned about people',
];
const foreign = [
  '日本で一番安いラーメン',
  '我用一百块钱在东京生活了一整天，结果发现了这些令人难以置信的事情，你一定要看到最后才知道真相',
  'Я прожил сто дней на необитаемом острове без еды и воды, и вот что произошло со мной и моими друзьями за это долгое время',
  'วิธีทำอาหารไทยง่ายๆที่บ้านในสิบนาที',
];

describe.each(designAspectRatios)('in %s', (aspectRatio) => {
  test.each([...quotes.map((quote) => `"${quote}"`), ...foreign])(
    '%s is printed whole and legibly',
    (prompt) => {
      const faults: string[] = [];
      for (const { id } of thumbnailStyles) {
        const composition = compose(prompt, { style: id, aspectRatio });
        const expected = prompt.replaceAll('"', '').replaceAll(' ', '');
        expect(linesOf(composition).join('').replaceAll(' ', '')).toBe(expected);
        expect(composition.warnings.map(({ code }) => code)).not.toContain('headline-shortened');
        const arrangement = arrange(composition.recipe, styleOf(composition.recipe.style));
        faults.push(...faultsOf(arrangement).map((fault) => `${id}: ${fault}`));
        for (const { sizePx, text } of arrangement.texts.flatMap(({ lines }) => lines)) {
          if (sizePx < 30 * arrangement.unit) faults.push(`${id}: ${Math.round(sizePx)} px for ${text}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

test('breaks scripts without spaces between words into even lines', () => {
  expect(
    linesOf(compose('日本で一番安いラーメン', { aspectRatio: '9:16' })).every((line) => line.length >= 3),
  ).toBe(true);
  expect(linesOf(compose('日本で一番安いラーメン')).join(' ')).not.toMatch(/ラー ?メ ン|メ ン$/);
  for (const line of linesOf(compose(foreign[1] ?? ''))) expect(line).not.toMatch(/^[，。了的]/u);
});

test('ends text that is too long at a clause, with a warning', () => {
  const sentence = 'This is the first thing that I want to tell you about my journey through the desert.';
  const composition = compose(`"${`${sentence} `.repeat(6).trim()}"`);
  expect(linesOf(composition).join(' ')).toMatch(/desert\.$/);
  expect(composition.warnings).toMatchObject([
    { code: 'headline-shortened', message: expect.stringContaining('desert."') },
  ]);
  const russian = compose('Дорога была длинной и трудной, но мы не сдавались. '.repeat(20));
  expect(linesOf(russian).join(' ')).toMatch(/[.,]$/);
  expect(russian.warnings.map(({ code }) => code)).toEqual(['unsupported-script', 'headline-shortened']);
});

test.each([`"${'A'.repeat(300)}"`, 'a'.repeat(4_000), 'ك'.repeat(4_000)])(
  'breaks one endless word into lines that are read, and cuts it with a warning: %.12s',
  (prompt) => {
    const composition = compose(prompt);
    const arrangement = arrange(composition.recipe, styleOf(composition.recipe.style));
    const lines = arrangement.texts.flatMap((text) => text.lines);
    expect(lines.length).toBeGreaterThan(4);
    for (const { sizePx } of lines) expect(sizePx).toBeGreaterThanOrEqual(30 * arrangement.unit);
    expect(composition.warnings.map(({ code }) => code)).toContain('headline-shortened');
  },
);

test('keeps a quoted number with its unit as written', () => {
  const lines = linesOf(compose('100 days in the jungle, text "I survived 100 days"'));
  expect(lines.join(' ')).toBe('I survived 100 days');
});
