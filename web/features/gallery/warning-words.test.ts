import { expect, it } from 'vitest';
import { texts as galleryTextsPt } from './texts.pt.ts';
import { warningWords } from './warning-words.ts';

const inPortuguese = ((key: keyof typeof galleryTextsPt) => galleryTextsPt[key]) as never;

it.each(['other-engine', 'reference-not-used', 'enlarged-less', 'nothing-to-draw'])(
  'what %s warns of is said in the reader’s language',
  (code) => {
    const words = warningWords(inPortuguese, { code, message: 'in English' });
    expect(words).toMatch(/motor/);
  },
);

it.each(['upscaled_slowly', 'upscaled_without_network'])('what %s warns of is said in it, too', (code) => {
  expect(warningWords(inPortuguese, { code, message: 'in English' })).toMatch(/servidor/);
});

it('what no text is there for is said as the engine has it', () => {
  const message = 'There is no style "neon"; "MrBeast" was used instead.';
  expect(warningWords(inPortuguese, { code: 'unknown-style', message })).toBe(message);
});
