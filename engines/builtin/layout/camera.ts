/**
 * Frames an arranged picture without words: how large its subject is, where it stands, and which part of the
 * scene is behind it. Things that belong to each other, such as a sofa and who lies on it, stay together.
 */
import { readFigure } from '../own-drawings/figures/figures.ts';
import type { Recipe, Shot } from '../recipe.ts';
import type { Style } from '../styles/style.ts';
import type { Arrangement, Placement } from './arrangement.ts';
import { type Box, overlaps, union } from './box.ts';
import { isBust } from './busts.ts';
import { inView, mirrored, moveAll, scaledAbout, shifted } from './camera-moves.ts';
import { isAfloat } from './flying.ts';
import type { Frame } from './frame.ts';
import { clamp } from './scene-measures.ts';
import { waters } from './scene-waters.ts';
import { isBuilding, isField, reachesAcross } from './surroundings.ts';
import { fire, lake } from './water-and-fire.ts';

type Kind = 'figure' | 'cut' | 'near' | 'torso' | 'thing' | 'several';

/** How high the subject is, in shares of what the picture shows of its height. */
const heights: Readonly<Record<Kind, Readonly<Record<Shot['size'], number>>>> = {
  figure: { wide: 0.68, medium: 0.8, close: 0.86 },
  // From the head to the thighs.
  cut: { wide: 0.7, medium: 0.83, close: 1.5 },
  near: { wide: 1.36, medium: 1.55, close: 1.75 },
  torso: { wide: 0.82, medium: 0.93, close: 1.12 },
  thing: { wide: 0.62, medium: 0.73, close: 0.83 },
  several: { wide: 0.66, medium: 0.75, close: 0.84 },
};
/** A tall picture is filled by its width. */
const inTall = 0.86;
/** How wide it is at most, in shares of the width. */
const widths: Readonly<Record<Shot['size'], number>> = { wide: 0.7, medium: 0.82, close: 0.93 };
/** How much larger than the picture the scene behind is. */
const sceneScales: Readonly<Record<Shot['size'], number>> = { wide: 1.06, medium: 1.18, close: 1.36 };
const largest = 1.7;
/** Where a subject on a third has its middle, and how much wider than this it is in the middle. */
const third = 0.36;
const isWide = 0.56;
/** A face is nearer to the middle. */
const thirdOfFace = 0.41;
/** Below this share of the scene's height it has ground. */
const groundFrom = 0.87;
/** How far down a vessel is in the water, and what flies in the air. */
const swimming = 0.79;
const flying = 0.78;
/** Free above a head. */
const headroom = 0.06;

/** What is drawn around the hero, at the hero's place. */
const aroundHero = /^(?:sofa|bed|oak|facade|door|rowing-boat|fishing-boat)$/;
const inSky =
  /^(?:rainbow-arc|lightning-bolts|full-moon|crescent-moon|sun|sun-with-face|ringed-planet|shooting-star|cloud.*)$/;
const onWall = /^(?:window|framed-picture|mirror|mantelpiece-clock|spider-web|curtain)$/;
/** Poses whose legs tell nothing. */
const upright =
  /^(?:standing|holding|walking|pointing|gazing|waving|wand|photographing|flowers|coffee|phoning|praying|singing|conducting|trumpet|flute|violin|afraid|sad|carrying)$/;

interface Scene {
  recipe: Recipe;
  frame: Frame;
  style: Pick<Style, 'framing' | 'transparent'>;
}

/** The share of the height that bars or a frame cover above and below. */
function coveredOf({ effects }: Recipe, frame: Frame): number {
  if (effects.some(({ id }) => id === 'letterbox' || id === 'film-bars'))
    return (Math.min(frame.height, frame.width) * 0.11) / frame.height;
  return effects.some(({ id }) => id === 'frame') ? 0.03 : 0;
}

/** Whether a thing is part of the place rather than of who is in it. */
const isOfPlace = ({ icon, isBackdrop, bounds }: Placement, frame: Frame) =>
  inSky.test(icon) ||
  onWall.test(icon) ||
  isField(icon) ||
  icon === 'moon-ground' ||
  icon === 'long-wall' ||
  bounds.width > frame.width * 0.98 ||
  (isBackdrop === true && isBuilding(icon));

function kindOf(arrangement: Arrangement, standing: readonly Placement[], { recipe, style }: Scene): Kind {
  const { hero, second, crowd } = arrangement;
  if (!hero || second || crowd.length > 0) return 'several';
  if (isBust(hero.icon)) return 'torso';
  const figure = readFigure(hero.icon);
  if (!figure) return 'thing';
  // What it wears or holds is within its reach, and above the ground.
  const knees = hero.bounds.y + hero.bounds.height * 0.84;
  const isAlone = standing.every(
    ({ bounds, icon }) =>
      !/^(?:kite|balloon)$/.test(icon) &&
      overlaps(bounds, hero.bounds) &&
      bounds.height < hero.height * 0.5 &&
      bounds.y + bounds.height < knees,
  );
  const hasWhole =
    style.transparent || recipe.states?.length || hero.isAloft || !isAlone || !upright.test(figure.pose);
  if (hasWhole) return 'figure';
  return style.framing === 'near' ? 'near' : 'cut';
}

/** Returns an arrangement as the camera of a shot sees it. */
export function seenBy(shot: Shot, arrangement: Arrangement, scene: Scene): Arrangement {
  const { recipe, frame } = scene;
  const { hero, second, crowd, stickers } = arrangement;
  const covered = coveredOf(recipe, frame);
  const own = stickers.filter((one) => !isOfPlace(one, frame));
  const subjects = [...(hero ? [hero] : []), ...(second ? [second] : []), ...crowd, ...own];
  const hasImage = stickers.some(({ icon }) => icon === lake);
  if (!hero || subjects.length === 0 || reachesAcross(hero.icon) || hasImage)
    return mirrored(framedPlace(shot, arrangement, frame), shot, frame);
  const isAboard = own.some(({ icon }) => icon === 'rowing-boat');
  const isSwimming = (isAfloat(hero.icon) || isAboard) && waters.has(recipe.scene.id);
  const isTied =
    isSwimming || stickers.some(({ icon }) => icon === fire) || own.some(({ icon }) => aroundHero.test(icon));
  const kind = kindOf(arrangement, own, scene);
  const all = union(subjects.map(({ bounds }) => bounds));
  // A ship, and who stands in a boat, has air above.
  const most = isSwimming ? (frame.height * (swimming - covered - headroom)) / all.height : largest;
  const scale = Math.min(most, scaleOf(shot, kind, all, { ...scene, covered }));
  const framed = isTied
    ? framedWhole(Math.max(isSwimming ? 0.8 : 1, Math.min(largest, scale)), arrangement, all, {
        shot,
        frame,
        covered,
        isSwimming,
      })
    : framedApart(scale, arrangement, {
        all,
        own,
        kind,
        shot,
        frame,
        covered,
        // A sticker has no place beside it, and before a camera on a head are two hands.
        isSticker: scene.style.transparent === true && kind !== 'torso',
        isCentral: scene.style.transparent === true || scene.style.framing === 'far',
      });
  return mirrored(framed, shot, frame);
}

function scaleOf(
  shot: Shot,
  kind: Kind,
  all: Box,
  { recipe, frame, style, covered }: Scene & { covered: number },
): number {
  const { size } = shot;
  const shown = frame.height * (1 - 2 * covered);
  const far = style.framing === 'far' ? 0.86 : 1;
  const tall = frame.shape === 'tall' ? inTall : 1;
  // Between the bars of a film there is little height, and all of it is used.
  const filled = covered > 0.08 ? 1.12 : 1;
  const told = recipe.states?.includes('tiny') ? 0.55 : recipe.states?.includes('giant') ? 1.12 : 1;
  const own =
    kind === 'torso' && style.framing === 'near' ? Math.max(0.95, heights[kind][size]) : heights[kind][size];
  const high = own * shown * far * tall * filled * told;
  const isCut = kind === 'near' || (kind === 'cut' && size === 'close');
  const room =
    isCut || kind === 'torso'
      ? Number.POSITIVE_INFINITY
      : footOf(shot, frame, covered) - frame.height * (covered + 0.025);
  const most = style.framing === 'far' ? 0.6 : widths[size];
  const wide = frame.width * (frame.shape === 'wide' && !isCut ? most : 0.96);
  return Math.min(Math.min(high, room) / all.height, wide / all.width);
}

/** A landscape, or what reaches across it: only the place is framed. */
function framedPlace({ height }: Shot, arrangement: Arrangement, frame: Frame): Arrangement {
  const scale = height === 'level' ? 1.04 : 1.14;
  const room = frame.height * (scale - 1);
  const top = room * { low: 0.2, level: 0.5, high: 1 }[height];
  const view = { scale, left: (frame.width * (scale - 1)) / 2, top, isMirrored: false };
  return { ...moveAll(arrangement, (one) => inView(one, view)), view };
}

interface Framing {
  shot: Shot;
  frame: Frame;
  covered: number;
}

const footOf = ({ height }: Shot, frame: Frame, covered: number) =>
  frame.height * ({ low: 0.955, level: 0.935, high: 0.915 }[height] - covered);

/** Place and things in one: a part of the picture is seen. */
function framedWhole(
  scale: number,
  arrangement: Arrangement,
  all: Box,
  { shot, frame, covered, isSwimming }: Framing & { isSwimming: boolean },
): Arrangement {
  const { width, height } = frame;
  const isThird = shot.at === 'third' && all.width * scale < width * isWide;
  const x = isThird ? third : 0.5;
  const foot = isSwimming ? height * Math.min(swimming, 1 - covered - 0.06) : footOf(shot, frame, covered);
  if (scale < 1) {
    // The place fills the picture; what stands in it is smaller.
    const from = { x: all.x + all.width / 2, y: all.y + all.height };
    const move = (one: Placement) =>
      isOfPlace(one, frame) || one.isBackdrop
        ? one
        : scaledAbout(one, scale, from, { x: x * width, y: foot });
    const view = { scale: 1, left: 0, top: 0, isMirrored: false };
    return withFocus({ ...moveAll(arrangement, move), view }, frame);
  }
  const left = clamp((all.x + all.width / 2) * scale - x * width, 0, width * (scale - 1));
  const top = clamp((all.y + all.height) * scale - foot, 0, height * (scale - 1));
  const view = { scale, left, top, isMirrored: false };
  return withFocus({ ...moveAll(arrangement, (one) => inView(one, view)), view }, frame);
}

/** Subject and place apart, as if the camera had gone nearer. */
function framedApart(
  scale: number,
  arrangement: Arrangement,
  {
    all,
    own,
    kind,
    shot,
    frame,
    covered,
    isCentral,
    isSticker,
  }: Framing & {
    all: Box;
    own: readonly Placement[];
    kind: Kind;
    isCentral: boolean;
    isSticker: boolean;
  },
): Arrangement {
  const { width, height } = frame;
  const { hero, stickers } = arrangement;
  const hasFar = stickers.some(({ icon, isBackdrop }) => isBackdrop && isBuilding(icon));
  const wide = all.width * scale;
  const isCut = kind === 'near' || (kind === 'cut' && shot.size === 'close');
  const isThird =
    (shot.at === 'third' || hasFar) && !isCentral && wide < width * isWide && frame.shape === 'wide';
  const isLeft = all.x + all.width / 2 <= width * 0.56;
  const aside = kind === 'torso' || isCut ? thirdOfFace : third;
  const goal = isThird ? (isLeft ? aside : 1 - aside) : 0.5;
  const x = clamp(
    goal * width,
    Math.min(width / 2, wide / 2 + width * 0.03),
    Math.max(width / 2, width * 0.97 - wide / 2),
  );
  const floats = hero?.isAloft === true;
  const foot = footOf(shot, frame, covered);
  const high = all.height * scale;
  const top = isSticker
    ? (height - high) / 2
    : isCut
      ? height * (covered + headroom)
      : kind === 'torso'
        ? Math.max(height * (1 - covered) + 24 * frame.unit - high, height * (covered + 0.03))
        : floats
          ? clamp(
              all.y + all.height / 2 - high / 2,
              height * (covered + 0.04),
              Math.max(height * (covered + 0.04), Math.min(foot, flying * height) - high),
            )
          : foot - high;
  const move = (one: Placement): Placement =>
    scaledAbout(one, scale, { x: all.x + all.width / 2, y: all.y }, { x, y: top });
  const zoom = sceneScales[shot.size];
  const ground = kind === 'torso' || isCut || floats ? height : foot;
  const most = height * (zoom - 1);
  const least = clamp(groundFrom * height * zoom - ground, 0, most);
  const view = {
    scale: zoom,
    left: (width * (zoom - 1)) / 2,
    top: { low: least, level: (least + most) / 2, high: most }[shot.height],
    isMirrored: false,
  };
  const mine = new Set<Placement>(own);
  const heroAfter = hero && move(hero);
  const moved = moveAll(arrangement, (one) =>
    one === hero || one === arrangement.second || arrangement.crowd.includes(one) || mine.has(one)
      ? move(one)
      : besideHero(inView(one, view), heroAfter, frame),
  );
  return withFocus(
    {
      ...moved,
      stickers: apartInSky(moved.stickers),
      ...(isCut && moved.hero && { hero: { ...moved.hero, isNear: true as const } }),
      view,
    },
    frame,
  );
}

/** Of several in the sky, each is below the one before that it would cover. */
function apartInSky(stickers: Arrangement['stickers']): Arrangement['stickers'] {
  const seen: Placement[] = [];
  return stickers.map((one) => {
    if (!inSky.test(one.icon)) return one;
    const over = seen.find(({ bounds }) => overlaps(bounds, one.bounds));
    const down = over ? over.bounds.y + over.bounds.height * 1.06 - one.bounds.y : 0;
    const apart = over ? { ...shifted(one, 0, down), layer: one.layer } : one;
    seen.push(apart);
    return apart;
  });
}

/** What is in the sky or on a wall stays in the picture, and is not behind the hero. */
function besideHero(one: Placement, hero: Placement | null, frame: Frame): Placement {
  const { bounds, icon } = one;
  if (bounds.width > frame.width * 0.8 || isField(icon)) return one;
  const half = bounds.width / 2;
  const inside = clamp(one.center.x, half + frame.width * 0.02, frame.width * 0.98 - half);
  const isHidden =
    hero !== null &&
    Math.min(hero.bounds.x + hero.bounds.width, inside + half) - Math.max(hero.bounds.x, inside - half) >
      half * 0.9;
  const isLeft = hero !== null && hero.center.x <= frame.width / 2;
  const aside = isLeft ? frame.width * 0.97 - half : frame.width * 0.03 + half;
  const down = Math.max(0, frame.height * 0.03 - bounds.y) * (inSky.test(icon) ? 1 : 0);
  return shifted(one, (isHidden ? aside : inside) - one.center.x, down);
}

function withFocus(arrangement: Arrangement, { width, height }: Frame): Arrangement {
  const { hero } = arrangement;
  if (!hero) return arrangement;
  // Of what the lower edge cuts, the head is what one looks at.
  const y = hero.isNear ? hero.bounds.y + height * 0.28 : hero.center.y;
  return { ...arrangement, focus: { x: clamp(hero.center.x / width, 0, 1), y: clamp(y / height, 0, 1) } };
}
