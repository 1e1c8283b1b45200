/** Reads the colour of what a person wears. */
import type { PromptLanguage } from '../../../vocabulary.ts';
import { type NamedColor, namedColors } from '../colors.ts';
import { alternatives } from '../lexicon.ts';

const garments: Readonly<Record<PromptLanguage, string>> = {
  en: 'dress|gown|coat|raincoat|jacket|shirt|sweater|hoodie|suit|robe|robes|kimono|cloak|blouse|uniform|outfit|clothes|costume|jersey|armor|tunic|jumper|skirt|sari|spacesuit|t-shirt|tee|top|vest|cardigan|overalls|apron|headscarf|headscarves|hijab',
  pt: 'vestido|casaco|capa de chuva|jaqueta|camisa|camiseta|sueter|blusa|moletom|terno|manto|quimono|kimono|capa|uniforme|roupa|roupas|fantasia|jersey|regata|colete|avental|cardigan|camisola|armadura|tunica|saia|sobretudo|lenco|hijab',
  es: 'vestido|abrigo|impermeable|chaqueta|camisa|camiseta|sueter|blusa|sudadera|traje|tunica|kimono|capa|uniforme|ropa|disfraz|jersey|polo|chaleco|delantal|cardigan|buzo|armadura|falda|gabardina|panuelo|hiyab',
};

const names = Object.keys(namedColors) as NamedColor[];
const colorWords = names.map((name) => ({ name, words: alternatives(({ colors }) => colors[name]) }));
const extra: Readonly<Record<PromptLanguage, Partial<Record<NamedColor, string>>>> = {
  en: { pink: 'pink', gold: 'golden', red: 'crimson|scarlet' },
  pt: { pink: 'rosa|cor-de-rosa', orange: 'laranja', purple: 'roxo|roxa|lilas', gold: 'dourad[oa]' },
  es: {
    pink: 'rosa|rosad[oa]',
    orange: 'naranja',
    purple: 'morad[oa]|violeta',
    gray: 'gris',
    brown: 'marron',
    cyan: 'celeste',
    gold: 'dorad[oa]',
  },
};

/** @param text without accents */
export function colorOfClothes(text: string, language: PromptLanguage): string | null {
  for (const { name, words } of colorWords) {
    const color = `(?:${[words, extra[language][name]].filter(Boolean).join('|')})`;
    const garment = `(?:${garments[language]})`;
    const named =
      language === 'en'
        ? `\\b${color} (?:\\w+ )?${garment}\\b|\\b(?:dressed|clad|all) in ${color}\\b`
        : `\\b${garment} (?:\\w+ )?${color}(?![a-z])|\\bvestid[oa]s? de ${color}(?![a-z])`;
    if (new RegExp(named).test(text)) return namedColors[name];
  }
  return null;
}
