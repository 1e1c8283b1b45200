/** Reads the skin of a person and the colour of what is on their head. */
import type { HatTone, Trait } from '../../../own-drawings/figures/traits.ts';
import type { PromptLanguage } from '../../../vocabulary.ts';
import { type NamedColor, namedColors } from '../colors.ts';
import { alternatives } from '../lexicon.ts';

const hats: Readonly<Record<PromptLanguage, string>> = {
  en: 'hat|hats|cap|caps|beanie|turban|beret|helmet|bandana|headband|headscarf|hijab|fedora|hood|bonnet|bow|ribbon',
  pt: 'chapeu|chapeus|bone|bones|gorro|touca|turbante|boina|capacete|bandana|tiara|lenco na cabeca|hijab|capuz|laco|lacos|fita',
  es: 'sombrero|sombreros|gorra|gorras|gorro|turbante|boina|casco|bandana|diadema|panuelo en la cabeza|hiyab|capucha|caperuza|lazo|lazos|panuelo',
};

const tones: Readonly<Partial<Record<NamedColor, HatTone>>> = {
  red: 'redhat',
  orange: 'orangehat',
  yellow: 'yellowhat',
  green: 'greenhat',
  teal: 'tealhat',
  cyan: 'tealhat',
  blue: 'bluehat',
  purple: 'purplehat',
  pink: 'pinkhat',
  brown: 'brownhat',
  black: 'blackhat',
  white: 'whitehat',
  gray: 'greyhat',
  silver: 'greyhat',
  gold: 'yellowhat',
};

/** Colours in other words than a palette's. */
const extra: Readonly<Partial<Record<NamedColor, string>>> = {
  red: 'crimson|scarlet',
  pink: 'pink|rosa|rosad[oa]|cor-de-rosa',
  orange: 'laranja|naranja',
  purple: 'roxo|roxa|lilas|morad[oa]|violeta',
  gray: 'gris|cinza',
  brown: 'marron|marrom',
  cyan: 'celeste',
};

const colorWords = (Object.keys(namedColors) as NamedColor[]).flatMap((name) => {
  const tone = tones[name];
  const words = [alternatives(({ colors }) => colors[name]), extra[name]].filter(Boolean).join('|');
  return tone === undefined ? [] : [{ tone, words: `(?:${words})` }];
});

/** What says of a person that their skin is dark, beside the word for them. */
const dark: Readonly<Record<PromptLanguage, RegExp>> = {
  en: /\b(?:black|african|afro-american|african-american|dark[ -]skinned|nigerian|kenyan|jamaican)(?: (?!and\b|with\b|in\b|of\b)[\w-]+){0,2} $/,
  pt: /^(?: (?!de|com|em|no|na|e|do|da|que|vestid)[\w-]+){0,2} (?:negr[oa]s?|pret[oa]s?|african[oa]s?|nigerian[oa]s?|de pele (?:negra|escura))(?![a-z])/,
  es: /^(?: (?!de|con|en|y|del|que|vestid)[\w-]+){0,2} (?:negr[oa]s?|african[oa]s?|afro|nigerian[oa]s?|de piel (?:negra|oscura))(?![a-z])/,
};

/** Whose hair is black, and whose skin is brown, by where they are from. */
const native: Readonly<Record<PromptLanguage, RegExp>> = {
  en: /\b(?:indigenous|native american|indian|mexican|peruvian|arab|moroccan)(?: (?!and\b|with\b|in\b|of\b)[\w-]+){0,2} $/,
  pt: /^(?: (?!de|com|em|no|na|e|do|da|que|vestid)[\w-]+){0,2} (?:indigenas?|indian[oa]s?|arabes?|peruan[oa]s?|mexican[oa]s?)(?![a-z])/,
  es: /^(?: (?!de|con|en|y|del|que|vestid)[\w-]+){0,2} (?:indigenas?|indi[oa]s?|arabes?|peruan[oa]s?|mexican[oa]s?)(?![a-z])/,
};
const eastern: Readonly<Record<PromptLanguage, RegExp>> = {
  en: /\b(?:asian|japanese|chinese|korean|thai|vietnamese)(?: (?!and\b|with\b|in\b|of\b)[\w-]+){0,2} $/,
  pt: /^(?: (?!de|com|em|no|na|e|do|da|que|vestid)[\w-]+){0,2} (?:asiatic[oa]s?|japones(?:a|es|as)?|chines(?:a|es|as)?|corean[oa]s?)(?![a-z])/,
  es: /^(?: (?!de|con|en|y|del|que|vestid)[\w-]+){0,2} (?:asiatic[oa]s?|japones(?:a|es|as)?|chin[oa]s?|corean[oa]s?)(?![a-z])/,
};

/**
 * Returns what is said of skin and headwear.
 * @param lead the folded text before the person's word, from the one before on
 * @param after the folded text after it, up to the next person
 */
export function headColors(lead: string, after: string, language: PromptLanguage): Trait[] {
  const said = language === 'en' ? lead : after;
  const skin: Trait[] = dark[language].test(said)
    ? ['dark']
    : native[language].test(said)
      ? ['tan']
      : eastern[language].test(said)
        ? ['blackhair']
        : [];
  return [...skin, ...hatColors(`${lead} ${after}`, language)];
}

/** Returns the colour that a folded text gives to what is on a head; none where it gives none. */
export function hatColors(text: string, language: PromptLanguage): HatTone[] {
  const hat = `(?:${hats[language]})`;
  const found = colorWords.find(({ words }) =>
    new RegExp(
      language === 'en'
        ? `\\b${words} (?:[\\w-]+ )?${hat}\\b`
        : `\\b${hat} (?:de \\w+ )?(?:\\w+ )?${words}(?![a-z])`,
    ).test(text),
  );
  return found ? [found.tone] : [];
}
