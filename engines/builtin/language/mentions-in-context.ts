import type { IconId } from '../vocabulary.ts';
import type { Grammar } from './grammar/grammar.ts';
import type { Mention } from './mentions.ts';
import type { Token } from './tokens.ts';

/** A word that means another thing beside certain others: accent-free patterns, all languages. */
interface Homograph {
  words: RegExp;
  /** Tested on the whole prompt. */
  beside: RegExp;
  icon: IconId;
}

const handicraft =
  /\b(knit\w*|sew\w*|crochet\w*|yarn|embroider\w*|quilt\w*|trico\w*|croche\w*|costur\w*|bord[ao]\w*|la|tej\w+|tejer|coser|cosiendo|ganchillo|ovillo|lana)\b/;
const homographs: readonly Homograph[] = [
  { words: /^threads?$/, beside: handicraft, icon: 'thread' },
  { words: /^(needles?|agulhas?|agujas?)$/, beside: handicraft, icon: 'yarn' },
  {
    words: /^(sweaters?|cardigans?|scarf|scarves|beanie|sueter\w*|cachecol|jersey|bufandas?|gorros?)$/,
    beside: /\b(knit\w*|crochet\w*|trico\w*|croche\w*|tejer|tej[io]\w*|ganchillo)\b/,
    icon: 'yarn',
  },
  // Who fights a dragon is smaller than the dragon.
  {
    words: /^(knights?|cavaleir[oa]s?|caballeros?|warriors?|guerrer[oa]s?|guerreir[oa]s?)$/,
    beside: /\b(dragons?|dragao|dragoes|dragones)\b/,
    icon: 'dragon',
  },
  {
    words: /^(galaxy|galaxia)$/,
    beside: /\b(samsung|galaxy (?:[sazm]\d+|note|fold|flip|watch|buds|tab)|phones?|iphone|celular|movil)\b/,
    icon: 'mobile-phone',
  },
];

/** Gives the homographs among the mentions the meaning that the rest of the prompt asks for. */
export function inContext(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const text = tokens.map(({ folded }) => folded).join(' ');
  return mentions.map((mention) => {
    const word = tokens[mention.start]!.folded;
    const found = homographs.find(({ words, beside }) => words.test(word) && beside.test(text));
    return found
      ? { ...mention, icon: found.icon, kind: found.icon === 'dragon' ? 'being' : 'thing' }
      : mention;
  });
}

const downfall = /^(fall|siege|sack|conquest|queda|cerco|tomada|conquista|caida|asedio|toma)$/;
const link = /^(of|de|da|do|del)$/;

/** "The Fall of Constantinople", "la caída de Tenochtitlán": a city with walls, whatever its name. */
export function historicalEvent(tokens: readonly Token[], start: number): Mention | null {
  const first = tokens[start]!;
  if (!downfall.test(first.folded) || !link.test(tokens[start + 1]?.lower ?? '')) return null;
  const named = tokens[start + 2]?.tag === 'determiner' ? start + 3 : start + 2;
  if (!/^\p{Lu}/u.test(tokens[named]?.raw ?? '')) return null;
  return {
    start,
    end: start + 1,
    words: first.raw,
    icon: 'castle',
    kind: 'thing',
    scene: 'fire',
    // What fell may have a picture of its own: "the fall of the Berlin Wall".
    match: 0.85,
    source: 'concept',
  };
}

const diminutives = {
  en: null,
  pt: /^(\p{L}{2,}?)z?inh([oa])s?$/u,
  es: /^(\p{L}{2,}?)c?it([oa])s?$/u,
};

/** The words that "elefantinho" or "zorrito" may be small forms of; none where it is no diminutive. */
export function diminutiveBases(folded: string, { language }: Grammar): string[] {
  const [, stem, gender = ''] = diminutives[language]?.exec(folded) ?? [];
  if (!stem) return [];
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [`${hard}${gender}`, `${hard}o`, `${stem}e`, stem, `${hard}a`];
}
