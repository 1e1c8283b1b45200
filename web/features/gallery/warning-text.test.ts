import { expect, it } from 'vitest';
import { texts as uiTextsPt } from '#web/ui/ui-texts.pt.ts';
import { warningText } from './warning-text.ts';
import { texts as warningTextsPt } from './warning-texts.pt.ts';

const portuguese = { ...uiTextsPt, ...warningTextsPt };
const inPortuguese = ((key: keyof typeof portuguese) => portuguese[key]) as never;

it.each([
  'other-engine',
  'reference-not-used',
  'enlarged-less',
  'nothing-to-draw',
  'style-not-understood',
  'unread-language',
])('a warning of %s is shown in the reader’s language', (code) => {
  const words = warningText(inPortuguese, { code, message: 'in English' });
  expect(words).toMatch(/motor/);
});

it.each(['upscaled_slowly', 'upscaled_without_network'])('a warning of %s is translated too', (code) => {
  expect(warningText(inPortuguese, { code, message: 'in English' })).toMatch(/servidor/);
});

it('a warning without a text keeps the engine’s own words', () => {
  const message = 'There is no style "neon"; "MrBeast" was used instead.';
  expect(warningText(inPortuguese, { code: 'unknown-style', message })).toBe(message);
});

const filled = ((key: keyof typeof portuguese, values: { words: string }) =>
  String(portuguese[key]).replace('{words}', values.words)) as never;

it.each([
  [
    'subject-not-drawn',
    'The built-in engine has no drawing of “ornitorrinco”, so the design is made of words alone.',
    /não tem um desenho de “ornitorrinco”,/,
  ],
  [
    'subject-not-drawn',
    'The built-in engine has no drawing of “comal”, “farol”, so this is not in the picture.',
    /não tem um desenho de “comal”, “farol”,/,
  ],
  [
    'thing-left-out',
    'There was no place for “igreja” in the picture. Name fewer things, or add it in the editor.',
    /não encontrou lugar para “igreja” nesta imagem/,
  ],
  [
    'style-words-not-drawn',
    'The built-in engine cannot draw “massinha”, so "Photographic" was used instead.',
    /não sabe desenhar “massinha”/,
  ],
  [
    'style-not-understood',
    'The built-in engine cannot draw “massinha”, so "Photographic" was used instead.',
    /não sabe desenhar “massinha”/,
  ],
])('%s names the words that it is about', (code, message, expected) => {
  expect(warningText(filled, { code, message })).toMatch(expected);
});
