/** How many animals a description shows where it does not show one: a family, or a herd. */
import type { Candidate } from './candidate.ts';
import type { Token } from './tokens.ts';

export type Several = 'family' | 'herd';

/** Words before the animal, without accents. */
const family = /\b(?:family of|familias? de|mother|mama|mae|madre|mom)\b/;
const herd =
  /\b(?:(?:herd|flock|pack|pride|group|school|swarm|colony|pod|dozens?|hundreds|bunch|lots) of|(?:bando|manada|rebanho|grupo|cardume|alcateia|enxame|revoada|dezenas|centenas|montes?|bandada|rebano|jauria|banco|colonia|decenas|cientos) de|three|four|five|six|seven|eight|nine|ten|several|many|tres|quatro|cinco|seis|sete|oito|nove|dez|varios|varias|muitos|muitas|cuatro|siete|ocho|nueve|diez|muchos|muchas|[3-9]|\d\d+)\b/;
/** Words that end in s and are one: a rhinoceros, an octopus, a triceratops. */
const singular = /(?:ss|us|is|ops|ros|as)$/;
/** What follows a number of days or names in which an animal is not counted. */
const before = 4;

/** Returns null for one animal, or two. */
export function severalOf(
  { mention, icon }: Candidate,
  tokens: readonly Token[],
  folded: string,
): Several | null {
  const words = tokens.slice(Math.max(0, mention.start - before), mention.start);
  const text = words.map((token) => token.folded).join(' ');
  if (family.test(text) || new RegExp(`\\b${icon} family\\b`).test(folded)) return 'family';
  if (/\b(?:two|dois|duas|dos|pair|couple|par|pareja|casal)\b/.test(text)) return null;
  if (herd.test(text)) return 'herd';
  const last = tokens[mention.end - 1]?.folded ?? '';
  // "Sheep on a hill": one would be a sheep.
  if (mention.start === 0 && /^(?:sheep|deer|cattle|geese|fish|mice)$/.test(last)) return 'herd';
  return last.length > 3 && last.endsWith('s') && !singular.test(last) ? 'herd' : null;
}
