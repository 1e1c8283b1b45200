/** The bodies of creatures, and how large things are beside each other. */

import { readFilled } from '../filled-vessels.ts';
import { hasIcon } from '../icons.ts';
import { beastDrawing, readBeast } from '../own-drawings/beasts/beasts.ts';
import { shoulderHeights } from '../own-drawings/beasts/heights.ts';
import { faunaHeight } from '../own-drawings/fauna/fauna.ts';
import { figureShare, readFigure } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import { heightOfThing } from './heights-of-things.ts';

/** Heads of creatures that the set also draws whole: who acts has a body. */
const bodies: Readonly<Record<IconId, IconId>> = {
  'dog-face': 'dog',
  'cat-face': 'cat',
  'cow-face': 'cow',
  'pig-face': 'pig',
  'horse-face': 'horse',
  'mouse-face': 'mouse',
  'rabbit-face': 'rabbit',
  'monkey-face': 'monkey',
  'tiger-face': 'tiger',
  'dragon-face': 'dragon',
  baby: 'baby-sitting',
  robot: 'robot-walking',
  'couch-and-lamp': 'sofa',
  fox: 'fox-standing',
  wolf: 'wolf-standing',
  bear: 'bear-standing',
  'polar-bear': 'polar-bear-standing',
  panda: 'panda-standing',
  lion: 'lion-standing',
  unicorn: 'unicorn-standing',
  raccoon: 'raccoon-standing',
  koala: 'koala-standing',
  frog: 'frog-sitting',
  chicken: 'rooster',
  'cherry-blossom': 'cherry-tree',
  'maple-leaf': 'autumn-tree',
  'fallen-leaf': 'autumn-tree',
  'deciduous-tree': 'oak',
  sailboat: 'sailing-boat',
  locomotive: 'steam-train',
  station: 'steam-train',
  'high-speed-train': 'steam-train',
  'musical-keyboard': 'grand-piano',
  houses: 'village',
  castle: 'stone-castle',
  camping: 'lit-tent',
  tent: 'lit-tent',
  'playground-slide': 'playground',
  hut: 'cottage',
  house: 'cottage',
  'house-with-garden': 'cottage',
  'statue-of-liberty': 'liberty-statue',
};

/** Returns a creature with its body, where there is such a picture. */
export function wholeBody(icon: IconId): IconId {
  const body = bodies[icon];
  return body !== undefined && hasIcon(body) ? body : icon;
}

/** Heights of what may meet, from a mouse to a whale: a size's words and its share of the ground's height. */
const sizes = [
  {
    share: 1,
    icons:
      'bullet-train airliner airliner-landing airliner-taking-off fighter-jet starship starship-landing carousel yellow-tram smoking-cabin camper-van diner brick-oven oasis machu-picchu gondola playground stone-castle cottage liberty-statue golden-gate waterfall village cherry-tree autumn-tree igloo temple-ruins tree-on-hill steam-train sailing-boat yacht windmill wind-turbine eiffel-tower big-ben taj-mahal christ-statue log-cabin greenhouse street-lamp oak pirate-ship cruise-ship sinking-liner flooded-house swimming-pool cliff cathedral facade stone-bridge elephant mammoth giraffe spouting-whale whale t-rex sauropod dragon volcano treehouse iceberg castle ship passenger-ship house office-building mountain lighthouse pyramid colosseum mansion brick-wall prison-bars submarine tokyo-tower rocket hot-air-balloon brick snow-capped-mountain bridge tornado',
  },
  {
    share: 0.88,
    icons:
      'limousine ice-cream-van excavator battle-tank horse-carriage stone-well phone-booth scarecrow swings grandfather-clock bamboo sports-car family-car off-roader pickup-car classic-car electric-sedan camper-van formula-car sports-motorbike open-truck cauldron mars-rover grand-piano market-stall fireplace wolf-running bear-running polar-bear-running lion-running unicorn-running panda-running wolf-howling bear-fishing polar-bear-fishing fishing-boat muscle-car food-cart bear-asleep lion-asleep sofa shark horse camel two-hump-camel bear bear-standing polar-bear polar-bear-standing panda-standing unicorn-standing moose bison cow ox rhinoceros hippopotamus gorilla kangaroo crocodile lion lion-standing tiger automobile racing-car bus sailboat motor-boat helicopter tree knight robot-walking octopus squid airplane deciduous-tree door',
  },
  {
    share: 0.58,
    icons:
      'cat-asleep dog-asleep fox-asleep fox-fishing wolf-asleep polar-bear-asleep raccoon-standing koala-standing cat cat-face black-cat cat-sitting cat-upset cat-scared cat-old cat-skating chicken rooster duck rabbit rabbit-face raccoon fox goose turtle parrot owl eagle snake lizard hedgehog chipmunk beaver otter fox-standing drone skunk baby baby-sitting monkey frog frog-sitting penguin',
  },
  {
    share: 0.25,
    icons:
      'daisy cotton-candy fallen-leaf maple-leaf leaf-fluttering-in-wind soft-ice-cream ice-cream shaved-ice lollipop popcorn strawberry red-apple green-apple lemon lime tangerine banana cherries grapes peach pear tomato croissant bagel doughnut cookie cupcake egg chocolate-bar candy wine-glass tumbler-glass glass-of-milk tropical-drink cocktail-glass beer-mug knife fork-and-knife spoon chestnut kiwi-fruit avocado garlic onion carrot mushroom brown-mushroom pretzel waffle sushi taco spiral-shell watch lipstick pen pencil scroll mobile-phone compass camera mirrorless-camera',
  },
  {
    share: 0.34,
    icons:
      'poultry-leg meat-on-bone fish hummingbird tropical-fish rose mouse mouse-face rat hamster bird ant spider bug honeybee butterfly cockroach mosquito snail scorpion crab lady-beetle cricket worm microbe hatching-chick egg shrimp',
  },
] as const;
/** People, and whatever is in no list. */
const usualSize = 0.74;
/** Metres that a grown person is high, and how far what is smaller or larger is brought nearer to that. */
const person = 1.75;
const evened = 0.55;

const shareOf = (metres: number, least = 0): number =>
  Math.min(1, Math.max(least, usualSize * (metres / person) ** evened));

/** Returns the height of a thing as a share of the largest that may stand beside it. */
export function naturalSize(icon: IconId): number {
  const figure = readFigure(icon);
  if (figure) return usualSize * figureShare(figure);
  const animal = readBeast(icon);
  const drawing = animal && beastDrawing(icon);
  if (animal && drawing) {
    const [, top, , bottom] = drawing.ink;
    const metres = (shoulderHeights[animal.species] * (bottom - top)) / 100;
    return shareOf(metres);
  }
  const metres = faunaHeight(icon);
  if (metres !== null) return shareOf(metres, 0.26);
  const filled = readFilled(icon);
  if (filled) return naturalSize(filled.vessel.icon) * (filled.vessel.icon === 'vase' ? 1.2 : 1.08);
  const listed = sizes.find(({ icons }) => icons.split(' ').includes(icon))?.share;
  if (listed !== undefined) return listed;
  const height = heightOfThing(icon);
  return height === null ? usualSize : shareOf(height, 0.2);
}
