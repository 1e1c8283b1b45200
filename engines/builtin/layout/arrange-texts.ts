/** Positions the words of a design. */
import type { FontId } from '../catalogue.ts';
import { faceFor } from '../fonts/font-stack.ts';
import { measureLine } from '../fonts/measure.ts';
import { narrowerFaces } from '../fonts/narrower-faces.ts';
import { createRandom } from '../random.ts';
import { hasHero, type Recipe } from '../recipe.ts';
import { largestHeadline } from '../styles/learned/look-layout.ts';
import { reachOf, type Style } from '../styles/style.ts';
import type { LayoutId } from '../vocabulary.ts';
import type { TextBlock } from './arrangement.ts';
import { type Box, overlaps } from './box.ts';
import { fitLines } from './fit-lines.ts';
import { type Area, boxOf, type Frame, leastCapital } from './frame.ts';
import { clearlyLarger, type LineInput } from './line-heights.ts';
import { type Plan, plainRatioFor } from './plan.ts';
import { headlineAlone } from './plans/plans.ts';
import { splitHeadline } from './split-headline.ts';

export function arrangeTexts(recipe: Recipe, style: Style, frame: Frame, plan: Plan): TextBlock[] {
  const lines = (recipe.headline?.lines ?? []).map((line, at) => ({ ...line, at }));
  const texts: (TextBlock | null)[] = [];
  const write = (
    role: TextBlock['role'],
    content: LineInput[],
    area: Area,
    { place, mostPx, face }: { place?: Plan['headline']; mostPx?: number | undefined; face?: FontId } = {},
  ) => {
    if (content.length === 0) return null;
    const preferred = face ?? recipe.headline?.font ?? style.lettering.font;
    const font = faceFor(preferred, content.map(({ text }) => text).join(''));
    const box = withoutCorner(frame, area);
    const leastSizePx = leastCapital(frame) / capitalOf(font);
    const largest = frame.unit * largestOf(role, recipe, plan);
    const limit = mostPx === undefined ? undefined : Math.max(mostPx, leastSizePx);
    return fitLines(content, {
      role,
      box,
      font,
      shape: shapeOf(style, role, recipe, box),
      align: place?.align ?? 'center',
      vertical: place?.vertical ?? 'middle',
      maxSizePx: Math.min(largest, limit ?? largest),
      ...(limit !== undefined && { maxTallPx: limit }),
      leastSizePx,
      isAlone: recipe.layout === 'typography' && role === 'headline',
    });
  };
  if (plan.labels && recipe.sides) {
    // A band behind one of two rivals would take sides.
    const stressed = recipe.layout === 'before-after' || !style.lettering.band;
    const named = (text: string, emphasis: boolean) =>
      (plan.second && text.length <= longestName ? [text] : linesOfName(text)).map((line) => ({
        text: line,
        emphasis,
      }));
    const { left, right } = recipe.sides;
    const names = ([first, second]: readonly [Area, Area], face?: FontId) => [
      write('label', named(left, false), first, { ...(face && { face }) }),
      write('label', named(right, stressed), second, { ...(face && { face }) }),
    ];
    const usual = names(plan.labels);
    const isLegible = !usual.some((block) => isLow(block, frame));
    const [first, second] = plan.labels;
    const narrower = narrowerFaces[recipe.headline?.font ?? style.lettering.font];
    texts.push(...(isLegible ? usual : names([lifted(first, plan), lifted(second, plan)], narrower)));
  }
  if (plan.headline) {
    const isBeside = hasHero(recipe);
    const place: Plan['headline'] = keepsItsPlace(plan, isBeside)
      ? plan.headline
      : { ...plan.headline, align: 'center' };
    const { lead, punch } = partHeadline(
      lines,
      recipe.layout,
      headlineRooms(plan.headline, plan, frame, isBeside),
    );
    const writeLead = (mostPx?: number) => write('headline', lead.lines, lead.area, { place, mostPx });
    const writePunch = (mostPx?: number) =>
      punch
        ? write('headline', punch.lines, punch.area, { place: { ...place, vertical: 'bottom' }, mostPx })
        : null;
    // The hook is sized first, wherever it is.
    if (lead.lines.some(({ emphasis }) => emphasis)) {
      const large = writeLead();
      texts.push(large, writePunch(besideHook(large)));
    } else {
      const large = writePunch();
      texts.push(writeLead(besideHook(large)), large);
    }
  }
  return texts.filter((block) => block !== null);
}

/** The largest size of words beside a hook that has a room of its own. */
function besideHook(block: TextBlock | null): number | undefined {
  const hooks = block?.lines.filter(({ emphasis }) => emphasis) ?? [];
  const largest = Math.max(...hooks.map(({ sizePx, stretch }) => sizePx * stretch));
  return hooks.length === 0 ? undefined : largest / clearlyLarger;
}

/** Long names of two rivals take a little room of the pictures above them, and none of a headline. */
function lifted([x, y, width, height]: Area, { headline }: Plan): Area {
  const [, top, , tall] = headline?.area ?? [0, 0, 0, 0];
  const isAbove = top < y;
  const by = isAbove ? Math.min(0.02, Math.max(0, y - top - tall)) : 0.02;
  return [x, y - by, width, height + by];
}

/** Whether a line cannot be read in a feed. */
function isLow(block: TextBlock | null, frame: Frame): boolean {
  return block?.lines.some(({ ink }) => ink.height < leastCapital(frame)) ?? false;
}

/** A longer name of a side in one line would be low. */
const longestName = 9;

/** A name of several words in two lines of even length. */
function linesOfName(name: string): string[] {
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const [best] = cuts
    .map(([above, below]) => [above.join(' '), below.join(' ')])
    .sort((one, other) => widest(one) - widest(other));
  return best ?? [name];
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));

/** The areas of a headline. */
type HeadlineRooms = Pick<NonNullable<Plan['headline']>, 'area' | 'punch' | 'whole'>;

/** Returns the room of a headline, and the separate room of its punch if it has one. */
export function headlineRooms(
  { area, alone, punch, whole }: NonNullable<Plan['headline']>,
  plan: Plan,
  { shape }: Frame,
  hasHero: boolean,
): HeadlineRooms {
  if (!keepsItsPlace(plan, hasHero)) return { area: alone ?? headlineAlone[shape] };
  return { area, ...(punch && { punch }), ...(whole && { whole }) };
}

/** Returns the lines of each area of a headline; without a punch they all have one. */
export function partHeadline<T extends { text: string; emphasis: boolean }>(
  lines: readonly T[],
  layout: LayoutId,
  { area, punch, whole = area }: HeadlineRooms,
): { lead: { lines: T[]; area: Area }; punch: { lines: T[]; area: Area } | null } {
  if (!punch) return { lead: { lines: [...lines], area }, punch: null };
  const parts = splitHeadline(lines, layout);
  if (parts.punch.length === 0) return { lead: { lines: parts.lead, area: whole }, punch: null };
  return { lead: { lines: parts.lead, area }, punch: { lines: parts.punch, area: punch } };
}

/** Whether a headline keeps its own area, because something else is beside it. */
function keepsItsPlace(plan: Plan, hasHero: boolean): boolean {
  return hasHero || plan.second !== undefined || plan.medals !== undefined;
}

/** The size that no line exceeds, in units. */
function largestOf(role: TextBlock['role'], { layout, look }: Recipe, plan: Plan): number {
  if (role === 'label') return plan.second ? 150 : 240;
  return layout === 'number' ? 620 : (largestHeadline(look) ?? 330);
}

/** The height of a face's capitals, as a share of the font size. */
function capitalOf(font: FontId): number {
  return measureLine('H', font, 0).ascent;
}

/**
 * The share of a block's height that its tilt may take: in a long, low room a line with the usual tilt would
 * be small.
 */
const tiltShare = 0.14;

/** Labels stay level; every other block tilts slightly differently. */
function shapeOf(style: Style, role: TextBlock['role'], recipe: Recipe, room: Box) {
  const { lettering } = style;
  const lean = role === 'label' ? 0 : createRandom(recipe.seed).fork('lean').between(0.7, 1.15);
  const steepest = (Math.asin(Math.min(1, (tiltShare * room.height) / room.width)) * 180) / Math.PI;
  return {
    letterSpacing: lettering.letterSpacing,
    reach: { emphasis: reachOf(lettering, true), plain: reachOf(lettering, false) },
    lineGap: lettering.lineGap,
    tilt: Math.max(-steepest, Math.min(steepest, lettering.tilt * lean)),
    sway: role === 'label' ? 0 : lettering.sway,
    plainRatio: plainRatioFor(recipe.layout, style, recipe.headline?.lines.length ?? 0),
  };
}

/** Clips the area to the safe box, and ends it above or before the corner if it would cover it. */
function withoutCorner(frame: Frame, area: Area) {
  const preferred = boxOf(frame, area);
  const { safe, corner } = frame;
  const x = Math.max(preferred.x, safe.x);
  const y = Math.max(preferred.y, safe.y);
  const right = Math.min(preferred.x + preferred.width, safe.x + safe.width);
  const bottom = Math.min(preferred.y + preferred.height, safe.y + safe.height);
  const box = { x, y, width: right - x, height: bottom - y };
  if (!overlaps(box, corner)) return box;
  // One pixel of air: rounding may let a fitted text leave its box.
  const above = { ...box, height: corner.y - y - 1 };
  const before = { ...box, width: corner.x - x - 1 };
  return above.width * above.height >= before.width * before.height ? above : before;
}
