/**
 * Further properties of a look that words describe, as data: colours, light, saturation, grades and effects.
 */
import type { EffectId, GradeId } from '../../catalogue.ts';

export interface ColorWords {
  words: RegExp;
  color: `#${string}`;
  /** A temperature rather than a colour: it tints, and is ignored if a colour is named. */
  isFaint?: true;
}

/** Expressions over lower-case text without accents. */
export const colorWords: readonly ColorWords[] = [
  { words: /\b(red|crimson|scarlet|vermelh[oa]s?|roj[oa]s?|escarlate|escarlata)\b/, color: '#f0262e' },
  { words: /\b(burgundy|maroon|wine|vinho|bordo|borgonha|burdeos|granate)\b/, color: '#8a1538' },
  { words: /\b(orange|laranjas?|alaranjad[oa]s?|naranjas?|anaranjad[oa]s?)\b/, color: '#ff7a00' },
  { words: /\b(yellow|amarel[oa]s?|amarill[oa]s?|lemon)\b/, color: '#ffd60a' },
  { words: /\b(gold|golden(?! hour)|dourad[oa]s?|dorad[oa]s?|ouro|oro)\b/, color: '#ffb72e' },
  { words: /\b(lime|limao)\b/, color: '#a6f01c' },
  { words: /\b(green|emerald|verdes?|esmeraldas?)\b/, color: '#22c948' },
  { words: /\b(olive|oliva|khaki|caqui)\b/, color: '#8a8f2a' },
  { words: /\b(mint|menta)\b/, color: '#6fe8b8' },
  { words: /\b(teal|turquoise|turquesas?)\b/, color: '#12c7b4' },
  { words: /\b(cyan|aqua|ciano|cian|celestes?)\b/, color: '#14d8ff' },
  { words: /\b(navy|azul[- ]marinho|azul marino|indigo|anil)\b/, color: '#1f35b5' },
  { words: /\b(blue|azul|azuis|azules|azulad[oa]s?)\b/, color: '#2f6bff' },
  { words: /\b(purple|violet|rox[oa]s?|morad[oa]s?|violetas?|purpuras?)\b/, color: '#8b2cff' },
  { words: /\b(lavender|lilac|lilas|lila|lavanda)\b/, color: '#b79cff' },
  { words: /\b(magenta|fuchsia|fucsia)\b/, color: '#ff2bd6' },
  { words: /\b(pink|rosa|rosas|rosad[oa]s?|cor-de-rosa)\b/, color: '#ff4fa3' },
  { words: /\b(brown|sienna|marrom|marrons|marron|marrones|castanh[oa]s?|chocolate)\b/, color: '#9a5b2a' },
  { words: /\b(beige|cream|bege|creme|crema|sand|areia|arena)\b/, color: '#e8cfa0' },
  {
    words:
      /\b(warm|golden hour|sunset|autumn\w*|quentes?|calid[oa]s?|por do sol|atardecer|outon\w+|oton\w+)\b/,
    color: '#ff9a3c',
    isFaint: true,
  },
  {
    words: /\b(cold|cool|icy|winter\w*|frost\w*|fri[oa]s?|gelad[oa]s?|helad[oa]s?|invern\w+|inviern\w+)\b/,
    color: '#4a90ff',
    isFaint: true,
  },
];

export interface LookWords {
  words: RegExp;
  /** Factors; an absent one changes nothing. */
  brightness?: number;
  saturation?: number;
  contrast?: number;
  light?: 'dark' | 'bright';
  grade?: GradeId;
  effects?: readonly { id: EffectId; strength: number }[];
}

export const lookWords: readonly LookWords[] = [
  {
    words:
      /\b(dark\w*|nights?|noir|moody|gloomy|shadow\w*|midnight|horror|black(?! and white)|escur\w+|sombri\w+|sombras?|noites?|noturn\w+|pret[oa]s?(?! e branc)|oscur\w+|sombras|noches?|nocturn\w+|tenebros\w+|negr[oa]s?)\b/,
    brightness: 0.66,
    light: 'dark',
  },
  {
    words:
      /\b(bright\w*|sunny|airy|luminous|daylight|high-?key|light (?:colou?rs|tones)|white|clar[oa]s?|brilhantes?|luminos\w+|ensolarad\w+|branc[oa]s?|brillantes?|solead[oa]s?|blanc[oa]s?)\b/,
    brightness: 1.2,
    light: 'bright',
  },
  {
    words:
      /\b(vivid|vibrant\w*|saturated|colou?rful|bold colou?rs|vibrantes?|colorid\w+|saturad\w+|viv[oa]s?)\b/,
    saturation: 1.55,
    contrast: 1.1,
  },
  {
    words:
      /\b(muted|desaturated|faded|pale|washed[- ]out|gr[ea]y|silver|desbotad\w+|apagad\w+|desatur\w+|palid\w+|cinzas?|cinzent\w+|gris\w*|platead\w+|pratead\w+)\b/,
    saturation: 0.45,
  },
  {
    words: /\b(pastel|pasteis|pasteles)\b/,
    brightness: 1.16,
    saturation: 0.8,
    contrast: 0.8,
    light: 'bright',
    effects: [{ id: 'bloom', strength: 0.4 }],
  },
  { words: /\b(high contrast|dramatic\w*|gritty|alto contraste|contrastad[oa]s?)\b/, contrast: 1.3 },
  { words: /\b(minimal\w*|clean|limp[oa]s?|limpi[oa]s?)\b/, saturation: 0.75, brightness: 1.1 },
  {
    words:
      /\b(black (?:and|&) white|b&w|monochrom\w*|gr[ae]yscale|noir|preto e branco|blanco y negro|monocrom\w+|escala de (?:cinza|grises))\b/,
    grade: 'monochrome',
  },
  { words: /\b(sepia)\b/, grade: 'sepia' },
  { words: /\b(duotone|duotono|bicolor)\b/, grade: 'duotone' },
  {
    words: /\b(grain\w*|grano|granulad\w+|granulos\w+|noisy|ruido)\b/,
    effects: [{ id: 'grain', strength: 0.9 }],
  },
  {
    words:
      /\b(glow\w*|dreamy|dream-?like|bloom|haz[ey]|mist\w*|onirico|brilhos?|resplandor|neblina|sonh\w+|ensuenos?)\b/,
    effects: [{ id: 'bloom', strength: 0.65 }],
  },
  {
    words: /\b(vhs|glitch\w*|scan-?\s?lines?|crt)\b/,
    effects: [
      { id: 'scan-lines', strength: 0.5 },
      { id: 'chromatic', strength: 0.6 },
    ],
  },
  { words: /\b(paper|papel|textur\w+)\b/, effects: [{ id: 'paper', strength: 0.6 }] },
  { words: /\b(vignette|vinheta|vineta)\b/, effects: [{ id: 'vignette', strength: 0.8 }] },
];
