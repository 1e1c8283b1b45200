import type { DesignPlace } from '../../../contract/design-places.ts';
import { hasIcon } from '../icons.ts';
import type { Recipe } from '../recipe.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import { placeHeadline } from '../styles/learned/look-layout.ts';
import type { Style } from '../styles/style.ts';
import type { IconId } from '../vocabulary.ts';
import { inOneBoat } from './aboard.ts';
import { actorsPlan, placeActors, shownRelation } from './actors.ts';
import { arrangeTexts } from './arrange-texts.ts';
import type { Arrangement, Emblem, PhotoPlacement, Placement, Standing, TextBlock } from './arrangement.ts';
import { type Box, centerOf, overlaps, type Point } from './box.ts';
import { isBust } from './busts.ts';
import { seenBy } from './camera.ts';
import { accompany } from './companion.ts';
import { type Area, boxOf, type Frame, frameOf } from './frame.ts';
import { placeInScene } from './in-scene.ts';
import { wholeBody } from './natural-size.ts';
import { arrangePhotos, isSideTaken } from './photos/arrange-photos.ts';
import { planFor } from './photos/plans.ts';
import { placeByHand, settlePlaces } from './place-by-hand.ts';
import type { Plan } from './plan.ts';
import { rivals } from './plans/pairs.ts';
import { heroAlone, stickersAlone } from './plans/plans.ts';
import { standIcon } from './stand-icon.ts';
import { type Actors, scaled } from './standing.ts';
import { onOneSeat } from './surroundings.ts';

const medalIcons = ['1st-place-medal', '2nd-place-medal', '3rd-place-medal'];

export function arrange(recipe: Recipe, style: Style): Arrangement {
  const frame = frameOf(recipe.size.width, recipe.size.height);
  const usual = arrangeByLayout(frame, recipe, style);
  const placed = placeByHand(usual, recipe, style);
  return placed === usual ? usual : { ...placed, emblems: pointedAnew(placed, frame) };
}

/** The emblems, with the arrow from the words to where their subject is now. */
function pointedAnew({ emblems, texts, hero, photos }: Arrangement, frame: Frame): Emblem[] {
  const standing = hero ?? standingIn(photos);
  return emblems.flatMap((emblem) => {
    if (emblem.kind !== 'pointer') return [emblem];
    return (standing && pointerFrom(texts, standing, frame)) ?? [];
  });
}

/** Where the layout puts everything. */
function arrangeByLayout(frame: Frame, recipe: Recipe, style: Style): Arrangement {
  const arrangement = arrangeIn(frame, recipe, style);
  const { shot } = recipe;
  return shot && arrangement.isScene ? seenBy(shot, arrangement, { recipe, frame, style }) : arrangement;
}

/** What words keep from faces and edges, in units, where a user has put them. */
const airOfPlaces = 2;

/** Returns the places that the parts of a recipe can have, as near as possible to the wanted ones. */
export function settledPlaces(recipe: Recipe, places: readonly DesignPlace[]): DesignPlace[] {
  const style = drawnStyle(recipe);
  const frame = frameOf(recipe.size.width, recipe.size.height);
  return settlePlaces(arrangeByLayout(frame, recipe, style), style, places, airOfPlaces);
}

function arrangeIn(frame: Frame, recipe: Recipe, style: Style): Arrangement {
  const { shape } = frame;
  const relation = shownRelation(recipe);
  const plan = areRivals(recipe)
    ? rivals[shape]
    : placeHeadline(relation ? actorsPlan(recipe, shape) : planFor(recipe, shape), { ...recipe, shape });
  const texts = arrangeTexts(recipe, style, frame, plan);
  const isAlone = texts.length === 0 && plan.second === undefined;
  const heroArea = isAlone ? heroAlone[frame.shape][sideOf(recipe)] : plan.hero.area;
  const placed =
    relation &&
    placeActors(
      recipe,
      relation,
      frame,
      isAlone ? (recipe.staging ? sceneGround : wholeGround)[shape] : heroArea,
    );
  const actors =
    placed && recipe.staging === 'scene'
      ? inOneBoat(recipe, frame, onOneSeat(recipe, frame, placed))
      : placed;
  const staged =
    recipe.staging === 'scene' && isAlone
      ? placeInScene(recipe, frame, actors?.hero ?? null, style.framing)
      : null;
  const alone =
    actors?.hero ??
    staged?.hero ??
    (recipe.hero &&
      arrangeHero(recipe, {
        frame,
        plan,
        area: heroArea,
        words: isAlone ? null : (plan.headline?.area ?? null),
        mayBleed: !style.transparent,
      }));
  const [sticker] = recipe.stickers;
  // One that is large leaves no room for others.
  const beside =
    recipe.companion && alone && sticker && hasIcon(sticker.icon)
      ? accompany(sticker.icon, frame, alone, texts)
      : null;
  const hero = beside?.hero ?? alone;
  const second = isSideTaken(recipe, 'second') ? null : secondIcon(recipe);
  const { photos, fade } = arrangePhotos(recipe, { frame, plan, heroArea, texts });
  const standing = hero ?? standingIn(photos);
  const emblems = plan.emblem ? emblemsOf(recipe, boxOf(frame, plan.emblem)) : [];
  const pointer = plan.points && standing ? pointerFrom(texts, standing, frame) : null;
  return {
    width: frame.width,
    height: frame.height,
    unit: frame.unit,
    focus:
      behindFocus(recipe, photos, frame) ??
      (actors ? focusOfActors(actors, frame) : focusOf(frame, plan, hero ?? standingIn(photos), texts)),
    safe: frame.safe,
    corner: frame.corner,
    panels: recipe.layout === 'versus' || recipe.layout === 'before-after' ? recipe.layout : 'none',
    hero: hero && scaled(hero, recipe.sizes?.[0]),
    photos,
    fade,
    ...crowdOf(actors, relation),
    ...(staged && { isScene: true as const }),
    ...(isInTwoStates(recipe) && { areSidesDistinct: true }),
    second:
      actors?.second ??
      (second && plan.second
        ? scaled(
            standSecond(second, recipe, {
              frame,
              area: plan.second.area,
              tilt: plan.second.tilt,
              mayBleed: !style.transparent,
            }),
            recipe.sizes?.[1],
          )
        : null),
    stickers: (
      staged?.things ??
      (beside
        ? [{ ...beside.companion, layer: 'front' as const }]
        : arrangeStickers(recipe, frame, isAlone ? stickersAlone[frame.shape] : plan.stickers, texts))
    ).filter(({ bounds }) => !photos.some((photo) => photo.isPerson && hides(photo, bounds))),
    medals: (isRanking(recipe) ? (plan.medals ?? []) : []).map((area, rank) => {
      const rotation = rank === 0 ? 0 : rank === 1 ? -8 : 8;
      return standIcon(medalIcons[rank] ?? '3rd-place-medal', frame, { area, rotation, looksTo: 'left' });
    }),
    texts,
    emblems: pointer ? [...emblems, pointer] : emblems,
  };
}

interface HeroPlace {
  frame: Frame;
  plan: Plan;
  area: Area;
  words: Area | null;
  /** Whether it may extend beyond the picture. */
  mayBleed: boolean;
}

function arrangeHero(recipe: Recipe, { frame, plan, area, words, mayBleed }: HeroPlace): Placement | null {
  const icon = recipe.hero?.icon;
  if (!icon || !hasIcon(icon) || recipe.layout === 'typography') return null;
  // A photo in the hero's place has no second illustration beside it.
  const isTaken = plan.second
    ? isSideTaken(recipe, 'first')
    : recipe.photos?.some(({ use }) => use !== 'background');
  if (isTaken) return null;
  const isOnTheLeft = recipe.layout === 'hero-left' || area[0] + area[2] / 2 < 0.45;
  const looksTo = isOnTheLeft || plan.second ? 'right' : 'left';
  if (recipe.states?.includes('giant') && !plan.second)
    return standIcon(wholeBody(icon), frame, { area: grown(area, words), rotation: 0, looksTo, mayBleed });
  return standIcon(icon, frame, { area, rotation: plan.hero.tilt, looksTo, mayBleed });
}

/** A giant stands on the lower edge, and fills the height beside the words or all the room below them. */
function grown([x, , width]: Area, words: Area | null): Area {
  const beside: Area = [x - 0.03, 0.02, width + 0.06, 0.99];
  if (!words) return beside;
  const [left, top, wide, high] = words;
  const above = Math.min(left + wide, beside[0] + beside[2]) - Math.max(left, beside[0]);
  if (above < beside[2] / 2) return beside;
  const from = top + high;
  return [0.02, from, 0.96, 1.01 - from];
}

function sideOf(recipe: Recipe): 'left' | 'center' | 'right' {
  if (recipe.layout === 'hero-left') return 'left';
  return recipe.layout === 'hero-right' ? 'right' : 'center';
}

/** Returns whether the two sides of a comparison would be shown by the same illustration. */
function isInTwoStates({ layout, states, secondStates }: Recipe): boolean {
  return layout === 'versus' && states?.join() !== secondStates?.join();
}

function areRivals(recipe: Recipe): boolean {
  const { layout, hero, secondHero, photos = [] } = recipe;
  if (isInTwoStates(recipe)) return false;
  const isSame = secondHero === null || secondHero.icon === hero?.icon;
  return layout === 'versus' && isSame && photos.length === 0;
}

/** Two people of one kind look at each other. */
function standSecond(
  icon: IconId,
  recipe: Recipe,
  { frame, area, tilt, mayBleed }: { frame: Frame; area: Area; tilt: number; mayBleed: boolean },
): Placement {
  const placed = standIcon(icon, frame, { area, rotation: tilt, looksTo: 'left', mayBleed });
  return icon === recipe.hero?.icon && isBust(icon) ? { ...placed, flip: true } : placed;
}

/** Returns the other side's icon. If a comparison names only one thing, it is compared with itself. */
function secondIcon(recipe: Recipe): IconId | null {
  const icon = recipe.secondHero?.icon ?? recipe.hero?.icon;
  return icon && hasIcon(icon) ? icon : null;
}

function arrangeStickers(
  recipe: Recipe,
  frame: Frame,
  slots: Plan['stickers'],
  texts: readonly TextBlock[],
): Arrangement['stickers'] {
  const taken = new Set([recipe.hero?.icon, recipe.secondHero?.icon]);
  const icons = recipe.stickers.map(({ icon }) => icon).filter((icon) => hasIcon(icon) && !taken.has(icon));
  return icons.slice(0, slots.length).flatMap((icon, index) => {
    const slot = slots[index];
    if (!slot) return [];
    const placed = standIcon(icon, frame, { area: slot.area, rotation: slot.tilt, looksTo: 'left' });
    const inTheWay = texts.some(({ bounds }) => overlaps(bounds, placed.bounds));
    return inTheWay || overlaps(placed.bounds, frame.corner) ? [] : [{ ...placed, layer: slot.layer }];
  });
}

/** Whether a person hides so much of a sticker that it looks like a mistake, or has it on the face. */
function hides({ bounds, faces }: PhotoPlacement, sticker: Box): boolean {
  const width = Math.min(bounds.x + bounds.width, sticker.x + sticker.width) - Math.max(bounds.x, sticker.x);
  const height =
    Math.min(bounds.y + bounds.height, sticker.y + sticker.height) - Math.max(bounds.y, sticker.y);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared > sticker.width * sticker.height * 0.25 || faces.some((face) => overlaps(face, sticker));
}

/** Returns an arrow from under the words to their subject, if there is room for one. */
function pointerFrom(texts: readonly TextBlock[], standing: Standing, frame: Frame): Emblem | null {
  const words = texts.find(({ role }) => role === 'headline')?.bounds;
  if (!words) return null;
  const isLeft = standing.center.x < words.x + words.width / 2;
  const below = words.y + words.height + 26 * frame.unit;
  const edge = standing.center.x + standing.width * (isLeft ? 0.5 : -0.5);
  const from = { x: words.x + words.width * (isLeft ? 0.42 : 0.58), y: below };
  const to = { x: edge + (isLeft ? 18 : -18) * frame.unit, y: below + 105 * frame.unit };
  const isRoom = Math.abs(from.x - to.x) > 90 * frame.unit && to.y < frame.corner.y - 20 * frame.unit;
  return isRoom ? { kind: 'pointer', from, to } : null;
}

function emblemsOf(recipe: Recipe, box: ReturnType<typeof boxOf>): Emblem[] {
  const center = centerOf(box);
  const size = Math.min(box.width, box.height);
  switch (recipe.layout) {
    case 'versus':
      return [{ kind: 'versus', center, size }];
    case 'before-after': {
      const isVertical = recipe.size.height > recipe.size.width * 1.25;
      const from = isVertical ? { x: center.x, y: box.y } : { x: box.x, y: center.y };
      const to = isVertical ? { x: center.x, y: box.y + box.height } : { x: box.x + box.width, y: center.y };
      return [{ kind: 'arrow', from, to, size }];
    }
    case 'list':
      return [{ kind: 'badge', center, size, ...badgeOf(recipe.number?.value ?? '') }];
    case 'quote':
      return [{ kind: 'quotes', origin: { x: box.x, y: box.y }, size }];
    default:
      return [];
  }
}

/** Only a "top N" has a first, second and third. */
function isRanking({ number }: Recipe): boolean {
  return /^\p{L}/u.test(number?.value ?? '');
}

/** "TOP 10" is written in two lines, a bare number in one. */
function badgeOf(value: string): { title: string; text: string } {
  const [, title = '', text = value] = /^(\p{L}+)\s+(.*)$/u.exec(value) ?? [];
  return { title: title.toUpperCase(), text };
}

/**
 * Returns where the focus of the background photo is in the picture; null if it is covered, or there is none.
 */
function behindFocus(
  recipe: Recipe,
  photos: readonly PhotoPlacement[],
  { width, height }: Frame,
): Point | null {
  const [behind] = photos;
  if (photos.length !== 1 || behind?.kind !== 'background') return null;
  const { x, y } = recipe.photos?.find(({ at }) => at === behind.at)?.focus ?? { x: 0.5, y: 0.5 };
  return {
    x: (behind.bounds.x + x * behind.width) / width,
    y: (behind.bounds.y + y * behind.height) / height,
  };
}

/** Returns the photo in front, which the scene's light falls on. */
function standingIn(photos: readonly PhotoPlacement[]): PhotoPlacement | null {
  return photos.findLast(({ kind }) => kind === 'card' || kind === 'cutout') ?? null;
}

/** The ground of actors without words. */
const wholeGround: Record<Frame['shape'], Area> = {
  wide: [0.06, 0.12, 0.88, 0.82],
  square: [0.04, 0.2, 0.92, 0.74],
  tall: [0.04, 0.3, 0.92, 0.6],
};

/** The ground of actors in a scene, which is seen around them. */
const sceneGround: Record<Frame['shape'], Area> = {
  wide: [0.1, 0.22, 0.8, 0.71],
  square: [0.06, 0.32, 0.88, 0.6],
  tall: [0.04, 0.4, 0.92, 0.5],
};

/** Relations whose second actor is before the first. */
const inFront: ReadonlySet<string> = new Set(['behind', 'inside', 'on-shoulder', 'in-lap']);

function crowdOf(actors: Actors | null, relation: Recipe['relation'] | null) {
  const isSecondInFront = actors !== null && inFront.has(relation ?? '');
  const isHeroInFront = actors !== null && relation === 'holds';
  return {
    crowd: actors?.crowd ?? [],
    ...(isSecondInFront && { isSecondInFront }),
    ...(isHeroInFront && { isHeroInFront }),
  };
}

/** Between two actors; in the middle of a heap. */
function focusOfActors({ hero, second, crowd }: Actors, { width, height }: Frame): Point {
  const all = [hero, ...(second ? [second] : []), ...crowd];
  const mean = (of: (one: Placement) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return { x: mean(({ center }) => center.x) / width, y: mean(({ center }) => center.y) / height };
}

function focusOf(frame: Frame, plan: Plan, hero: Standing | null, texts: readonly TextBlock[]) {
  if (plan.second) return { x: 0.5, y: 0.45 };
  const center = hero?.center ?? (texts[0] ? { x: frame.width / 2, y: frame.height * 0.45 } : null);
  if (!center) return { x: 0.62, y: 0.45 };
  return { x: center.x / frame.width, y: center.y / frame.height };
}
