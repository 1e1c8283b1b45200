/** Things on a table: as large as they are beside each other, in a group, the higher ones behind. */
import { readFilled } from '../filled-vessels.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import type { Frame } from './frame.ts';
import { measures, placed } from './scene-measures.ts';
import { type Size, sizeOf } from './standing.ts';
import { isWide, placeWide } from './supports.ts';

/** Centimetres from the table to the top. */
const rows = [
  [38, 'bouquet flower-vase'],
  [32, 'wine-bottle bottle-with-popping-cork pineapple sake'],
  [
    26,
    'wooden-crate vase amphora potted-plant candle watermelon cactus dish-fruit-basket basket picnic-basket dish-pizza dish-paella dish-cheese-board dish-sushi',
  ],
  [
    21,
    'fruit-bowl teapot wine-glass cocktail-glass tropical-drink beer-mug glass-of-milk cup-with-straw soft-ice-cream birthday-cake chocolate-cake-lit dish-fruit-bowl dish-tacos dish-spaghetti dish-churros dish-feijoada full-plate',
  ],
  [
    17,
    'grapes jar honey-pot pot-of-food tumbler-glass glass-of-juice chocolate-cake popcorn melon bread dish-ramen dish-soup dish-beans dish-salad dish-pancakes',
  ],
  [
    14,
    'dish-coffee dish-cappuccino dish-tea banana teacup-without-handle bubble-tea cheese-bread omelette pie',
  ],
  [16, 'skull book-stack'],
  [7, 'open-book-flat'],
  [
    11,
    'cheese-wedge hot-beverage shortcake sandwich cupcake pear avocado eggplant ice-cream curry-rice open-book books baguette-bread',
  ],
  [
    8,
    'red-apple green-apple croissant peach tangerine pizza taco waffle burrito onion tomato doughnut bagel pretzel hot-dog',
  ],
  [
    6,
    'white-plate lemon lime kiwi-fruit egg cookie mushroom brown-mushroom garlic potato carrot chocolate-bar',
  ],
  [13, 'cake-slice hamburger french-fries'],
  [20, 'pumpkin'],
  [5, 'glasses pocket-watch dumpling brigadeiro'],
  [4, 'strawberry cherries blueberries chestnut olive seashell spiral-shell candy coin'],
] as const;
const heights = new Map(
  rows.flatMap(([tall, icons]) => icons.split(' ').map((icon) => [icon, tall] as const)),
);
/** How far small things are brought nearer to large ones, so that they still are seen. */
const evened = 0.72;
/** Several of these lie together. */
const several =
  /^(strawberry|red-apple|green-apple|lemon|lime|tangerine|cherries|tomato|egg|cookie|chestnut|mushroom|brown-mushroom|potato|candy)$/;

/** Whether it is as small as what stands on a table. */
export const isOnTable = (icon: IconId): boolean =>
  heights.has(icon) || (icon !== 'open-truck' && heights.has(readFilled(icon)?.vessel.icon ?? ''));

export const isStillLife = ({ hero, secondHero, stickers, crowd }: Recipe): boolean =>
  hero !== null &&
  secondHero === null &&
  [hero, ...standingOn(stickers)].every(({ icon }) => isOnTable(icon)) &&
  standingOn(stickers).length + (crowd?.length ?? 0) > 0;

/** The things without the table and the room that they are in. */
const standingOn = (stickers: Recipe['stickers']) => stickers.filter(({ icon }) => !isWide(icon));

/** Centimetres to shares. */
function tallness(icon: IconId): number {
  const vessel = readFilled(icon)?.vessel.icon;
  const tall =
    vessel === undefined ? heights.get(icon) : (heights.get(vessel) ?? 20) * (vessel === 'vase' ? 1.6 : 1.15);
  return (tall ?? 10) ** evened;
}

interface Piece {
  icon: IconId;
  size: Size;
  isHero: boolean;
  times: number;
}

export function stillLife(
  recipe: Recipe,
  frame: Frame,
): { hero: Placement; things: Arrangement['stickers'] } | null {
  const { hero, stickers } = recipe;
  if (!hero) return null;
  const { tallest, ground } = measures[frame.shape];
  const shown = [hero, ...(recipe.crowd ?? []), ...standingOn(stickers)].map(({ icon }) => icon);
  const icons = [...new Set(shown)];
  const timesOf = (icon: IconId) => {
    const times = shown.filter((one) => one === icon).length;
    return times > 1 ? times : several.test(icon) ? 3 : 1;
  };
  const highest = Math.max(...icons.map(tallness));
  const pieces = icons.map((icon, at): Piece => {
    const height = (tallest * 0.8 * frame.height * tallness(icon)) / highest;
    return { icon, size: sizeOf(icon, height, frame.width * 0.46), isHero: at === 0, times: timesOf(icon) };
  });
  // The highest is behind, between the others.
  const byHeight = [...pieces].sort((one, other) => other.size.height - one.size.height);
  const [first, second, third, fourth, fifth] = byHeight;
  const inRow = [fourth, second, first, third, fifth].filter((piece) => piece !== undefined);
  const overlap = 0.84;
  const width = inRow.reduce((sum, { size, times }) => sum + size.width * overlap * roomOf(times), 0);
  const scale = Math.min(1.15, (frame.width * 0.74) / width);
  let x = frame.width / 2 - (width * scale) / 2;
  const all = inRow.flatMap((piece) => {
    const size = { width: piece.size.width * scale, height: piece.size.height * scale };
    const room = size.width * overlap * roomOf(piece.times);
    const depth = piece === first ? -0.05 : piece === second ? 0 : piece === third ? 0.018 : 0.03;
    const center = { x: x + room / 2, y: frame.height * (ground + depth) - size.height / 2 };
    x += room;
    return group(piece, size, center, frame);
  });
  const main = all.find(({ isHero }) => isHero);
  if (!main) return null;
  const bottom = main.one.bounds.y + main.one.bounds.height;
  const things = all
    .filter((one) => one !== main)
    .map(({ one }) => ({
      ...one,
      layer: one.bounds.y + one.bounds.height < bottom ? ('behind' as const) : ('front' as const),
    }));
  return { hero: main.one, things: [...stickers.flatMap(({ icon }) => placeWide(icon, frame)), ...things] };
}

/** How many widths a number of things that stand together takes. */
const roomOf = (times: number) => [1, 1, 1.75, 1.7, 2.3, 2.4, 2.5][Math.min(6, times)] ?? 1;

/** Where those stand that are together with one: across in widths, down, turned, their share of its size. */
const beside = [
  [-0.42, -0.026, -12, 0.94],
  [0.44, -0.014, 14, 0.96],
  [-0.86, 0.004, 8, 0.98],
  [0.88, 0.01, -9, 0.97],
  [0.02, -0.05, 5, 0.9],
] as const;

/** One thing, or several that are together: what is high stands upright in a row. */
function group({ icon, isHero, times }: Piece, size: Size, center: Placement['center'], frame: Frame) {
  const one = placed(icon, size, center, { looksTo: 'left', isAloft: false });
  if (times === 1) return [{ one, isHero }];
  const lies = several.test(icon);
  const placeOf = ([across, down, turn, share]: readonly [number, number, number, number]) => {
    const mine = { width: size.width * share, height: size.height * share };
    const at = {
      x: center.x + across * size.width * (lies ? 1 : 1.04),
      y: center.y + size.height / 2 - mine.height / 2 + down * frame.height,
    };
    return {
      one: { ...placed(icon, mine, at, { looksTo: 'left', isAloft: false }), rotation: lies ? turn : 0 },
      isHero: false,
    };
  };
  return [...beside.slice(0, times - 1).map(placeOf), { one, isHero }];
}
