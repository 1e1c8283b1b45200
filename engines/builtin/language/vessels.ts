/** What is in something, as one thing: a basket of apples, a blue vase with tulips. */
import { filledName, isFlower, isVessel } from '../filled-vessels.ts';
import type { IconId } from '../vocabulary.ts';
import type { Candidate } from './candidate.ts';
import { wholeOf } from './grammar/lexicon.ts';
import type { Mention } from './mention.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

const fills = wholeOf(({ story }) => story.fills);
/** "Full of", "loaded with". */
const loaded =
  /^(?:full|filled|loaded|packed|llen[oa]s?|chei[oa]s?|cargad[oa]s?|carregad[oa]s?|lotad[oa]s?|repletos?|repletas?)$/;
/** What the words between may be besides that: of which kind the vessel is, and how what is in it looks. */
const passed: ReadonlySet<Token['tag']> = new Set(['adjective', 'determiner', 'number', 'superlative']);
const materials =
  /^(?:mimbre|vime|madera|madeira|barro|cristal|vidro|vidrio|ceramica|porcelana|palha|paja|metal)$/;

/** The vessels that illustrations without contents stand for. */
const vessels: Readonly<Record<IconId, IconId>> = {
  amphora: 'vase',
  vase: 'vase',
  'flower-vase': 'vase',
  basket: 'basket',
  'picnic-basket': 'basket',
  bucket: 'bucket',
  'bowl-with-spoon': 'fruit-bowl',
  'fruit-bowl': 'fruit-bowl',
  'wooden-crate': 'wooden-crate',
  'fork-and-knife-with-plate': 'white-plate',
  'white-plate': 'white-plate',
  'delivery-truck': 'open-truck',
  'pickup-truck': 'open-truck',
};
/** Fruit of all kinds is a dish of its own. */
const ofAllKinds = /^(?:fruits?|frutas?|vegetables?|verduras?|legumes?|flowers?|flor(?:es)?)$/;
/** What is heaped in a vessel. */
const heaped =
  /^(red-apple|green-apple|lemon|lime|tangerine|banana|cherries|grapes|peach|pear|strawberry|blueberries|kiwi-fruit|avocado|mango|pineapple|coconut|tomato|potato|carrot|onion|garlic|eggplant|ear-of-corn|bell-pepper|hot-pepper|cucumber|leafy-green|broccoli|mushroom|brown-mushroom|olive|chestnut|peanuts|egg|bread|baguette-bread|croissant|pretzel|bagel|doughnut|cookie|cupcake|candy|lollipop|chocolate-bar|fish|shrimp|lobster|crab|oyster|seashell|spiral-shell|coin|gem-stone|gold-bars|yarn|fallen-leaf|maple-leaf|cheese-bread|brigadeiro|taco|sushi|dumpling|package|wrapped-gift|wood|jack-o-lantern|pumpkin)$/;

function isJoint(between: readonly Token[], isTruck: boolean): boolean {
  const rest = between.filter(
    ({ tag, folded }, at) =>
      !passed.has(tag) &&
      !loaded.test(folded) &&
      !(materials.test(folded) && between[at - 1]?.folded === 'de') &&
      !(folded === 'de' && materials.test(between[at + 1]?.folded ?? '')),
  );
  if (between.some(({ endsPart }) => endsPart)) return false;
  // A truck with oranges is beside them, if it is not loaded with them.
  if (isTruck && !between.some(({ folded }) => loaded.test(folded))) return false;
  return fills.test(rest.map(({ folded }) => folded).join(' '));
}

/**
 * Joins what is in a vessel with it.
 * @param colors the colours that the words give to either
 */
export function inVessels(
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
  tokens: readonly Token[],
  colors: ReadonlyMap<IconId, string>,
): Candidate[] {
  const gone = new Set<IconId>();
  const joined = new Map<Candidate, Candidate>();
  for (const vessel of candidates) {
    const shape = vessels[vessel.icon];
    if (shape === undefined || !isVessel(shape)) continue;
    // A word that names somebody else as well counts where it stands: "a baker with a basket of bread".
    const contents = mentions.find(
      (one) =>
        !ofAllKinds.test(fold(one.words)) &&
        one.start >= vessel.mention.end &&
        (shape === 'vase' ? isFlower(one.icon) : heaped.test(one.icon) || isFlower(one.icon)) &&
        isJoint(tokens.slice(vessel.mention.end, one.start), shape === 'open-truck'),
    );
    if (!contents) continue;
    const part = (icon: IconId, drawn: IconId) => {
      const color = colors.get(icon);
      return { icon: drawn, ...(color !== undefined && { color }) };
    };
    const icon = filledName({
      vessel: part(vessel.icon, shape),
      contents: part(contents.icon, contents.icon === 'jack-o-lantern' ? 'pumpkin' : contents.icon),
    });
    gone.add(contents.icon);
    joined.set(vessel, {
      icon,
      rank: Math.max(vessel.rank, candidates.find(({ icon: one }) => one === contents.icon)?.rank ?? 0),
      confidence: Math.max(vessel.confidence, 0.94),
      mention: {
        ...vessel.mention,
        kind: 'thing',
        icon,
        end: contents.end,
        words: tokens
          .slice(vessel.mention.start, contents.end)
          .map(({ raw }) => raw)
          .join(' '),
      },
    });
  }
  return candidates
    .filter((one) => joined.has(one) || !gone.has(one.icon))
    .map((one) => joined.get(one) ?? one)
    .sort((one, other) => other.rank - one.rank);
}
