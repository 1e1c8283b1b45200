import type { Understanding } from '../understanding.ts';

type Light = NonNullable<Understanding['light']>;

/**
 * Accent-free words for the hour, the season or the weather, in all three languages. The first match counts.
 */
const lightWords: readonly (readonly [Light, RegExp])[] = [
  ['aurora', /\b(aurora boreal\w*|northern lights|auroras?)\b/],
  [
    'storm',
    /\b(storms?|stormy|thunder\w*|lightning|tempestade\w*|tempestuos[oa]s?|trovao|trovoes|tormentas?|tormentos[oa]s?|truenos?)\b/,
  ],
  [
    'dawn',
    /\b(sunrise|dawn|early morning|morning (?:light|mist|fog)|amanhecer|nascer do sol|amanecer|salida del sol|alvorada|alborada)\b/,
  ],
  [
    'sunset',
    /\b(sunsets?|dusk|golden hour|twilight|por do sol|por-do-sol|entardecer|anoitecer|crepusculo|atardecer|puesta de(?:l)? sol|anochecer)\b/,
  ],
  [
    'night',
    /\b(at night|by night|all night|night ?time|midnight|moonlight|moonlit|starry|full moon|night (?:sky|streets?|city|forest|market)|(?<!\d )(?:a|one|the) night (?:in|at|inside|alone)|a noite|de noite|noturn[oa]s?|meia[- ]noite|madrugada|luar|lua cheia|ceu estrelado|(?:uma|na) noite|de noche|nocturn[oa]s?|medianoche|luna llena|cielo estrellado|(?:una|en la) noche|[23] ?am)\b/,
  ],
  ['autumn', /\b(autumn\w*|fall (?:leaves|colors|colours|foliage)|outono|otono|otonal)\b/],
  ['magic', /\b(magic|magical|enchanted|fairy|magic[oa]s?|encantad[oa]s?|de fadas|de hadas)\b/],
  [
    'day',
    /\b(sunny|daylight|blue sky|at noon|midday|ensolarad[oa]s?|ceu azul|meio[- ]dia|solead[oa]s?|cielo azul|mediodia)\b/,
  ],
];

/** Returns the hour, season or weather that the prompt names; null if it names none. */
export function lightOf(foldedPrompt: string): Light | null {
  return lightWords.find(([, pattern]) => pattern.test(foldedPrompt))?.[0] ?? null;
}
