/**
 * Arranges two actors of full size on one ground, or a heap of one thing. Their sizes follow nature, within
 * what still can be seen: a mouse before an elephant is small, but not a dot.
 */
import type { RelationId } from '../catalogue.ts';
import { hasIcon, iconAspect } from '../icons.ts';
import { readBeast } from '../own-drawings/beasts/beasts.ts';
import { readFauna } from '../own-drawings/fauna/fauna.ts';
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Recipe } from '../recipe.ts';
import type { IconId } from '../vocabulary.ts';
import type { Placement } from './arrangement.ts';
import { boxAround } from './box.ts';
import { isBust } from './busts.ts';
import { carried } from './carried.ts';
import { isFlier } from './flying.ts';
import { type Area, boxOf, type Frame, type Shape } from './frame.ts';
import { herd, standsInHerd } from './herd.ts';
import { naturalSize, wholeBody } from './natural-size.ts';
import type { Plan } from './plan.ts';
import { waterline } from './scene-waters.ts';
import { type Actors, type Size, sizeOf, standing } from './standing.ts';
import { isLongSwimmer, isOnWater, swimmingPast, upTo } from './swimming.ts';
import { isGathering, together } from './together.ts';
import { filled } from './vessels.ts';

/** What a relation of two needs of its plan. */
const noStickers: Plan['stickers'] = [];

/** The ground of both actors, and the words above; beside them in the layouts that have a side. */
const stages: Record<'center' | 'left' | 'right', Record<Shape, { headline: Area; ground: Area }>> = {
  center: {
    wide: { headline: [0.04, 0.035, 0.92, 0.365], ground: [0.02, 0.405, 0.96, 0.58] },
    square: { headline: [0.05, 0.05, 0.9, 0.34], ground: [0.02, 0.42, 0.96, 0.55] },
    tall: { headline: [0.06, 0.07, 0.88, 0.34], ground: [0.03, 0.45, 0.94, 0.43] },
  },
  right: {
    wide: { headline: [0.035, 0.08, 0.4, 0.84], ground: [0.42, 0.05, 0.58, 0.92] },
    square: { headline: [0.05, 0.05, 0.9, 0.34], ground: [0.02, 0.42, 0.96, 0.55] },
    tall: { headline: [0.06, 0.07, 0.88, 0.34], ground: [0.03, 0.45, 0.94, 0.43] },
  },
  left: {
    wide: { headline: [0.565, 0.08, 0.4, 0.78], ground: [0, 0.05, 0.58, 0.92] },
    square: { headline: [0.05, 0.05, 0.9, 0.34], ground: [0.02, 0.42, 0.96, 0.55] },
    tall: { headline: [0.06, 0.07, 0.88, 0.34], ground: [0.03, 0.45, 0.94, 0.43] },
  },
};

/** A heap needs less width than two actors, and leaves it to the words. */
const heapStages: Partial<Record<'center' | 'left' | 'right', { headline: Area; ground: Area }>> = {
  right: { headline: [0.035, 0.08, 0.475, 0.84], ground: [0.49, 0.05, 0.52, 0.92] },
  left: { headline: [0.49, 0.08, 0.475, 0.78], ground: [-0.01, 0.05, 0.52, 0.92] },
};

/** The fields that decide whether actors are shown, and where. */
export type Acted = Pick<Recipe, 'layout' | 'hero' | 'secondHero' | 'relation' | 'photos' | 'staging'> &
  Partial<Pick<Recipe, 'scene' | 'crowd' | 'stickers'>>;

/** Whether a group is round something in its middle. */
const isRound = ({ stickers = [] }: Acted) => stickers.some(({ icon }) => isGathering(icon));

const sides = {
  'hero-center': 'center',
  'hero-right': 'right',
  'hero-left': 'left',
  number: 'right',
} as const;

/** Returns the relation that a recipe's layout shows; null where the hero stands alone. */
export function shownRelation({ layout, hero, secondHero, relation, photos = [] }: Acted): RelationId | null {
  if (!relation || !hero || !hasIcon(hero.icon) || photos.length > 0 || !(layout in sides)) return null;
  if (relation === 'many') return relation;
  // A person drawn to the chest cannot stand on anything, or look round it.
  const needsFeet = relation === 'on' || relation === 'inside' || relation === 'behind';
  if (needsFeet && isBust(hero.icon)) return null;
  return secondHero && hasIcon(secondHero.icon) ? relation : null;
}

/** Returns the plan of a layout with actors. */
export function actorsPlan({ layout, relation }: Acted, shape: Shape): Plan {
  const side = sides[layout as keyof typeof sides] ?? 'center';
  const { headline, ground } =
    (relation === 'many' && shape === 'wide' && heapStages[side]) || stages[side][shape];
  return {
    headline: {
      area: headline,
      align: side === 'center' || shape !== 'wide' ? 'center' : side === 'right' ? 'left' : 'right',
      vertical: 'middle',
    },
    hero: { area: ground, tilt: 0 },
    stickers: noStickers,
  };
}

/** Places actors on their ground. Without a headline they take the whole picture. */
export function placeActors(recipe: Acted, relation: RelationId, frame: Frame, ground: Area): Actors | null {
  const icon = recipe.hero?.icon;
  if (!icon) return null;
  const { crowd } = recipe;
  if (relation === 'many' && crowd)
    return together(icon, crowd.map((one) => one.icon).filter(hasIcon), {
      frame,
      ground,
      scene: recipe.scene,
      isRound: isRound(recipe),
    });
  if (relation === 'many')
    return recipe.staging === 'scene' && standsInHerd(icon)
      ? herd(icon, frame, ground, recipe.secondHero !== null)
      : heap(icon, frame, ground);
  const other = recipe.secondHero?.icon;
  if (!other) return null;
  const [first, second] = [wholeBody(icon), wholeBody(other)];
  switch (relation) {
    case 'on':
      if (isFlier(first)) return above(first, second, frame, ground);
      if (second === 'cliff') return onCliff(first, second, frame, ground);
      if (second === 'window') return onSill(first, second, frame, ground);
      if (isBridge(second)) return crossing(first, second, frame, ground);
      return stacked(first, second, frame, ground, second === 'open-palm' ? 0.16 : 0.06);
    case 'inside':
      return stacked(first, second, frame, ground, second === 'basket' ? 0.56 : 0.34);
    case 'holds':
      return filled(first, second, frame, ground);
    case 'on-shoulder':
    case 'in-lap':
      return carried(first, second, relation, frame, ground);
    case 'behind':
      return peeking(first, second, frame, ground);
    default:
      return facing(first, second, {
        frame,
        ground: isOnWater(recipe) ? upTo(ground, waterline) : ground,
        relation,
      });
  }
}

const narrowOverlap = 1.2;
const muzzleOverlap = 1.02;

/** What is no higher than a person's knee or hip; among things its size is drawn larger, to be seen. */
const low =
  /^(?:cat|dog|black-cat|rabbit|fox|chicken|rooster|duck|goose|raccoon|penguin|monkey|otter|beaver|hedgehog|turtle|poodle|guide-dog|service-dog|lizard|snake|pig|goat|ewe|ram)(?:-|$)/;

/** How much smaller a low animal is beside a person than beside things. */
const besidePerson = (first: IconId, second: IconId) => {
  const figure = readFigure(first);
  const isPerson = figure !== null && creatureOf(figure.look) === null;
  return isPerson && low.test(second) ? 0.66 : 1;
};

/** Two that run do not run into each other. */
const runsTogether = (first: IconId, second: IconId) =>
  first.endsWith('-running') && second.endsWith('-running');

/** Eye to eye; one behind the other where one flees. */
function facing(
  first: IconId,
  second: IconId,
  { frame, ground, relation }: { frame: Frame; ground: Area; relation: RelationId },
): Actors {
  const box = boxOf(frame, ground);
  if (box.width < frame.width * 0.7 && [first, second].every(isLongSwimmer))
    return swimmingPast(first, second, box, relation);
  const [natural, against] = [naturalSize(first), naturalSize(second) * besidePerson(first, second)];
  // The larger one fills the ground; the smaller keeps its proportion.
  const largest = Math.max(natural, against);
  const one = sizeOf(first, (box.height * natural) / largest, box.width * 0.6);
  const two = sizeOf(second, (box.height * against) / largest, box.width * 0.6);
  // On a narrow ground broad actors stand one before the other rather than small.
  const together = one.width + two.width;
  const isChase = relation === 'chases' || relation === 'flees' || runsTogether(first, second);
  const isNarrow = box.width < frame.width * 0.7;
  // Muzzle to muzzle, the one behind would have no face.
  const meet = !isChase && [first, second].every((icon) => readFigure(icon) === null);
  const room = box.width * (isNarrow ? (meet ? muzzleOverlap : narrowOverlap) : 1.04);
  const shrink = Math.min(1, room / together);
  const [a, b] = [one, two].map(({ width, height }) => ({
    width: width * shrink,
    height: height * shrink,
  })) as [Size, Size];
  const free = box.width - a.width - b.width;
  // Who hugs touches.
  const isHug = readFigure(first)?.pose === 'embracing';
  const gap = isHug ? -a.width * 0.34 : free > 0 ? Math.min(box.width * 0.08, free / 3) : free;
  const margin = (box.width - a.width - b.width - gap) / 2;
  const bottom = box.y + box.height;
  const left = box.x + margin;
  // Everybody looks left in this set: who flees runs ahead, on the left.
  const isSecondAhead = relation === 'chases';
  const [lead, follow] = isSecondAhead ? [b, a] : [a, b];
  const leadX = left + lead.width / 2;
  const followX = left + lead.width + gap + follow.width / 2;
  const [firstX, secondX] = isSecondAhead ? [followX, leadX] : [leadX, followX];
  const ground1 = isBust(first) ? frame.height + 24 * frame.unit : bottom;
  const flies = isFlier(second) && !isFlier(first) && readFauna(second) !== null;
  const ground2 = isBust(second) ? frame.height + 24 * frame.unit : flies ? bottom - a.height * 0.5 : bottom;
  return {
    hero: standing(first, a, firstX, ground1, isChase ? 'left' : 'right'),
    second: { ...standing(second, b, secondX, ground2, 'left'), ...(flies && { isAloft: true as const }) },
    crowd: [],
  };
}

/** One on top of the other. @param sunk the share of the upper one that is inside the lower */
function stacked(upper: IconId, lower: IconId, frame: Frame, ground: Area, sunk: number): Actors {
  const box = boxOf(frame, ground);
  const natural = naturalSize(upper) / (naturalSize(upper) + naturalSize(lower));
  // What a hand holds is small, whatever its kind.
  const share =
    lower === 'open-palm' ? 0.4 : Math.min(0.64, Math.max(readBeast(upper) ? 0.24 : 0.38, natural));
  const below = sizeOf(lower, box.height * 1.12 * (1 - share), box.width * 0.8);
  // What is long is no wider than the palm that it lies on.
  const top = sizeOf(
    upper,
    box.height * 1.12 * share,
    lower === 'open-palm' ? below.width * 0.72 : box.width * 0.62,
  );
  const scale = Math.min(1, box.height / (top.height * (1 - sunk) + below.height));
  const [a, b] = [top, below].map(({ width, height }) => ({
    width: width * scale,
    height: height * scale,
  })) as [Size, Size];
  const x = box.x + box.width / 2;
  const bottom = box.y + box.height;
  return {
    hero: standing(upper, a, x, bottom - b.height + a.height * sunk, 'left'),
    second: standing(lower, b, x, bottom, 'left'),
    crowd: [],
  };
}

/** Who flies over something that stands: beside its top, and larger than it. */
function above(flier: IconId, below: IconId, frame: Frame, ground: Area): Actors {
  const box = boxOf(frame, ground);
  const air = sizeOf(flier, frame.height * 0.5, box.width * 0.5);
  const foot = sizeOf(below, box.height * 0.74, box.width * 0.5);
  const bottom = box.y + box.height;
  const x = box.x + box.width * 0.36;
  return {
    hero: { ...standing(flier, air, x, box.y + air.height * 0.92, 'right'), isAloft: true },
    second: standing(below, foot, box.x + box.width * 0.72, bottom, 'left'),
    crowd: [],
  };
}

/** Who stands on a cliff that goes on beyond the edge of the picture. */
function onCliff(icon: IconId, cliff: IconId, frame: Frame, ground: Area): Actors {
  const box = boxOf(frame, ground);
  const rock = sizeOf(cliff, frame.height * 0.5, frame.width * 0.62);
  const top = sizeOf(icon, box.height * 0.7, box.width * 0.4);
  const bottom = frame.height * 1.02;
  const x = frame.width - rock.width / 2 + frame.unit * 6;
  return {
    hero: { ...standing(icon, top, x, bottom - rock.height * 0.9, 'left'), isAloft: true },
    second: { ...standing(cliff, rock, x, bottom, 'left'), isAloft: true },
    crowd: [],
  };
}

/** Who sits on the sill of a large window in the wall. */
function onSill(icon: IconId, window: IconId, frame: Frame, ground: Area): Actors {
  const box = boxOf(frame, ground);
  const pane = sizeOf(window, frame.height * 0.8, box.width * 0.7);
  const sitter = sizeOf(icon, pane.height * 0.58, pane.width * 0.6);
  const bottom = frame.height * 0.86;
  const x = box.x + box.width / 2;
  return {
    hero: { ...standing(icon, sitter, x, bottom - pane.height * 0.03, 'left'), isAloft: true },
    second: { ...standing(window, pane, x, bottom, 'left'), isAloft: true },
    crowd: [],
  };
}

const isBridge = (icon: IconId) => icon === 'stone-bridge';

/** Who crosses a bridge that reaches from one edge of the picture to the other. */
function crossing(icon: IconId, bridge: IconId, frame: Frame, ground: Area): Actors {
  const box = boxOf(frame, ground);
  const span = sizeOf(bridge, frame.height, frame.width * 1.02);
  const over = sizeOf(icon, box.height * 0.62, box.width * 0.5);
  const bottom = frame.height * 0.98;
  const deck = bottom - span.height + span.height * 0.06;
  return {
    hero: { ...standing(icon, over, frame.width * 0.46, deck, 'left'), isAloft: true },
    second: { ...standing(bridge, span, frame.width / 2, bottom, 'left'), isAloft: true },
    crowd: [],
  };
}

/** Who looks round the side of a thing that is in front. */
function peeking(hero: IconId, cover: IconId, frame: Frame, ground: Area): Actors {
  const box = boxOf(frame, ground);
  const thing = sizeOf(cover, box.height, box.width * 0.55);
  const peeker = sizeOf(hero, box.height * 0.78, box.width * 0.5);
  const bottom = box.y + box.height;
  const shown = peeker.width * 0.66;
  const left = box.x + (box.width - shown - thing.width) / 2;
  return {
    hero: standing(hero, peeker, left + peeker.width / 2, bottom - box.height * 0.04, 'left'),
    second: standing(cover, thing, left + shown + thing.width / 2, bottom, 'left'),
    crowd: [],
  };
}

/** The heap's things across its foot, row by row from the top. */
const rows = [2, 3, 4, 5, 6] as const;

/** A heap of one thing that grows out of the lower edge. */
function heap(icon: IconId, frame: Frame, ground: Area): Actors {
  const box = boxOf(frame, ground);
  const aspect = iconAspect(icon);
  const base = { left: box.x - box.width * 0.02, width: box.width * 1.1 };
  const size = Math.min(base.width / (rows.at(-1) ?? 1) / aspect, box.height * 0.42) * 1.5;
  const bottom = frame.height + size * 0.22;
  const height = bottom - box.y - size * 0.5;
  const crowd: Placement[] = [];
  rows.forEach((count, row) => {
    const y = box.y + size * 0.5 + (height * (row + 0.15)) / rows.length;
    const width = base.width * (0.34 + (0.66 * row) / (rows.length - 1));
    for (let at = 0; at < count; at += 1) {
      // Fixed irregularities: the same recipe gives the same heap.
      const jitter = Math.sin(row * 12.9898 + at * 78.233);
      const grown = size * (0.78 + 0.07 * row) * (1 + jitter * 0.06);
      const x = base.left + base.width / 2 + width * ((at + 0.5) / count - 0.5) + jitter * size * 0.08;
      const center = { x, y: y + Math.cos(at * 3.1 + row) * size * 0.07 };
      const rotation = Math.round(jitter * 26);
      crowd.push({
        icon,
        center,
        width: grown * aspect,
        height: grown,
        rotation,
        flip: false,
        bounds: boxAround(center, grown * aspect, grown),
      });
    }
  });
  const hero = crowd.pop();
  if (!hero) throw new RangeError('a heap has things');
  return { hero, second: null, crowd };
}
