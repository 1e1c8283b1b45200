import { afterEach, expect, it } from 'vitest';
import { builtinSignature, madeWithSignature, retouchSignature } from '#contract/images.ts';
import { upscaleSignatures } from '#contract/upscale.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { madeByText } from './made-by-text.ts';
import { madeByTexts } from './texts.ts';

afterEach(() => setLanguage('en'));
const words = (madeBy: string) => madeByText(translator(madeByTexts), madeBy);

it('an English record is translated, and the engine’s name kept', async () => {
  await madeByTexts.load('es');
  setLanguage('es');
  expect(words(builtinSignature)).toBe('Diseñada por el motor integrado');
  expect(words(retouchSignature)).toBe('Editada por el motor integrado');
  expect(words(upscaleSignatures.network)).toBe('Ampliada por la red integrada');
  expect(words(upscaleSignatures.resizing)).toBe('Ampliada por redimensionamiento');
  expect(words(`${madeWithSignature}Replicate`)).toBe('Hecha con Replicate');
});

it('English keeps the record’s words', () => {
  for (const madeBy of [
    builtinSignature,
    retouchSignature,
    ...Object.values(upscaleSignatures),
    `${madeWithSignature}Replicate`,
  ]) {
    expect(words(madeBy)).toBe(madeBy);
  }
});

it('an unknown sentence stays as it is', () => {
  expect(words('Drawn by hand')).toBe('Drawn by hand');
});
