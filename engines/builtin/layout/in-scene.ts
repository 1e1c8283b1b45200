/**
 * Arranges a picture without words: its things stand in the scene at their natural sizes, on one ground, with
 * the scene seen around them; what flies is in the air, and what is worn is on its wearer.
 */
import { hasIcon, iconAspect } from '../icons.ts';
import { withShoulders } from '../own-drawings/torsos.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { boxAround } from './box.ts';
import { isBust } from './busts.ts';
import type { Frame } from './frame.ts';
import { naturalSize, wholeBody } from './natural-size.ts';
import { facesLeft } from './stand-icon.ts';

/** What is in the air by its nature. */
const flying =
  /^(airplane|small-airplane|hot-air-balloon|rocket|helicopter|drone|flying-saucer|bird|eagle|dove|parrot|bat|butterfly|honeybee|balloon|kite|parachute|ghost|satellite|blackbird|dragon|phoenix-bird|person-superhero|comet)$/;
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
/** How much smaller, and higher up on the ground, is what stands behind the hero. */
const behind = { share: 0.86, rise: 0.045 };
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
    .filter((thing) => hasIcon(thing) && thing !== icon);
  const onWall = things.filter((thing) => hanging.test(thing));
  const onGround = things.filter(
    (thing) => !inTheSky.test(thing) && !isWorn(thing) && !flying.test(thing) && !hanging.test(thing),
  );
  const hero = actor ?? placeHero(icon, recipe, frame, onGround.length > 0);
  const sky = things.filter((thing) => inTheSky.test(thing)).map((thing) => placeInSky(thing, frame, hero));
  const wall = onWall.map((thing) => placeOnWall(thing, frame, hero));
  const worn = things.filter(isWorn).flatMap((thing) => wear(thing, icon, hero));
  const aloft = things
    .filter((thing) => flying.test(thing) && !isWorn(thing))
    .map((thing) => placeAloft(thing, frame, hero, isPerson(icon) && inTheHand.test(thing)));
  // Beside two actors there is no room on the ground.
  const standing = actor ? [] : onGround.map((thing, at) => placeBehind(thing, frame, hero, icon, at));
  return { hero, things: [...sky, ...wall, ...standing, ...aloft, ...worn] };
}

/** Whether a person has it on the head or before the eyes. */
export const isWorn = (icon: IconId) => onTheHead.test(icon) || onTheEyes.test(icon);
const isPerson = (icon: IconId) => withShoulders(icon) !== null;

/** A creature has its body, and a face its shoulders. */
const bodyOf = (icon: IconId): IconId => withShoulders(icon) ?? wholeBody(icon);

function isFloating(recipe: Recipe, icon: IconId): boolean {
  const { id } = recipe.scene;
  return flying.test(icon) || (id === 'underwater' && !isBust(icon)) || (id === 'space' && !isBust(icon));
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
  const size = sized(body, share * frame.height, frame.width * (floats ? 0.56 : 0.62));
  const side = recipe.layout in centers ? (recipe.layout as keyof typeof centers) : 'hero-center';
  // Company stands at the right, and the hero makes room for it.
  const x =
    frame.width * (hasCompany && frame.shape === 'wide' ? 0.4 : frame.shape === 'wide' ? centers[side] : 0.5);
  const bottom = isTorso ? frame.height + 24 * frame.unit : frame.height * ground;
  const y = floats ? frame.height * 0.44 : bottom - size.height / 2;
  return placed(body, size, { x, y }, { looksTo: side === 'hero-right' ? 'left' : 'right', isAloft: floats });
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
  { looksTo, isAloft }: { looksTo: 'left' | 'right'; isAloft: boolean },
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
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
