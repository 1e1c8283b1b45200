/**
 * Nouns of a description that only tell more about another thing: what it is made of, tastes of or is for.
 * They are no thing of their own: "a brick oven" has no bricks beside it.
 */
import { namedColors } from './grammar/colors.ts';
import type { Grammar } from './grammar/grammar.ts';
import { wholeOf } from './grammar/lexicon.ts';
import type { Mention } from './mention.ts';
import { surrounds } from './relation.ts';
import type { Token } from './tokens.ts';

/** What things are made of, in every language, without accents. */
const materials =
  /^(?:wood(?:en)?|timber|stones?|marble|bricks?|ropes?|glass|crystal|metal|iron|steel|copper|bronze|brass|gold(?:en)?|silver|straw|wicker|bamboo|leather|paper|cardboard|clay|mud|velvet|silk|cotton|wool(?:en)?|ice|snow|cobblestones?|concrete|porcelain|ceramic|lace|madeira|pedras?|tijolos?|corda|vidro|cristal|ferro|aco|cobre|bronze|ouro|prata|palha|vime|bambu|couro|papel|papelao|barro|argila|veludo|seda|algodao|gelo|neve|paralelepipedos?|concreto|marmore|porcelana|ceramica|renda|plastico|madera|piedras?|ladrillos?|cuerda|vidrio|hierro|acero|bronce|oro|plata|paja|mimbre|cuero|carton|arcilla|terciopelo|algodon|lana|hielo|nieve|adoquines|marmol|encaje|cemento)$/;

/** Heads that are nothing without what follows: how much of it there is, what holds or shows it. */
const amounts =
  /^(?:glass(?:es)?|cups?|mugs?|bottles?|jars?|bowls?|plates?|baskets?|bags?|box(?:es)?|crates?|buckets?|barrels?|carts?|trucks?|vases?|piles?|heaps?|stacks?|mountains?|mounds?|chests?|slices?|pieces?|bunch(?:es)?|rows?|groups?|herds?|flocks?|packs?|pairs?|fields?|gardens?|orchards?|forests?|walls?|seas?|bars?|shops?|stores?|boards?|tablas?|tabuas?|markets?|stalls?|sellers?|vendors?|portraits?|photos?|pictures?|close-?ups?|statues?|sculptures?|paintings?|drawings?|copos?|xicaras?|canecas?|garrafas?|potes?|tigelas?|pratos?|cestas?|cestos?|sacos?|sacolas?|caixas?|caixotes?|baldes?|barris|barril|carrinhos?|caminhao|caminhoes|vasos?|jarras?|pilhas?|montes?|montanhas?|baus?|fatias?|pedacos?|cachos?|fileiras?|grupos?|manadas?|rebanhos?|bandos?|matilhas?|par|pares|casal|campos?|jardim|jardins|pomar|floresta|plantacao|mar|barras?|lojas?|bancas?|barracas?|feiras?|mercados?|vendedor(?:a|es|as)?|entregador(?:a|es)?|retratos?|fotos?|close|estatuas?|esculturas?|pinturas?|desenhos?|filhotes?|buques?|ramos?|ramalhetes?|coroas?|tazas?|vasos?|botellas?|tarros?|frascos?|cuencos?|tazon(?:es)?|platos?|bolsas?|cajas?|cubos?|carros?|carretas?|jarron(?:es)?|floreros?|macetas?|pilas?|monton(?:es)?|cofres?|rebanadas?|trozos?|porcion(?:es)?|racimos?|filas?|piaras?|bandadas?|jaurias?|pareja|huertos?|bosques?|muros?|tiendas?|puestos?|plano|estatuas?|dibujos?|crias?|cachorros?|coronas?|llen[oa]s?|cargad[oa]s?|carregad[oa]s?|chei[oa]s?|rodead[oa]s?|cercad[oa]s?|cubiert[oa]s?|cobert[oa]s?|coques?|olhos?|ojos?|asas?|alas?)$/;

const colorWords = (Object.keys(namedColors) as (keyof typeof namedColors)[]).map((name) =>
  wholeOf(({ colors }) => colors[name]),
);
/** Colours that are things as well. */
const thingColors =
  /^(?:rosas?|rosad[oa]s?|pinks?|naranjas?|laranjas?|orange|violetas?|lilas?|brown|marron|marrom)$/;
const isColor = (folded: string) =>
  thingColors.test(folded) || colorWords.some((pattern) => pattern.test(folded));

/** How things look: no mirror ball is in a room of the seventies. */
const looks =
  /^(?:vintage|retro|antiques?|antig[oa]s?|antigu[oa]s?|modern[oa]?s?|(?:19|20)?\d0['’]?s|anos \S+|anos|colou?rful|colorid[oa]s?|rocky|rochos[oa]s?|rocos[oa]s?|eighties|seventies|sixties|nineties)$/;
/** Smoke over a house is no cigarette, and curtains are no window. */
const otherSense = /^(?:smoke|fumaca|humo|curtains?|cortinas?|salsa|sauce|molho|pousad[oa]s?)$/;
/** Part of what its wearer is. */
const suits = /^(?:armou?rs?|armaduras?)$/;

/** Whether a word without accents only says how a thing looks, what it is of, or how much there is of it. */
export const saysOnlyHow = (folded: string): boolean =>
  materials.test(folded) || amounts.test(folded) || looks.test(folded) || isColor(folded);

interface Words {
  tokens: readonly Token[];
  grammar: Grammar;
}

const mentionAt = (mentions: readonly Mention[], at: number) =>
  mentions.find(({ start, end }) => at >= start && at < end);

const isThing = (mention: Mention | undefined) =>
  mention !== undefined && mention.kind === 'thing' && mention.source !== 'verb';

/** Where the noun is that a noun after "de" belongs to; none where an article is between. */
function headBefore(start: number, tokens: readonly Token[]): number | null {
  if (!/^(?:of|de|em)$/.test(tokens[start - 1]?.folded ?? '')) return null;
  let at = start - 2;
  while (at > 0 && tokens[at]!.tag === 'adjective' && !amounts.test(tokens[at]!.folded)) at -= 1;
  return at >= 0 && !tokens[start - 2]!.endsPart ? at : null;
}

function isModifier(mention: Mention, mentions: readonly Mention[], { tokens, grammar }: Words): boolean {
  const { start, end, kind } = mention;
  if (kind === 'being' || kind === 'country' || kind === 'place' || kind === 'person') return false;
  const last = tokens[end - 1]!;
  const isMaterial = end - start === 1 && materials.test(last.folded);
  const next = last.endsPart ? undefined : tokens[end];
  const followed = mentionAt(mentions, end);
  // "A lighthouse hit by a wave": a participle is no noun that the thing belongs to.
  const isParticiple = tokens[end + 1]?.folded === 'by';
  if (grammar.joinsNouns && next && tokens[start]!.tag !== 'verb' && !isParticiple) {
    if (isMaterial && (next.tag === 'noun' || next.tag === 'adjective')) return true;
    if (next.tag === 'noun' && isThing(mention) && isThing(followed)) return true;
    // "A barn owl" is an owl.
    if (next.tag === 'noun' && isThing(mention) && followed?.kind === 'being') return true;
  }
  const head = headBefore(start, tokens);
  if (head === null) return false;
  const of = tokens[head]!;
  if (amounts.test(of.folded)) return false;
  if (isMaterial) return of.tag === 'noun' || tokens[start - 1]!.folded !== 'of';
  return !grammar.joinsNouns && isThing(mention) && isThing(mentionAt(mentions, head));
}

/** Returns the mentions of things themselves, without those that only tell what they are made of or for. */
export function withoutModifiers(mentions: readonly Mention[], words: Words): Mention[] {
  const things = mentions.filter((mention) => !isModifier(mention, mentions, words));
  return things.length > 0 ? things : [...mentions];
}

/** Whether one word says how another thing looks: its colour, its age, that it shines. */
export function onlyDescribes(
  { start, end, words, kind, icon, source }: Mention,
  { tokens, grammar }: Words,
): boolean {
  // Weather says where things are: a frozen river is in the snow.
  if (kind === 'being' || kind === 'country' || surrounds(icon)) return false;
  const token = tokens[start]!;
  if (looks.test(words.toLowerCase()) || looks.test(token.folded)) return true;
  if (end - start > 1) return false;
  if (suits.test(token.folded) || otherSense.test(token.folded)) return true;
  // "Fresas" look like an adjective, and are strawberries.
  const isListed = source === 'concept' && kind === 'thing';
  if ((token.tag === 'adjective' || token.tag === 'superlative') && !isListed) return true;
  if (!isColor(token.folded)) return false;
  const [before, after] = [tokens[start - 1], tokens[end]];
  return grammar.joinsNouns
    ? after !== undefined && !token.endsPart && (after.tag === 'noun' || after.tag === 'adjective')
    : before !== undefined && !before.endsPart && (before.tag === 'noun' || before.tag === 'adjective');
}
