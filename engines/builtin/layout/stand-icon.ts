import { iconAspect } from '../icons.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { readCountry } from '../own-drawings/countries.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import type { Placement } from './arrangement.ts';
import { boxAround, turnedBounds } from './box.ts';
import { isBust } from './busts.ts';
import { type Area, boxOf, type Frame } from './frame.ts';

interface Place {
  area: Area;
  /** Degrees clockwise. */
  rotation: number;
  looksTo: 'left' | 'right';
  /** Whether the picture's lower edge may cut it. */
  mayBleed?: boolean;
}

/** A bust whose area ends above this share of the height cannot be extended to the lower edge. */
const reachesDownFrom = 0.6;
const beforeLabels = 0.62;
const broadBust = 1.25;
/** Far enough below the edge, in units, that no outline shows along it. */
const below = 24;

/** What stands on the road rather than over it. */
const onWheels =
  /^(?:.*-car|camper-van|ice-cream-van|electric-sedan|off-roader|limousine|angular-truck|bus|taxi|ambulance|fire-engine|articulated-lorry|delivery-truck|tractor|excavator|battle-tank|sports-motorbike|motor-scooter|steam-train|high-speed-train|shipping-container)$/;
/** The share of a tall area's free height that is left below a flat icon. */
const lifted = { wheels: 0.22, others: 0.42 };

/** Fits an icon into an area, centred on the area's lower edge; a bust on the picture's. */
export function standIcon(icon: IconId, frame: Frame, place: Place): Placement {
  const { looksTo } = place;
  const area = readCountry(icon) === null ? place.area : inside(place.area);
  const isCut = place.mayBleed === true && isBust(icon) && area[1] + area[3] >= reachesDownFrom;
  const isRolling = place.mayBleed === true && onWheels.test(icon);
  const rotation = isCut || isRolling ? 0 : place.rotation;
  const box = isCut ? downToTheEdge(frame, area) : boxOf(frame, area);
  const aspect = iconAspect(icon);
  const angle = (Math.abs(rotation) * Math.PI) / 180;
  // Width and height of a rotated rectangle of the icon's aspect, per unit of its height.
  const turnedWidth = aspect * Math.cos(angle) + Math.sin(angle);
  const turnedHeight = aspect * Math.sin(angle) + Math.cos(angle);
  // Over the label of a side, a broad bust is wider than its area: a low one would have its face there.
  const widest = box.width * (isCut && area[1] + area[3] < beforeLabels ? broadBust : 1);
  const height = Math.min(box.height / turnedHeight, widest / turnedWidth);
  const width = height * aspect;
  // A flat, wide icon would hang at the bottom: it is lifted to the centre of a tall one.
  const lift = isCut ? 0 : (box.height - height * turnedHeight) * (isRolling ? lifted.wheels : lifted.others);
  const center = {
    x: box.x + box.width / 2,
    y: box.y + box.height - (height * turnedHeight) / 2 - lift,
  };
  const flip = looksTo === 'right' && facesLeft(icon);
  const bounds = turnedBounds(boxAround(center, width, height), rotation, center);
  return { icon, center, width, height, rotation, flip, bounds };
}

/** The least distance of a country from the picture's edges, as a share: half of it would be another one. */
const margin = 0.025;

/** The part of an area that is well inside the picture. */
function inside([x, y, width, height]: Area): Area {
  const [left, top] = [Math.max(margin, x), Math.max(margin, y)];
  const [right, bottom] = [Math.min(1 - margin, x + width), Math.min(1 - margin, y + height)];
  return [left, top, right - left, bottom - top];
}

function downToTheEdge(frame: Frame, area: Area) {
  const box = boxOf(frame, area);
  return { ...box, height: frame.height + below * frame.unit - box.y };
}

/**
 * Illustrations that face left and have no writing on them, so that they may be mirrored. (The set draws
 * nearly every animal and vehicle facing left.)
 */
const facingLeft: ReadonlySet<IconId> = new Set(
  (
    'ant badger beaver beetle bird bison black-bird black-cat blowfish bug butterfly camel cat caterpillar chicken cockroach ' +
    'cow cricket crocodile deer dinosaur dodo dog dolphin donkey dragon duck eagle elephant ewe fish flamingo giraffe goat ' +
    'goose gorilla guide-dog hedgehog hippopotamus honeybee horse kangaroo ladybug leopard lizard llama lobster mammoth monkey ' +
    'moose mosquito mouse orangutan otter owl ox parrot peacock phoenix pig poodle rabbit raccoon ram rat rhinoceros rooster ' +
    'sauropod scorpion seal service-dog shark skunk sloth snail snake spouting-whale squid swan t-rex tiger tropical-fish turkey ' +
    'turtle two-hump-camel unicorn water-buffalo whale wolf worm zebra ambulance articulated-lorry auto-rickshaw automobile ' +
    'bicycle bullet-train bus canoe delivery-truck fire-engine helicopter high-speed-train kick-scooter locomotive minibus ' +
    'motor-boat motor-scooter motorcycle motorway passenger-ship pickup-truck police-car racing-car sailboat ship ' +
    'small-airplane speedboat sport-utility-vehicle taxi tractor trolleybus person-running person-biking horse-racing ' +
    'big-fish bear-fishing polar-bear-fishing fox-fishing pirate-ship fishing-boat cruise-ship muscle-car flying-car ' +
    'koala-standing koala-running angler sports-car family-car off-roader pickup-car classic-car electric-sedan camper-van ' +
    'formula-car sports-motorbike angular-truck ' +
    'rocket airplane syringe water-pistol hammer axe fishing-pole knight postman electric-car submarine soccer-ball flexed-biceps running-shoe'
  ).split(' '),
);

/** Returns whether an illustration looks left and may be mirrored. */
export function facesLeft(icon: IconId): boolean {
  return (
    facingLeft.has(icon) || readFigure(icon) !== null || readBeast(icon) !== null || readFauna(icon) !== null
  );
}
