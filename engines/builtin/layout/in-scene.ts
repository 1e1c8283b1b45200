/**
 * Arranges a picture without words: its things stand in the scene at their natural sizes, on one ground, with
 * the scene seen around them; what flies is in the air, and what is worn is on its wearer.
 */
import { hasIcon, iconAspect } from '../icons.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { withShoulders } from '../own-drawings/torsos.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import { scaled } from './actors.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { boxAround } from './box.ts';
import { isBust } from './busts.ts';
import { isAfloat, isFlier } from './flying.ts';
import type { Frame } from './frame.ts';
import { naturalSize, wholeBody } from './natural-size.ts';
import { facesLeft } from './stand-icon.ts';

/** What the sky shows behind everything. */
const inTheSky = /^(rainbow|full-moon|crescent-moon|sun|sun-with-face|ringed-planet|shooting-star|cloud.*)$/;
const onTheHead =
  /^(womans-hat|top-hat|billed-cap|crown|rescue-workers-helmet|military-helmet|graduation-cap)$/;
const onTheEyes = /^(glasses|sunglasses|goggles)$/;
/** What hangs on a wall behind. */
const hanging = /^(window|framed-picture|mirror|mantelpiece-clock|spider-web|curtain)$/;
const inTheHand = /^(balloon|kite)$/;

/** The height of the largest thing, and the ground that everything stands on, in shares of the picture. */
const measures = {
  wide: { tallest: 0.8, ground: 0.93, portrait: 0.84 },
  square: { tallest: 0.66, ground: 0.92, portrait: 0.76 },
  tall: { tallest: 0.46, ground: 0.88, portrait: 0.58 },
} as const;
/** No hero is lower than this share of the tallest. */
const leastHero = { alone: 0.8, beside: 0.62 };
/** A portrait of a whole figure shows it down to the hips. */
const nearFigure = 1.12;
/** The highest that a vessel is which swims below the horizon. */
const vessel = 0.68;
/** How much smaller, and higher up on the ground, is what stands behind the hero. */
const behind = { share: 0.86, rise: 0.045 };
/** Scenes with water before the near ground, and how far down what swims there is. */
const waters: ReadonlySet<SceneId> = new Set(['ocean', 'beach', 'river', 'mountains']);
const waterline = 0.755;
const centers = { 'hero-left': 0.36, 'hero-center': 0.47, 'hero-right': 0.62 } as const;

interface Staged {
  hero: Placement | null;
  things: Arrangement['stickers'];
}

/** @param actor the hero if a relation has placed it already */
export function placeInScene(recipe: Recipe, frame: Frame, actor: Placement | null): Staged {
  const icon = recipe.hero?.icon;
  if (!icon || !hasIcon(icon)) return { hero: actor, things: [] };
  const things = recipe.stickers
    .map((sticker) => sticker.icon)
    .filter((thing) => hasIcon(thing) && thing !== icon)
    // "A ship sailing": one vessel.
    .filter((thing) => !(isAfloat(thing) && isAfloat(icon)))
    .filter((thing) => !(thing === 'door' && buildings.test(icon)))
    .filter((thing) => !(moon.test(thing) && hasMoon.has(recipe.scene.id)));
  const onWall = things.filter((thing) => hanging.test(thing));
  const onGround = things.filter(
    (thing) =>
      !inTheSky.test(thing) && !isWorn(thing) && !isFlier(thing) && !hanging.test(thing) && !isSetting(thing),
  );
  const backdrops = things.filter(isSetting);
  const hero = actor ?? onSeat(recipe, frame, placeHero(icon, recipe, frame, onGround.length > 0));
  const around = backdrops
    .flatMap((thing) => placeSetting(thing, frame, hero))
    .map((thing) => ({ ...thing, isBackdrop: true as const }));
  const sky = things.filter((thing) => inTheSky.test(thing)).map((thing) => placeInSky(thing, frame, hero));
  const wall = onWall.map((thing) => placeOnWall(thing, frame, hero));
  const worn = things.filter(isWorn).flatMap((thing) => wear(thing, icon, hero));
  const aloft = things
    .filter((thing) => isFlier(thing) && !isWorn(thing))
    .map((thing) => placeAloft(thing, frame, hero, isPerson(icon) && inTheHand.test(thing)));
  // Beside two actors there is no room on the ground.
  const standing =
    actor && !isVessel(recipe) ? [] : onGround.map((thing, at) => placeBehind(thing, frame, hero, icon, at));
  return { hero, things: [...sky, ...wall, ...around, ...standing, ...aloft, ...worn] };
}

const buildings =
  /^(house|house-with-garden|castle|church|cathedral|mansion|barn|hut|derelict-house|office-building)$/;
const moon = /^(full-moon|crescent-moon)$/;
/** Scenes with a moon of their own at night. */
const hasMoon: ReadonlySet<SceneId> = new Set(['beach', 'meadow', 'ocean', 'city-night', 'horror', 'desert']);

/** What a figure sits on, under, or stands on: it is behind the figure, and larger. */
const seats = /^(couch-and-lamp|bed)$/;
const settings = /^(couch-and-lamp|bed|oak|moon-ground|door|brick-wall)$/;
const isSetting = (icon: IconId) => settings.test(icon);
const isVessel = ({ relation }: Recipe) => relation === 'holds' || relation === 'inside';

/** The seat of a sofa above the ground, in shares of the picture's height, and its widest. */
const sofa = { height: 0.56, seat: 0.22, width: 0.78 };

/** A figure before a sofa lies on it. */
function onSeat(recipe: Recipe, frame: Frame, placed: Placement): Placement {
  if (!recipe.stickers.some(({ icon }) => seats.test(icon)) || isBust(placed.icon)) return placed;
  const { ground } = measures[frame.shape];
  const smaller = scaled(placed, Math.min(1, (frame.width * 0.46) / placed.width));
  return moved(smaller, frame.height * (ground - sofa.seat) - (smaller.bounds.y + smaller.bounds.height));
}

/** Two on a sofa are side by side. */
export function onOneSeat<Pair extends { hero: Placement; second: Placement | null }>(
  recipe: Recipe,
  frame: Frame,
  pair: Pair,
): Pair {
  const { second } = pair;
  if (!second || !recipe.stickers.some(({ icon }) => seats.test(icon))) return pair;
  const share = Math.min(1, (frame.width * 0.225) / Math.max(pair.hero.width, second.width));
  const bottom = frame.height * (measures[frame.shape].ground - sofa.seat);
  const seated = (placed: Placement, x: number): Placement => {
    const smaller = scaled(placed, share);
    const raised = moved(smaller, bottom - (smaller.bounds.y + smaller.bounds.height));
    return moved(raised, 0, frame.width * x - raised.center.x);
  };
  return { ...pair, hero: seated(pair.hero, 0.38), second: seated(second, 0.62) };
}

function moved(placed: Placement, down: number, right = 0): Placement {
  return {
    ...placed,
    center: { x: placed.center.x + right, y: placed.center.y + down },
    bounds: { ...placed.bounds, x: placed.bounds.x + right, y: placed.bounds.y + down },
  };
}

function placeSetting(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'] {
  const { ground } = measures[frame.shape];
  const body = bodyOf(icon);
  if (icon === 'moon-ground') {
    const size = sized(body, frame.height, frame.width * 1.04);
    const center = { x: frame.width / 2, y: frame.height + frame.unit * 4 - size.height / 2 };
    return [{ ...placed(body, size, center, { looksTo: 'left', isAloft: true }), layer: 'behind' }];
  }
  // A figure that leans on a wall is before a long one.
  if (icon === 'brick-wall') {
    const wall = sized('long-wall', frame.height, frame.width * 1.2);
    const at = { x: frame.width / 2, y: frame.height * 0.87 - wall.height / 2 };
    return [{ ...placed('long-wall', wall, at, { looksTo: 'left', isAloft: true }), layer: 'behind' }];
  }
  // A door is in a house, beside the figure before it.
  if (icon === 'door') {
    const wall = sized('facade', frame.height, frame.width * 1.24);
    const foot = frame.height * 0.86;
    const shown = sized(body, wall.height * 0.78, frame.width * 0.3);
    const side = hero.center.x <= frame.width / 2 ? 1 : -1;
    const x = clamp(
      hero.center.x + side * (hero.width / 2 + shown.width * 0.3),
      shown.width,
      frame.width - shown.width,
    );
    const place = { looksTo: 'left', isAloft: true } as const;
    return [
      {
        ...placed('facade', wall, { x: frame.width / 2, y: foot - wall.height / 2 }, place),
        layer: 'behind',
      },
      {
        ...placed(body, shown, { x, y: foot - wall.height * 0.066 - shown.height / 2 }, place),
        layer: 'behind',
      },
    ];
  }
  const isTree = icon === 'oak';
  const size = sized(
    body,
    frame.height * (isTree ? 1 : sofa.height),
    frame.width * (isTree ? 0.7 : sofa.width),
  );
  const x = isTree ? hero.center.x + hero.width * 0.5 : frame.width / 2;
  const bottom = frame.height * (ground - (isTree ? 0.07 : 0));
  const at = { x, y: bottom - size.height / 2 };
  return [{ ...placed(body, size, at, { looksTo: 'left', isAloft: false }), layer: 'behind' }];
}

/** Whether a person has it on the head or before the eyes. */
export const isWorn = (icon: IconId) => onTheHead.test(icon) || onTheEyes.test(icon);
const isPerson = (icon: IconId) => withShoulders(icon) !== null;

/** A creature has its body, and a face its shoulders. */
const bodyOf = (icon: IconId): IconId => withShoulders(icon) ?? wholeBody(icon);

function isFloating(recipe: Recipe, icon: IconId): boolean {
  const { id } = recipe.scene;
  if (recipe.stickers.some((sticker) => sticker.icon === 'moon-ground')) return isFlier(icon);
  return isFlier(icon) || (id === 'underwater' && !isBust(icon)) || (id === 'space' && !isBust(icon));
}

function placeHero(icon: IconId, recipe: Recipe, frame: Frame, hasCompany: boolean): Placement {
  const body = bodyOf(icon);
  const { tallest, ground, portrait } = measures[frame.shape];
  const isTorso = isBust(body);
  const natural = Math.max(hasCompany ? leastHero.beside : leastHero.alone, naturalSize(icon));
  const floats = isFloating(recipe, icon);
  const hasHat = recipe.stickers.some((sticker) => onTheHead.test(sticker.icon));
  const isClose = recipe.effects.some(({ id }) => id === 'close-up');
  const room = (hasHat ? 0.86 : 1) * (isClose ? 0.8 : 1);
  const share = isTorso ? portrait * room : tallest * natural * (recipe.states?.includes('giant') ? 1.25 : 1);
  const isSwimming = isAfloat(icon) && waters.has(recipe.scene.id);
  const isNear = recipe.style === 'Portrait' && readFigure(icon) !== null;
  const size = sized(
    body,
    (isNear ? nearFigure : isSwimming ? Math.min(share, vessel) : share) * frame.height,
    frame.width * (isNear ? 0.9 : floats ? 0.56 : 0.62),
  );
  const side = recipe.layout in centers ? (recipe.layout as keyof typeof centers) : 'hero-center';
  // Company stands at the right, and the hero makes room for it.
  const x =
    frame.width * (hasCompany && frame.shape === 'wide' ? 0.4 : frame.shape === 'wide' ? centers[side] : 0.5);
  const standsAt = isSwimming ? waterline : ground;
  const standing = isNear ? frame.height * 0.2 + size.height : frame.height * standsAt;
  const bottom = isTorso ? frame.height + 24 * frame.unit : standing;
  const y = floats ? frame.height * 0.44 : bottom - size.height / 2;
  return placed(
    body,
    size,
    { x, y },
    { looksTo: side === 'hero-right' ? 'left' : 'right', isAloft: floats || isSwimming, isNear },
  );
}

function placeInSky(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'][number] {
  const isBow = icon === 'rainbow';
  const shown = isBow ? 'rainbow-arc' : icon;
  const size = sized(shown, frame.height * (isBow ? 0.66 : 0.26), frame.width * (isBow ? 0.84 : 0.24));
  const isLeft = hero.center.x < frame.width / 2;
  const x = isBow ? frame.width / 2 : frame.width * (isLeft ? 0.76 : 0.22);
  const y = frame.height * (isBow ? 0.4 : 0.2);
  return { ...placed(shown, size, { x, y }, { looksTo: 'left', isAloft: true }), layer: 'behind' };
}

function placeOnWall(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'][number] {
  const size = sized(icon, frame.height * 0.4, frame.width * 0.26);
  const isLeft = hero.center.x < frame.width / 2;
  const x = frame.width * (isLeft ? 0.78 : 0.2);
  return {
    ...placed(icon, size, { x, y: frame.height * 0.34 }, { looksTo: 'left', isAloft: true }),
    layer: 'behind',
  };
}

function placeAloft(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  isHeld: boolean,
): Arrangement['stickers'][number] {
  const body = bodyOf(icon);
  const size = sized(body, frame.height * (isHeld ? 0.4 : 0.3), frame.width * 0.26);
  const isRight = hero.center.x <= frame.width / 2;
  const reach = hero.width / 2 + size.width * (isHeld ? 0.2 : 0.62);
  const x = clamp(
    hero.center.x + (isRight ? reach : -reach),
    size.width * 0.55,
    frame.width - size.width * 0.55,
  );
  const y = isHeld ? hero.bounds.y + size.height * 0.62 : frame.height * 0.24;
  return {
    ...placed(body, size, { x, y }, { looksTo: isRight ? 'left' : 'right', isAloft: true }),
    layer: isHeld ? 'front' : 'behind',
  };
}

/** Stands beside the hero, a step further away. */
function placeBehind(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  beside: IconId,
  at: number,
): Arrangement['stickers'][number] {
  const { tallest, ground } = measures[frame.shape];
  const body = bodyOf(icon);
  const isTorso = isBust(body);
  // A portrait is near; what is around it is not seen at its scale.
  const scale = isBust(bodyOf(beside)) ? 0.62 : 1;
  const natural = Math.max(0.4, naturalSize(icon)) * scale;
  const size = sized(body, tallest * natural * behind.share * frame.height, frame.width * 0.34);
  const toRight = at === 0 ? hero.center.x <= frame.width * 0.5 : hero.center.x > frame.width * 0.5;
  const reach = hero.width / 2 + size.width * 0.46;
  const x = clamp(
    hero.center.x + (toRight ? reach : -reach),
    size.width * 0.5,
    frame.width - size.width * 0.5,
  );
  const standsAt = isTorso ? frame.height + 24 * frame.unit : frame.height * (ground - behind.rise);
  // The corner of the length badge stays free.
  const isInCorner = x + size.width / 2 > frame.corner.x && standsAt > frame.corner.y;
  const bottom = isInCorner && !isTorso ? frame.corner.y : standsAt;
  const looksTo = toRight ? 'left' : 'right';
  return {
    ...placed(body, size, { x, y: bottom - size.height / 2 }, { looksTo, isAloft: false }),
    layer: 'behind',
  };
}

/** The face's part of a person with shoulders: its width, and its top and eyes from the top, in shares. */
const face = { width: 0.56, height: 0.56, eyes: 0.3 };

function wear(icon: IconId, wearer: IconId, hero: Placement): Arrangement['stickers'] {
  if (!isPerson(wearer)) return [];
  const top = hero.center.y - hero.height / 2;
  const across = hero.width * face.width;
  const isHat = onTheHead.test(icon);
  const size = sized(icon, hero.height * (isHat ? 0.42 : 0.2), across * (isHat ? 1.3 : 0.86));
  const y = isHat ? top + hero.height * 0.11 - size.height * 0.2 : top + hero.height * face.eyes;
  return [
    { ...placed(icon, size, { x: hero.center.x, y }, { looksTo: 'left', isAloft: true }), layer: 'front' },
  ];
}

interface Size {
  width: number;
  height: number;
}

function sized(icon: IconId, height: number, mostWidth: number): Size {
  const aspect = iconAspect(icon);
  const width = Math.min(height * aspect, mostWidth);
  return { width, height: width / aspect };
}

function placed(
  icon: IconId,
  { width, height }: Size,
  center: { x: number; y: number },
  { looksTo, isAloft, isNear = false }: { looksTo: 'left' | 'right'; isAloft: boolean; isNear?: boolean },
): Placement {
  return {
    icon,
    center,
    width,
    height,
    rotation: 0,
    flip: looksTo === 'right' && facesLeft(icon),
    bounds: boxAround(center, width, height),
    ...(isAloft && { isAloft: true as const }),
    ...(isNear && { isNear: true as const }),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
