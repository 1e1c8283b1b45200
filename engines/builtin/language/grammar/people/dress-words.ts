/** Reads the clothes that have a colour of their own, of people and of animals. */
import {
  type DressName,
  type DressTrait,
  dressTrait,
  type ToneName,
} from '../../../own-drawings/figures/dress-traits.ts';
import type { PromptLanguage } from '../../../vocabulary.ts';
import { type NamedColor, namedColors } from '../colors.ts';
import { alternatives } from '../lexicon.ts';

interface DressWords extends Readonly<Record<PromptLanguage, string>> {
  dress: DressName;
  /** A person's clothes are dyed as a whole. */
  isOfAnimals?: true;
}

// biome-ignore format: one garment a line reads as a table
const rows: readonly DressWords[] = [
  { dress: 'boots', en: '(?:rain |rubber |cowboy |leather |hiking |snow )?boots|wellies|wellingtons|galoshes', pt: 'botas?|galochas?|botinas?', es: 'botas?|botines' },
  { dress: 'scarf', en: '(?<!head )scarf', pt: 'cachecol', es: 'bufanda' },
  { dress: 'bowtie', en: 'bow ?ties?', pt: 'gravata[- ]borboleta|gravatinha', es: 'pajarita|corbatin|mono de etiqueta' },
  { dress: 'vest', en: 'vest|waistcoat', pt: 'colete', es: 'chaleco' },
  { dress: 'cape', en: 'cape|cloak', pt: 'capa(?! de chuva)', es: 'capa(?! de lluvia)' },
  { dress: 'raincoat', isOfAnimals: true, en: 'raincoats?', pt: 'capas? de chuva', es: 'impermeables?|capas? de lluvia|piloto de lluvia' },
  { dress: 'sweater', isOfAnimals: true, en: 'sweater|jumper|hoodie|pullover|jacket|coat|shirt|t-shirt|pajamas|pyjamas|jersey', pt: 'sueter|casaco|blusa|moletom|jaqueta|camisa|camiseta|pijama', es: 'sueter|jersey|chaqueta|abrigo|camisa|camiseta|pijama|sudadera' },
];

const tones: Readonly<Record<NamedColor, ToneName>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  teal: 'teal',
  cyan: 'teal',
  blue: 'blue',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  black: 'black',
  white: 'white',
  gray: 'grey',
  silver: 'grey',
  gold: 'yellow',
};
/** Colours in other words than a palette's. */
const extra: Readonly<Partial<Record<NamedColor, string>>> = {
  pink: 'pink|rosa|rosad[oa]s?|cor-de-rosa',
  orange: 'laranja|naranja',
  purple: 'rox[oa]s?|lilas|morad[oa]s?|violeta',
  gray: 'gris|grises|cinzas?',
  brown: 'marron|marrom|marrons',
  cyan: 'celestes?',
};
const colors = (Object.keys(namedColors) as NamedColor[]).map((name) => ({
  tone: tones[name],
  words: [alternatives(({ colors: of }) => of[name]), extra[name]].filter(Boolean).join('|'),
}));

/** The colour that stands before a garment in English, and after it in the other languages. */
const toneOf = (text: string, garment: string, language: PromptLanguage): ToneName | null =>
  colors.find(({ words }) =>
    new RegExp(
      language === 'en'
        ? `\\b(?:${words}) (?:[\\w-]+ )?(?:${garment})\\b`
        : `\\b(?:${garment}) (?:de \\w+ )?(?:\\w+ )?(?:${words})(?![a-z])`,
    ).test(text),
  )?.tone ?? null;

/** @param text without accents; for a person only what is said of that person */
export function dressTraits(text: string, language: PromptLanguage, isAnimal = false): DressTrait[] {
  return rows.flatMap(({ dress, isOfAnimals, ...words }) => {
    const garment = words[language];
    if ((isOfAnimals && !isAnimal) || !new RegExp(`\\b(?:${garment})(?![a-z])`).test(text)) return [];
    return [dressTrait(dress, toneOf(text, garment, language))];
  });
}
