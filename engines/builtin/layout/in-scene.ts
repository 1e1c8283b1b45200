/**
 * Arranges a picture without words: its things stand in the scene at their natural sizes, on one ground, with
 * the scene seen around them; what flies is in the air, and what is worn is on its wearer.
 */

import { hasIcon } from '../icons.ts';
import { figureHand, readFigure } from '../own-drawings/figures/figures.ts';
import { withShoulders } from '../own-drawings/torsos.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import { aboard, isCarrier } from './aboard.ts';
import {
  comesInNumbers,
  isSmallBeside,
  leastBeside,
  placeBehind,
  placeBetween,
  placeInFront,
  placeInMiddle,
  usualNumber,
} from './around-hero.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { isBust } from './busts.ts';
import { isFlanking, placeFlanking } from './flanking.ts';
import { isAfloat, isFlier } from './flying.ts';
import type { Frame } from './frame.ts';
import { gripped, placeInGrip, withRoomFor } from './grips.ts';
import { isHandheld, placeInHand } from './in-hand.ts';
import { isLoad, placeLoad } from './loads.ts';
import { naturalSize, wholeBody } from './natural-size.ts';
import { bodyOf, clamp, type Framing, measures, moved, placed } from './scene-measures.ts';
import { hasMoon, waterline, waters, waterTo } from './scene-waters.ts';
import { sizeOf } from './standing.ts';
import { isStillLife, stillLife } from './still-life.ts';
import { isUnder, isWide, liftOf, placeUnder, placeWide } from './supports.ts';
import {
  isBuilding,
  isField,
  isSetting,
  onSeat,
  placeAcross,
  placeDistant,
  placeField,
  placeInSky,
  placeOnWall,
  placeSetting,
  reachesAcross,
  timesAway,
} from './surroundings.ts';
import { isGathering } from './together.ts';
import { fire, inFlames, inWater, lake, overWater } from './water-and-fire.ts';
import { canWear, isHat, isWorn, wear } from './worn.ts';

/** What the sky shows behind everything. */
const inTheSky =
  /^(rainbow|lightning-bolts|full-moon|crescent-moon|sun|sun-with-face|ringed-planet|shooting-star|cloud.*)$/;
/** What hangs on a wall behind. */
const hanging = /^(window|framed-picture|mirror|mantelpiece-clock|spider-web|curtain)$/;
const inTheHand = /^(balloon|kite)$/;

/** No hero is lower than this share of the tallest. */
const leastHero = { alone: 0.8, beside: leastBeside };
/** A portrait of a whole figure shows it down to the hips. */
const nearFigure = 1.12;
/** The highest that a vessel is which swims below the horizon. */
const vessel = 0.68;
/** How much larger or smaller what stands is drawn. */
const framed: Readonly<Record<Framing, number>> = { usual: 1, near: 1.12, wide: 0.8, far: 0.84 };
/** Where a wide picture has its subject, which looks into the picture. */
const third = 0.36;
const centers = { 'hero-left': 0.36, 'hero-center': 0.47, 'hero-right': 0.62 } as const;

interface Staged {
  hero: Placement | null;
  things: Arrangement['stickers'];
}

/** @param actor the hero if a relation has placed it already */
export function placeInScene(
  recipe: Recipe,
  frame: Frame,
  actor: Placement | null,
  framing: Framing = 'usual',
): Staged {
  const icon = recipe.hero?.icon;
  if (!icon || !hasIcon(icon)) return { hero: actor, things: groundOnly(recipe, frame) };
  const onTable = actor === null && isStillLife(recipe) ? stillLife(recipe, frame) : null;
  if (onTable) return onTable;
  const loads = recipe.stickers.filter(isLoad);
  const shown = recipe.stickers.filter((sticker) => !isLoad(sticker)).map((sticker) => sticker.icon);
  const timesOf = (thing: IconId) => shown.filter((one) => one === thing).length;
  const countOf = (thing: IconId) => {
    const isSingle = recipe.stickers.some((sticker) => sticker.icon === thing && sticker.single);
    return timesOf(thing) === 1 && !isSingle && comesInNumbers(thing) ? usualNumber : timesOf(thing);
  };
  const named = [...new Set(shown)]
    .filter((thing) => hasIcon(thing) && wholeBody(thing) !== wholeBody(icon))
    // "A ship sailing": one vessel.
    .filter((thing) => !(isAfloat(thing) && isAfloat(icon)))
    .filter((thing) => !(thing === 'door' && buildings.test(icon)))
    .filter((thing) => !(moon.test(thing) && hasMoon.has(recipe.scene.id)));
  const isOn = (thing: IconId) => isWorn(thing) && canWear(icon);
  const grip = gripped(icon, named);
  const things = named.filter((thing) => thing !== grip);
  const onWall = things.filter((thing) => hanging.test(thing));
  const inHand = things.filter((thing) => isHandheld(thing)).slice(0, figureHand(icon) === null ? 0 : 1);
  const overhead = readFigure(icon) ? things.filter((thing) => umbrella.test(thing)) : [];
  const onGround = things.filter(
    (thing) =>
      !inHand.includes(thing) &&
      !inTheSky.test(thing) &&
      !isOn(thing) &&
      !isFlier(thing) &&
      !hanging.test(thing) &&
      !isSetting(thing) &&
      !isFlanking(thing) &&
      !isUnder(thing) &&
      !overhead.includes(thing) &&
      thing !== fire &&
      !isWide(thing),
  );
  const backdrops = things.filter(isSetting);
  const isFar = (thing: IconId) => isBuilding(thing) || (actor !== null && behindTwo.test(thing));
  const isCrew = actor === null || canGoAboard(recipe.secondHero?.icon ?? '');
  const carrier = isCrew && canGoAboard(icon) ? onGround.find(isCarrier) : undefined;
  const middle = recipe.crowd ? onGround.find(isGathering) : undefined;
  const far = !isBuilding(icon)
    ? onGround.filter((thing) => isFar(thing) && thing !== carrier && thing !== middle).slice(0, 2)
    : [];
  const company = onGround.filter((thing) => thing !== carrier && thing !== middle && !far.includes(thing));
  const free = actor ?? placeHero(icon, recipe, frame, { hasCompany: company.length > 0, framing });
  const alone = grip === null ? free : withRoomFor(free, frame);
  const boat = carrier === undefined ? null : aboard(alone, carrier, frame, waterTo[recipe.scene.id] ?? null);
  const passenger = actor === null ? boat?.passenger : undefined;
  const seated = passenger ?? (actor && grip === null ? actor : onSeat(recipe, frame, alone));
  const isMirrored = things.includes(lake);
  const lifted = moved(seated, -frame.height * liftOf(things));
  const hero = isMirrored ? overWater(lifted, frame) : lifted;
  const around = backdrops
    .flatMap((thing) => placeSetting(thing, frame, hero))
    .map((thing) => ({ ...thing, isBackdrop: true as const }));
  const distant = far.flatMap((thing) =>
    timesAway(
      placeDistant(thing, frame, hero, {
        isBetween: actor !== null && recipe.crowd === undefined,
        isInCity: /^city|^(?:street|village|market)$|^colonial/.test(recipe.scene.id),
      }),
      timesOf(thing),
      frame,
    ).map((one) => ({ ...one, layer: 'behind' as const, isBackdrop: true as const })),
  );
  const flanking = things
    .filter(isFlanking)
    .flatMap((thing) => placeFlanking(thing, frame, hero, timesOf(thing)));
  const sky = things
    .filter((thing) => inTheSky.test(thing))
    .flatMap((thing) => placeInSky(thing, frame, hero, { isBetween: actor !== null, times: timesOf(thing) }));
  // Who drinks has the head at the water, and not under it.
  const isDrinking = /-grazing$/.test(icon);
  const wide = things
    .flatMap((thing) => placeWide(thing, frame))
    .map((one) =>
      isDrinking && one.icon === 'near-water' ? { ...moved(one, frame.height * 0.1), layer: one.layer } : one,
    );
  const wall = onWall.map((thing) => placeOnWall(thing, frame, hero));
  const worn = things.filter(isOn).flatMap((thing) => wear(thing, hero));
  const aloft = things
    .filter((thing) => isFlier(thing) && !isWorn(thing) && !inHand.includes(thing))
    .flatMap((thing) => {
      const one = placeAloft(thing, frame, hero, isPerson(icon) && inTheHand.test(thing));
      const away = one.center.x >= hero.center.x ? 1 : -1;
      return apartAloft.slice(0, timesOf(thing)).map(([across, down]) => ({
        ...moved(one, down * one.height, away * across * one.width),
        layer: one.layer,
      }));
    });
  // Beside two actors there is room for what is small, and for one thing further away between them.
  const isSmall = (thing: IconId) => isSmallBeside(thing, icon);
  const between = company.find((thing) => !isSmall(thing));
  const standing =
    actor && !isVessel(recipe)
      ? [
          ...(between === undefined || recipe.crowd ? [] : [placeBetween(between, frame)]),
          ...company.filter(isSmall).flatMap((thing) => placeInFront(thing, frame, hero, 0, countOf(thing))),
        ]
      : company.flatMap((thing, at) =>
          isSmall(thing)
            ? placeInFront(thing, frame, hero, at, countOf(thing))
            : placeBehind(thing, frame, hero, { beside: icon, at, times: timesOf(thing) }),
        );
  return {
    hero,
    things: [
      ...sky,
      ...wide.filter(({ layer }) => layer === 'behind'),
      ...(isMirrored ? [inWater(hero)] : []),
      ...wall,
      ...around,
      ...flanking,
      ...distant,
      ...(things.includes(fire) ? distant.slice(0, 1).map(inFlames) : []),
      ...overhead.slice(0, 1).map((thing) => placeOverhead(thing, frame, hero)),
      ...things.flatMap((thing) => placeUnder(thing, frame, hero)),
      ...standing,
      ...(middle === undefined ? [] : [placeInMiddle(middle, frame)]),
      ...(boat ? [boat.carrier] : []),
      ...aloft,
      ...inHand.flatMap((thing) => placeInHand(thing, hero)),
      ...(grip === null ? [] : placeInGrip(grip, hero, frame)),
      ...worn,
      ...loads.flatMap((load, index) => placeLoad(load, hero, index)),
      ...wide.filter(({ layer }) => layer === 'front'),
    ],
  };
}

/** A landscape: what is its ground, without anything that stands on it. */
const groundOnly = ({ stickers }: Recipe, frame: Frame) =>
  stickers.flatMap(({ icon }) =>
    isField(icon) ? placeField(icon, frame) : isWide(icon) ? placeWide(icon, frame) : [],
  );

/** A person, or an animal that acts as one. */
const canGoAboard = (icon: IconId) => readFigure(icon) !== null;

const buildings =
  /^(house|house-with-garden|castle|church|cathedral|mansion|barn|hut|derelict-house|office-building)$/;
const moon = /^(full-moon|crescent-moon)$/;
const isVessel = ({ relation }: Recipe) => relation === 'holds' || relation === 'inside';

const isPerson = (icon: IconId) => withShoulders(icon) !== null;

/** Who flies, and who jumps into the water. */
const isInTheAir = (icon: IconId) => /^(?:flying|broom)$/.test(readFigure(icon)?.pose ?? '');

function isFloating(recipe: Recipe, icon: IconId): boolean {
  const { id } = recipe.scene;
  if (recipe.stickers.some((sticker) => sticker.icon === 'moon-ground')) return isFlier(icon);
  return (
    isFlier(icon) ||
    isInTheAir(icon) ||
    (id === 'underwater' && !isBust(icon)) ||
    (id === 'space' && !isBust(icon))
  );
}

function placeHero(
  icon: IconId,
  recipe: Recipe,
  frame: Frame,
  { hasCompany, framing }: { hasCompany: boolean; framing: Framing },
): Placement {
  // Glasses and hats are on a face: an animal that wears something is seen as near as a portrait.
  const isDressed = canWear(icon) && recipe.stickers.some((sticker) => isWorn(sticker.icon));
  const body = bodyOf(icon, isDressed ? 'near' : framing);
  const { tallest, portrait } = measures[frame.shape];
  const ground = groundOf(frame, framing);
  const isTorso = isBust(body);
  const natural = Math.max(hasCompany ? leastHero.beside : leastHero.alone, naturalSize(icon));
  const floats = isFloating(recipe, icon);
  const hasHat = canWear(icon) && recipe.stickers.some((sticker) => isHat(sticker.icon));
  const isClose = recipe.effects.some(({ id }) => id === 'close-up');
  const room = (hasHat ? 0.86 : 1) * (isClose ? 0.8 : 1);
  const grown = recipe.states?.includes('giant') ? 1.25 : recipe.states?.includes('tiny') ? 0.6 : 1;
  // A dish is what one looks at from a seat at its table.
  const isDish = icon.startsWith('dish-');
  const share = isTorso
    ? portrait * room
    : tallest * natural * grown * framed[framing] * (isDish ? (isClose ? 1.3 : 1.12) : 1);
  const isSwimming = isAfloat(icon) && waters.has(recipe.scene.id);
  const isNear = framing === 'near' && readFigure(icon) !== null;
  const size = sizeOf(
    body,
    (isNear ? nearFigure : isSwimming ? Math.min(share, vessel) : share) * frame.height,
    frame.width * (isNear ? 0.9 : floats ? 0.56 : framing === 'near' || isDish ? 0.72 : 0.62),
  );
  if (reachesAcross(body)) return placeAcross(body, frame);
  const side = recipe.layout in centers ? (recipe.layout as keyof typeof centers) : 'hero-center';
  const isOnThird = framing === 'wide' && frame.shape === 'wide' && !isTorso;
  const usual = frame.shape === 'wide' ? centers[side] : 0.5;
  // Company stands at the right, and the hero makes room for it.
  const x = frame.width * (isOnThird ? third : hasCompany && frame.shape === 'wide' ? 0.4 : usual);
  const standing = isNear
    ? frame.height * 0.2 + size.height
    : frame.height * (isSwimming ? waterline : ground);
  const bottom = isTorso ? frame.height + 24 * frame.unit : standing;
  const y = floats ? frame.height * 0.44 : bottom - size.height / 2;
  return placed(
    body,
    size,
    { x, y },
    { looksTo: side === 'hero-right' ? 'left' : 'right', isAloft: floats || isSwimming, isNear },
  );
}

/** The dark bars of a film leave less room below. */
const groundOf = (frame: Frame, framing: Framing) =>
  framing === 'wide' || framing === 'far'
    ? Math.min(0.865, measures[frame.shape].ground)
    : measures[frame.shape].ground;

/** Where more of one kind fly: across in their widths, and down in their heights. */
const apartAloft = [
  [0, 0],
  [0.95, 0.36],
  [0.2, 0.95],
] as const;

function placeAloft(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  isHeld: boolean,
): Arrangement['stickers'][number] {
  const body = bodyOf(icon);
  const size = sizeOf(body, frame.height * (isHeld ? 0.4 : 0.3), frame.width * 0.26);
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

/** What stands behind two who are in front of it. */
const behindTwo =
  /^(fireplace|minibus|camper-van|delivery-truck|pickup-truck|muscle-car|automobile|bus|tractor|market-stall|grand-piano|bookshelf|christmas-tree|sailing-boat|fishing-boat|bench|oak|autumn-tree|food-cart)$/;
const umbrella = /^(umbrella|umbrella-with-rain-drops)$/;

/** An open umbrella over who has both hands full: its shaft is behind their back. */
function placeOverhead(icon: IconId, frame: Frame, hero: Placement): Arrangement['stickers'][number] {
  const size = sizeOf(icon, hero.height * 0.86, frame.width * 0.5);
  const center = { x: hero.center.x, y: hero.bounds.y + size.height * 0.14 };
  return { ...placed(icon, size, center, { looksTo: 'left', isAloft: true }), layer: 'behind' };
}
