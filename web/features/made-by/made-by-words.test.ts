import { afterEach, expect, it } from 'vitest';
import { builtinSignature, madeWithSignature } from '#contract/images.ts';
import { upscaleSignatures } from '#contract/upscale.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { madeByWords } from './made-by-words.ts';
import { madeByTexts } from './texts.ts';

afterEach(() => setLanguage('en'));
const words = (madeBy: string) => madeByWords(translator(madeByTexts), madeBy);

it('what a record says in English is said in the reader’s language, the engine’s name as it is', async () => {
  await madeByTexts.load('es');
  setLanguage('es');
  expect(words(builtinSignature)).toBe('Diseñada por el motor integrado');
  expect(words(upscaleSignatures.network)).toBe('Ampliada por la red integrada');
  expect(words(upscaleSignatures.resizing)).toBe('Ampliada por redimensionado');
  expect(words(`${madeWithSignature}Replicate`)).toBe('Hecha con Replicate');
});

it('in English it is what the record says', () => {
  for (const madeBy of [
    builtinSignature,
    ...Object.values(upscaleSignatures),
    `${madeWithSignature}Replicate`,
  ]) {
    expect(words(madeBy)).toBe(madeBy);
  }
});

it('what is none of our sentences stays as it is', () => {
  expect(words('Drawn by hand')).toBe('Drawn by hand');
});
