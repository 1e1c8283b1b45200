/** Where a second thing of a title stands: beside the hero and before its foot, as large as there is room. */
import { iconAspect } from '../icons.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { IconId } from '../vocabulary.ts';
import type { Placement, TextBlock } from './arrangement.ts';
import { type Box, boxAround, overlaps } from './box.ts';
import { isBust } from './busts.ts';
import type { Frame } from './frame.ts';
import { moved } from './scene-measures.ts';
import { facesLeft } from './stand-icon.ts';
import { scaled } from './standing.ts';

/** Heights in shares of the picture's, the largest first. */
const heights = [0.46, 0.4, 0.34, 0.28, 0.23] as const;
/** The most of the hero, and of the companion, that may be hidden or hiding. */
const most = { ofHero: 0.2, ofTop: 0.04, ofChest: 0.3, ofItself: 0.62 };
/** The free edge around it, in shares of the picture's height. */
const edge = 0.025;
const gap = 0.012;

/** How much smaller a hero may be for the sake of its companion, the least first. */
const shrinks = [1, 0.86, 0.74] as const;
/** A companion lower than this, in shares of the picture's height, is worth a smaller hero. */
const wanted = 0.3;

export interface Accompanied {
  hero: Placement;
  companion: Placement;
}

/** Returns the places of hero and companion; null where there is none of a size worth seeing. */
export function accompany(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  texts: readonly TextBlock[],
): Accompanied | null {
  let best: (Accompanied & { share: number }) | null = null;
  for (const shrink of isBust(hero.icon) ? [1] : shrinks) {
    for (const smaller of shrunk(hero, shrink, frame)) {
      const found = placeBeside(icon, frame, smaller, texts);
      if (found && found.share > (best?.share ?? 0)) best = { hero: smaller, ...found };
    }
    if (best && best.share >= wanted) break;
  }
  return best;
}

/** A smaller hero keeps to the outer edge of its place, at its top or its foot. */
function shrunk(hero: Placement, share: number, frame: Frame): Placement[] {
  if (share === 1) return [hero];
  const smaller = scaled(hero, share);
  const outer = hero.center.x > frame.width / 2 ? 1 : -1;
  const [dx, dy] = [hero.bounds.width - smaller.bounds.width, hero.bounds.height - smaller.bounds.height];
  const away = dx / 2 + (smaller.center.x - hero.center.x);
  const atX = hero.center.x + outer * away - smaller.center.x;
  const base = hero.center.y - smaller.center.y;
  return [base - dy / 2, base + dy / 2].map((down) => moved(smaller, down, atX));
}

function placeBeside(
  icon: IconId,
  frame: Frame,
  hero: Placement,
  texts: readonly TextBlock[],
): { companion: Placement; share: number } | null {
  const kept = faceOf(hero);
  for (const share of heights) {
    const size = sizeIn(icon, frame, share);
    for (const center of placesFor(size, frame, hero)) {
      const bounds = boxAround(center, size.width, size.height);
      const room = grown(bounds, gap * frame.height);
      const isFree =
        !texts.some((text) => overlaps(text.bounds, room)) &&
        !overlaps(room, frame.corner) &&
        !(kept && overlaps(kept, bounds)) &&
        sharedShare(bounds, hero.bounds) <= hiddenOf(hero, center) &&
        (isBust(hero.icon) || sharedShare(hero.bounds, bounds) <= most.ofItself);
      if (!isFree) continue;
      const flip = center.x < hero.center.x && facesLeft(icon);
      return { companion: { icon, center, ...size, rotation: 0, flip, bounds }, share };
    }
  }
  return null;
}

/** What is above a hero's middle and in front of it would look stuck on; before its foot it stands there. */
function hiddenOf(hero: Placement, { y }: { y: number }): number {
  if (isBust(hero.icon)) return most.ofChest;
  return y < hero.center.y ? most.ofTop : most.ofHero;
}

function sizeIn(icon: IconId, frame: Frame, share: number): { width: number; height: number } {
  const aspect = iconAspect(icon);
  // What is long takes as much of the picture as what is high.
  const height = (share * frame.height) / Math.max(1, aspect ** 0.6);
  return { width: height * aspect, height };
}

/** Before the hero's foot on either side, then beside its top. */
function placesFor({ width, height }: { width: number; height: number }, frame: Frame, hero: Placement) {
  const { y, width: wide, height: high } = hero.bounds;
  const inner = hero.center.x > frame.width / 2 ? -1 : 1;
  const sides = [inner, -inner].flatMap((side) => {
    const corner = hero.center.x + side * (wide / 2);
    return [corner - side * width * 0.12, corner + side * width * 0.3].map((at) => at);
  });
  const low = Math.min(y + high, frame.height) - height * 0.5;
  const top = Math.max(0, y) + height * 0.5;
  const inside = (value: number, half: number, length: number) =>
    Math.min(length - half - edge * frame.height, Math.max(half + edge * frame.height, value));
  // What is broad has room above it and below.
  const over = y - height * 0.3;
  const under = y + high + height * 0.3;
  // In the hands of a person, before the chest.
  const hands = isBust(hero.icon) ? [hero.center.x - wide * 0.18, hero.center.x + wide * 0.18] : [];
  const held = frame.height - height * 0.52;
  return [
    ...hands.map((at) => ({
      x: inside(at, width / 2, frame.width),
      y: inside(held, height / 2, frame.height),
    })),
    ...[low, over, under, low - height * 0.35, top].flatMap((at) =>
      sides.map((side) => ({
        x: inside(side, width / 2, frame.width),
        y: inside(at, height / 2, frame.height),
      })),
    ),
  ];
}

/** The head of a person, which nothing hides. */
function faceOf(hero: Placement): Box | null {
  if (readFigure(hero.icon)) {
    const { x, y, width, height } = hero.bounds;
    return { x: x + width * 0.12, y, width: width * 0.76, height: height * 0.46 };
  }
  if (!isBust(hero.icon)) return null;
  const { center, width, height } = hero;
  return { x: center.x - width * 0.32, y: center.y - height / 2, width: width * 0.64, height: height * 0.62 };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The share of one box that another covers. */
function sharedShare(cover: Box, box: Box): number {
  const width = Math.min(cover.x + cover.width, box.x + box.width) - Math.max(cover.x, box.x);
  const height = Math.min(cover.y + cover.height, box.y + box.height) - Math.max(cover.y, box.y);
  return (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height);
}
