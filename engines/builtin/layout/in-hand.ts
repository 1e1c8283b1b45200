/** What a figure holds is in its hand. */
import { figureHand } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { placed } from './scene-measures.ts';
import { sizeOf } from './standing.ts';

const held =
  /^(running-shoe|mans-shoe|womans-flat-shoe|flat-shoe|thong-sandal|hiking-boot|socks|yarn|flying-disc|tennis|baseball|softball|bone|cheese-wedge|bamboo|acorn|chestnut|corn|ear-of-corn|strawberry|peach|pear|grapes|mango|taco|burrito|sandwich|meat-on-bone|poultry-leg|chocolate-bar|croissant|pretzel|honey-pot|lemon|tangerine|tomato|tropical-fish|fish-(?:jumping|swimming|swim)|salmon.*|stick|boomerang|dart|rock|snowball|paper-plane|football|volleyball|hot-beverage|teacup-without-handle|beer-mug|wine-glass|clinking-glasses|tropical-drink|cocktail-glass|tumbler-glass|glass-of-milk|.*ice-cream|lollipop|candy|red-apple|green-apple|banana|carrot|pizza|hamburger|hot-dog|cupcake|doughnut|cookie|bouquet|rose|tulip|sunflower|blossom|white-flower|mobile-phone|camera|wrapped-gift|gem-stone|key|old-key|crystal-ball|magic-wand|dagger|balloon|kite|flashlight|diya-lamp|red-paper-lantern|candle|trophy|scroll|love-letter|envelope|popcorn|teddy-bear|fish|basket|money-bag|egg|butterfly|microphone|open-book|flag.*|vessel-.*|wine-bottle|pocket-watch|surfboard|bread|baguette-bread|books|closed-book|pineapple|watermelon|jack-o-lantern|lamp|hammer|wrench|axe|pick|shield|feather|skull|newspaper|laptop|globe-showing-.*|glowing-star|red-heart|potted-plant|seedling|birthday-cake|chocolate-cake|pie|crab|lobster|baby-chick|hatching-chick|baguette-bread|skateboard|soccer-ball|basketball|broom|bucket|package|wooden-crate|luggage|drum|clipboard|stethoscope|paintbrush|fish-bowl|glass-of-juice|cake-slice|(?:cat|black-cat|white-cat|siamese|dog|bulldog|dachshund|dalmatian|golden-retriever|husky|rabbit|ewe|goat|pig|fox|koala|raccoon|panda|monkey)-sitting)$/;
const onStrings = /^(balloon|kite)$/;

/** Returns whether a figure can hold it. */
export const isHandheld = (icon: IconId): boolean => held.test(icon);

/** How high it is in hands, as a share of its holder. */
const shares: Readonly<Record<string, number>> = {
  balloon: 0.62,
  kite: 0.4,
  basket: 0.3,
  surfboard: 0.9,
  shield: 0.34,
  laptop: 0.2,
  package: 0.26,
  bouquet: 0.34,
  'teddy-bear': 0.3,
};

function shareOf(icon: IconId): number {
  if (icon.startsWith('vessel-')) return 0.36;
  return shares[icon] ?? (/-sitting$/.test(icon) ? 0.38 : 0.24);
}

/** Returns the thing in a holder's hand; nothing where the figure has its hands elsewhere. */
export function placeInHand(icon: IconId, holder: Placement): Arrangement['stickers'] {
  const hand = figureHand(holder.icon);
  if (hand === null) return [];
  const size = sizeOf(icon, holder.height * shareOf(icon), holder.width * 0.9);
  const side = holder.flip ? 1 : -1;
  const x = holder.center.x - holder.width / 2 + (holder.flip ? 1 - hand.x : hand.x) * holder.width;
  const y = holder.center.y - holder.height / 2 + hand.y * holder.height;
  // A string is held at its end, a cup at its side.
  const center = onStrings.test(icon)
    ? { x: x + side * size.width * 0.1, y: y - size.height * 0.5 }
    : { x: x + side * size.width * 0.16, y: y - size.height * 0.22 };
  return [{ ...placed(icon, size, center, { looksTo: 'left', isAloft: true }), layer: 'front' }];
}
