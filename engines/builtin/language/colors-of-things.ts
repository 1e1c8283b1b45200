/** Reads which colour the words give to which thing: "a red car", "un vestido amarillo". */
import { isGarment } from '../own-drawings/figures/looks.ts';
import type { IconId } from '../vocabulary.ts';
import type { Candidate } from './candidate.ts';
import { type NamedColor, namedColors } from './grammar/colors.ts';
import type { Grammar } from './grammar/grammar.ts';
import { wholeOf } from './grammar/lexicon.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

const words = (Object.keys(namedColors) as NamedColor[]).map((name) => ({
  name,
  pattern: wholeOf(({ colors }) => colors[name]),
}));
/** A colour in other words than a palette's: "rosa" is a flower and a colour, which only its place tells. */
const alone: Readonly<Record<string, NamedColor>> = {
  rosa: 'pink',
  rosado: 'pink',
  rosada: 'pink',
  pink: 'pink',
  naranja: 'orange',
  morado: 'purple',
  morada: 'purple',
  gris: 'gray',
  marron: 'brown',
  celeste: 'cyan',
  golden: 'gold',
};

function colorNamed(folded: string): string | null {
  const name = words.find(({ pattern }) => pattern.test(folded))?.name ?? alone[folded];
  return name === undefined ? null : namedColors[name];
}

/** How many words stand between a thing and its colour: "a red old wooden door", "barco de pesca azul". */
const reach = { before: 3, after: 3 };
const bridal = /wedding|noiva|novia/;
const describing: ReadonlySet<Token['tag']> = new Set(['adjective', 'noun', 'number', 'superlative']);

/** Returns the colours of the things that a prompt names, by their illustrations. */
export function colorsOfThings(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  { joinsNouns, linkers }: Grammar,
  /** Receives the places of the words that are colours. */
  taken = new Set<number>(),
): Map<IconId, string> {
  const colors = new Map<IconId, string>();
  const inOrder = [...candidates].sort((one, other) => one.mention.start - other.mention.start);
  /** "Menina de vestido amarelo": the dress has a colour of its own. */
  const isClothes = (at: number) =>
    inOrder.some(({ icon, mention }) => at >= mention.start && at < mention.end && isGarment(icon));
  const isNamed = (at: number) =>
    inOrder.some(({ mention }) => at >= mention.start && at < mention.end && !colorNamed(tokens[at]!.folded));
  for (const { icon, mention } of inOrder) {
    // An emoji stands nowhere among the words.
    if (mention.start === mention.end) continue;
    if (mention.kind !== 'being' && mention.kind !== 'thing' && mention.kind !== 'person') continue;
    const places = joinsNouns
      ? before(mention.start, tokens, isNamed)
      : after(mention.end, tokens, linkers, isNamed, isClothes);
    // "A wedding dress": white, unless the words say another colour.
    if (icon === 'dress' && bridal.test(fold(mention.words))) colors.set(icon, namedColors.white);
    const at = places.find((place) => !taken.has(place) && colorNamed(tokens[place]!.folded) !== null);
    const color = at === undefined ? null : colorNamed(tokens[at]!.folded);
    if (at === undefined || color === null || (colors.has(icon) && icon !== 'dress')) continue;
    taken.add(at);
    colors.set(icon, color);
  }
  return colors;
}

function before(start: number, tokens: readonly Token[], isNamed: (at: number) => boolean): number[] {
  const places: number[] = [];
  for (let at = start - 1; at >= Math.max(0, start - reach.before); at--) {
    const token = tokens[at]!;
    if (token.endsPart || isNamed(at)) break;
    if (!describing.has(token.tag) && colorNamed(token.folded) === null) break;
    places.push(at);
  }
  return places;
}

function after(
  end: number,
  tokens: readonly Token[],
  linkers: ReadonlySet<string>,
  isNamed: (at: number) => boolean,
  isClothes: (at: number) => boolean,
): number[] {
  const places: number[] = [];
  for (let at = end; at < Math.min(tokens.length, end + reach.after); at++) {
    const token = tokens[at]!;
    if (tokens[at - 1]!.endsPart) break;
    if (isClothes(at)) break;
    const isColor = colorNamed(token.folded) !== null;
    const isLinked = linkers.has(tokens[at - 1]!.lower);
    if (!isColor && isNamed(at) && !isLinked) break;
    if (!isColor && !describing.has(token.tag) && !linkers.has(token.lower) && !isLinked) break;
    places.push(at);
  }
  return places;
}
