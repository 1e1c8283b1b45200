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

it('a subject without a drawing is named in the reader’s language', () => {
  const filled = ((key: keyof typeof portuguese, values: { subject: string }) =>
    String(portuguese[key]).replace('{subject}', values.subject)) as never;
  const message =
    'The built-in engine has no drawing of “ornitorrinco”, so the design is made of words alone.';
  const words = warningText(filled, { code: 'subject-not-drawn', message });
  expect(words).toMatch(/não tem um desenho de “ornitorrinco”/);
});

it.each(['style-words-not-drawn', 'style-not-understood'])('%s names the words of a style', (code) => {
  const filled = ((key: keyof typeof portuguese, values: { words: string }) =>
    String(portuguese[key]).replace('{words}', values.words)) as never;
  const message = 'The built-in engine cannot draw “massinha”, so "Photographic" was used instead.';
  expect(warningText(filled, { code, message })).toMatch(/não sabe desenhar “massinha”/);
});
