/** A recipe's photos → their positions. */
import type { Recipe, RecipePhoto } from '../../recipe.ts';
import type { Fade, PhotoPlacement, Side, TextBlock } from '../arrangement.ts';
import type { Box } from '../box.ts';
import { type Area, boxOf, type Frame } from '../frame.ts';
import type { Plan } from '../plan.ts';
import { fadeFor, placeBehind, placePanel } from './behind.ts';
import { isRowPlan, peopleIn, personAlone } from './plans.ts';
import { clearOf, placePhotos } from './stand.ts';
import { standPeople, standPerson } from './stand-person.ts';

interface Where {
  frame: Frame;
  plan: Plan;
  /** The hero's area in this design. */
  heroArea: Area;
  texts: readonly TextBlock[];
}

export interface ArrangedPhotos {
  photos: PhotoPlacement[];
  fade: Fade;
}

export function arrangePhotos(recipe: Recipe, where: Where): ArrangedPhotos {
  const { photos = [] } = recipe;
  if (photos.length === 0) return { photos: [], fade: 'none' };
  const [first, second, ...others] = peopleIn(photos);
  const { frame, plan } = where;
  if (plan.second && first && second && others.length === 0 && frame.shape !== 'tall') {
    const sides = [
      { photo: first, box: boxOf(frame, plan.hero.area), leans: -1 },
      { photo: second, box: boxOf(frame, plan.second.area), leans: 1 },
    ] as const;
    const behind = photos.find(({ use }) => use === 'background');
    return {
      photos: [...(behind ? [placeBehind(behind, frame, 'none', [])] : []), ...standPeople(sides, frame)],
      fade: 'none',
    };
  }
  return plan.second ? arrangeSides(photos, where) : arrangeOne(photos, recipe, where);
}

/** Places one photo behind everything and the others in the hero's place. */
function arrangeOne(
  photos: readonly RecipePhoto[],
  recipe: Recipe,
  { frame, plan, heroArea, texts }: Where,
): ArrangedPhotos {
  const words = texts.map(({ bounds }) => bounds);
  const behind = photos.find(({ use }) => use === 'background');
  const fade = behind ? fadeFor(texts, frame) : 'none';
  const standing = photos.filter((photo) => photo !== behind);
  const people = peopleIn(photos);
  if (people.length > 1 && recipe.layout === 'hero-center') {
    const boxes = sideBySide(boxOf(frame, heroArea), people.length);
    return {
      photos: [
        ...(behind ? [placeBehind(behind, frame, fade, texts)] : []),
        ...standPeople(
          people.map((photo, at) => ({ photo, ...(boxes[at] as Slot) })),
          frame,
        ).reverse(),
      ],
      fade,
    };
  }
  const person = personAlone(photos);
  const leans = sideOf(recipe, heroArea);
  if (person) {
    const alone = { frame, box: boxOf(frame, heroArea), texts, leans };
    return {
      photos: [...(behind ? [placeBehind(behind, frame, fade, texts)] : []), standPerson(person, alone)],
      fade,
    };
  }
  return {
    photos: [
      ...(behind ? [placeBehind(behind, frame, fade, texts)] : []),
      ...placePhotos(standing.map(asStanding), {
        frame,
        words,
        box: clearOf(inside(frame, boxOf(frame, roomFor(standing, heroArea, plan))), words),
        leans: recipe.layout === 'hero-left' ? -1 : 1,
        isRow: isRowPlan(plan),
      }),
    ],
    fade,
  };
}

interface Slot {
  box: Box;
  leans: 1 | -1;
}

/** Divides a box into columns; who is left of the middle leans to the left. */
function sideBySide({ x, y, width, height }: Box, count: number): Slot[] {
  return Array.from({ length: count }, (_, at) => ({
    box: { x: x + (at * width) / count, y, width: width / count, height },
    leans: at < count / 2 ? -1 : 1,
  }));
}

/** The side on which a person stands. */
function sideOf({ layout }: Recipe, [x, , width]: Area): 1 | -1 {
  if (layout === 'hero-left') return -1;
  return layout === 'hero-right' || x + width / 2 >= 0.45 ? 1 : -1;
}

function asStanding(photo: RecipePhoto): RecipePhoto {
  return photo.use === 'background' ? { ...photo, use: 'card' } : photo;
}

/**
 * Places photos on two sides: the first photo fills the first half and the second the second, or a single one
 * is behind both. Cut-outs are on their side; remaining photos are cards on it.
 */
function arrangeSides(photos: readonly RecipePhoto[], { frame, plan, texts }: Where): ArrangedPhotos {
  const words = texts.map(({ bounds }) => bounds);
  const whole = photos.filter(({ use }) => use !== 'cutout');
  const panels = whole.length >= 2 ? whole.slice(0, 2) : [];
  const behind = whole.length === 1 && whole[0]?.use === 'background' ? whole[0] : null;
  const standing = photos.filter((photo) => photo !== behind && !panels.includes(photo));
  const sides: Record<Side, RecipePhoto[]> = { first: [], second: [] };
  standing.forEach((photo, index) => {
    sides[index % 2 === 0 ? 'first' : 'second'].push(asStanding(photo));
  });
  const standOn = (side: Side, area: Area) =>
    placePhotos(sides[side], {
      frame,
      words,
      box: clearOf(boxOf(frame, area), words),
      leans: side === 'first' ? -1 : 1,
      isRow: false,
    });
  return {
    photos: [
      ...(behind ? [placeBehind(behind, frame, 'none', [])] : []),
      ...panels.map((photo, index) => placePanel(photo, frame, index === 0 ? 'first' : 'second')),
      ...standOn('first', plan.hero.area),
      ...(plan.second ? standOn('second', plan.second.area) : []),
    ],
    fade: 'none',
  };
}

/** Between words above and below, several photos take the whole width. */
function roomFor(standing: readonly RecipePhoto[], area: Area, { headline }: Plan): Area {
  const isBetween = headline?.align === 'center' && headline.area[2] > 0.6;
  const [, y, , height] = area;
  return standing.length > 1 && isBetween ? [0.05, y, 0.9, height] : area;
}

/** An illustration may extend beyond the picture; a user's photo stays whole. */
function inside({ width, height }: Frame, box: Box): Box {
  const margin = height * 0.015;
  const x = Math.max(margin, box.x);
  const y = Math.max(margin, box.y);
  const right = Math.min(width - margin, box.x + box.width);
  const bottom = Math.min(height - margin, box.y + box.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns whether a photo already shows one of two sides, so that it gets no illustration. */
export function isSideTaken({ photos = [] }: Recipe, side: Side): boolean {
  const whole = photos.filter(({ use }) => use !== 'cutout');
  if (whole.length >= 2) return true;
  const standing = photos.filter(({ use }) => !(use === 'background' && whole.length === 1));
  return standing.length > (side === 'first' ? 0 : 1);
}
