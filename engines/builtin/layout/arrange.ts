/** Recipe → where everything stands. Pure: no pixel is drawn, fonts are only measured. */
import { faceFor } from '../fonts/font-stack.ts';
import { hasIcon, iconAspect } from '../icons.ts';
import { createRandom } from '../random.ts';
import { hasHero, type Recipe } from '../recipe.ts';
import { largestHeadline, placeHeadline } from '../styles/learned/look-layout.ts';
import { reachOf, type Style } from '../styles/style.ts';
import type { IconId } from '../vocabulary.ts';
import type { Arrangement, Emblem, PhotoPlacement, Placement, Standing, TextBlock } from './arrangement.ts';
import { boxAround, centerOf, overlaps, type Point, turnedBounds } from './box.ts';
import { facesLeft } from './facing.ts';
import { fitLines, type LineInput } from './fit-lines.ts';
import { type Area, boxOf, type Frame, frameOf } from './frame.ts';
import { arrangePhotos, isSideTaken } from './photos/arrange-photos.ts';
import { planFor } from './photos/plans.ts';
import { type Plan, plainRatioFor } from './plan.ts';
import { headlineAlone, heroAlone, stickersAlone } from './plans/plans.ts';

const medalIcons = ['1st-place-medal', '2nd-place-medal', '3rd-place-medal'];

export function arrange(recipe: Recipe, style: Style): Arrangement {
  const frame = frameOf(recipe.size.width, recipe.size.height);
  const { shape } = frame;
  const plan = placeHeadline(planFor(recipe.layout, recipe.photos, shape), { ...recipe, shape });
  const texts = arrangeTexts(recipe, style, frame, plan);
  const isAlone = texts.length === 0 && plan.second === undefined;
  const heroArea = isAlone ? heroAlone[frame.shape][sideOf(recipe)] : plan.hero.area;
  const hero = recipe.hero && arrangeHero(recipe, frame, plan, heroArea);
  const second = isSideTaken(recipe, 'second') ? null : secondIcon(recipe);
  const { photos, fade } = arrangePhotos(recipe, { frame, plan, heroArea, texts });
  const emblems = plan.emblem ? emblemsOf(recipe, boxOf(frame, plan.emblem)) : [];
  return {
    width: frame.width,
    height: frame.height,
    unit: frame.unit,
    focus: behindFocus(recipe, photos, frame) ?? focusOf(frame, plan, hero ?? standingIn(photos), texts),
    safe: frame.safe,
    corner: frame.corner,
    panels: recipe.layout === 'versus' || recipe.layout === 'before-after' ? recipe.layout : 'none',
    hero,
    photos,
    fade,
    second: second && plan.second ? stand(second, frame, plan.second.area, plan.second.tilt, 'left') : null,
    stickers: arrangeStickers(recipe, frame, isAlone ? stickersAlone[frame.shape] : plan.stickers, texts),
    medals: (isRanking(recipe) ? (plan.medals ?? []) : []).map((area, rank) => {
      return stand(
        medalIcons[rank] ?? '3rd-place-medal',
        frame,
        area,
        rank === 0 ? 0 : rank === 1 ? -8 : 8,
        'left',
      );
    }),
    texts,
    emblems,
  };
}

function arrangeHero(recipe: Recipe, frame: Frame, plan: Plan, area: Area): Placement | null {
  const icon = recipe.hero?.icon;
  if (!icon || !hasIcon(icon) || recipe.layout === 'typography') return null;
  // A photo that stands in the hero's place stands there alone.
  const isTaken = plan.second
    ? isSideTaken(recipe, 'first')
    : recipe.photos?.some(({ use }) => use !== 'background');
  if (isTaken) return null;
  const looksTo = recipe.layout === 'hero-left' || plan.second ? 'right' : 'left';
  return stand(icon, frame, area, plan.hero.tilt, looksTo);
}

function sideOf(recipe: Recipe): 'left' | 'center' | 'right' {
  if (recipe.layout === 'hero-left') return 'left';
  return recipe.layout === 'hero-right' ? 'right' : 'center';
}

/** The other side's icon; where a comparison names only one thing, it is that thing's own counterpart. */
function secondIcon(recipe: Recipe): IconId | null {
  const icon = recipe.secondHero?.icon ?? recipe.hero?.icon;
  return icon && hasIcon(icon) ? icon : null;
}

/** Fits an icon into an area, middle and bottom, so that it stands on the area's lower edge. */
function stand(
  icon: IconId,
  frame: Frame,
  area: Area,
  rotation: number,
  looksTo: 'left' | 'right',
): Placement {
  const box = boxOf(frame, area);
  const aspect = iconAspect(icon);
  const angle = (Math.abs(rotation) * Math.PI) / 180;
  // Width and height of a turned rectangle of the icon's aspect, per unit of its height.
  const turnedWidth = aspect * Math.cos(angle) + Math.sin(angle);
  const turnedHeight = aspect * Math.sin(angle) + Math.cos(angle);
  const height = Math.min(box.height / turnedHeight, box.width / turnedWidth);
  const width = height * aspect;
  // A flat, wide icon would hang at the bottom: it is lifted to where a tall one has its middle.
  const lift = (box.height - height * turnedHeight) * 0.42;
  const center = {
    x: box.x + box.width / 2,
    y: box.y + box.height - (height * turnedHeight) / 2 - lift,
  };
  const flip = looksTo === 'right' && facesLeft(icon);
  const bounds = turnedBounds(boxAround(center, width, height), rotation, center);
  return { icon, center, width, height, rotation, flip, bounds };
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
    const placed = stand(icon, frame, slot.area, slot.tilt, 'left');
    const inTheWay = texts.some(({ bounds }) => overlaps(bounds, placed.bounds));
    return inTheWay || overlaps(placed.bounds, frame.corner) ? [] : [{ ...placed, layer: slot.layer }];
  });
}

function arrangeTexts(recipe: Recipe, style: Style, frame: Frame, plan: Plan): TextBlock[] {
  const lines = recipe.headline?.lines ?? [];
  const texts: (TextBlock | null)[] = [];
  const write = (role: TextBlock['role'], content: LineInput[], area: Area, place?: Plan['headline']) => {
    if (content.length === 0) return;
    const wished = recipe.headline?.font ?? style.lettering.font;
    const font = faceFor(wished, content.map(({ text }) => text).join(''));
    texts.push(
      fitLines(content, {
        role,
        box: withoutCorner(frame, area),
        font,
        shape: shapeOf(style, role, recipe),
        align: place?.align ?? 'center',
        vertical: place?.vertical ?? 'middle',
        maxSizePx: frame.unit * largestOf(role, recipe),
      }),
    );
  };
  if (plan.labels && recipe.sides) {
    write('label', [{ text: recipe.sides.left, emphasis: false }], plan.labels[0]);
    // A bar behind one of two rivals would take sides.
    const stressed = recipe.layout === 'before-after' || !style.lettering.band;
    write('label', [{ text: recipe.sides.right, emphasis: stressed }], plan.labels[1]);
  }
  if (plan.headline) {
    const isBeside = hasHero(recipe);
    const place: Plan['headline'] = keepsItsPlace(plan, isBeside)
      ? plan.headline
      : { ...plan.headline, align: 'center' };
    write('headline', lines, headlineArea(plan.headline, plan, frame, isBeside), place);
  }
  return texts.filter((block) => block !== null);
}

export function headlineArea(
  { area, alone }: NonNullable<Plan['headline']>,
  plan: Plan,
  { shape }: Frame,
  hasHero: boolean,
): Area {
  return keepsItsPlace(plan, hasHero) ? area : (alone ?? headlineAlone[shape]);
}

/** Whether a headline stays in its own area: something else stands beside it. */
function keepsItsPlace(plan: Plan, hasHero: boolean): boolean {
  return hasHero || plan.second !== undefined || plan.medals !== undefined;
}

/** In units: the size that no line exceeds. */
function largestOf(role: TextBlock['role'], { layout, look }: Recipe): number {
  if (role === 'label') return 150;
  return layout === 'number' ? 620 : (largestHeadline(look) ?? 330);
}

/** Labels stay level; every other block leans a little differently. */
function shapeOf(style: Style, role: TextBlock['role'], recipe: Recipe) {
  const { lettering } = style;
  const lean = role === 'label' ? 0 : createRandom(recipe.seed).fork('lean').between(0.7, 1.15);
  return {
    letterSpacing: lettering.letterSpacing,
    reach: reachOf(lettering),
    lineGap: lettering.lineGap,
    tilt: lettering.tilt * lean,
    sway: role === 'label' ? 0 : lettering.sway,
    plainRatio: plainRatioFor(recipe.layout, style, recipe.headline?.lines.length ?? 0),
  };
}

/** The area cut to the safe box and, where it would cover the corner, ended above or before it. */
function withoutCorner(frame: Frame, area: Area) {
  const wished = boxOf(frame, area);
  const { safe, corner } = frame;
  const x = Math.max(wished.x, safe.x);
  const y = Math.max(wished.y, safe.y);
  const right = Math.min(wished.x + wished.width, safe.x + safe.width);
  const bottom = Math.min(wished.y + wished.height, safe.y + safe.height);
  const box = { x, y, width: right - x, height: bottom - y };
  if (!overlaps(box, corner)) return box;
  // A pixel of air: what fits into a box may leave it by the rounding.
  const above = { ...box, height: corner.y - y - 1 };
  const before = { ...box, width: corner.x - x - 1 };
  return above.width * above.height >= before.width * before.height ? above : before;
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

/** Where what matters in the photo behind everything has come to lie; null where it is covered, or there is none. */
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

/** The photo in front, which the scene's light falls on. */
function standingIn(photos: readonly PhotoPlacement[]): PhotoPlacement | null {
  return photos.findLast(({ kind }) => kind === 'card' || kind === 'cutout') ?? null;
}

function focusOf(frame: Frame, plan: Plan, hero: Standing | null, texts: readonly TextBlock[]) {
  if (plan.second) return { x: 0.5, y: 0.45 };
  const center = hero?.center ?? (texts[0] ? { x: frame.width / 2, y: frame.height * 0.45 } : null);
  if (!center) return { x: 0.62, y: 0.45 };
  return { x: center.x / frame.width, y: center.y / frame.height };
}
