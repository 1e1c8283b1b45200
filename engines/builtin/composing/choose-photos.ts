/** Decides how a design uses its reference images. */
import type { ReferenceUse } from '../../../contract/references.ts';
import { makesThumbnails } from '../../../contract/tools.ts';
import { peopleIn, personAlone } from '../layout/photos/plans.ts';
import type { PersonPhoto } from '../layout/photos/stand-person.ts';
import type { PhotoColors, PhotoFacts } from '../photos/photo.ts';
import type { DesignTool, Palette, PhotoUse, RecipePhoto } from '../recipe.ts';
import { parseHex } from '../scenes/paint/color.ts';
import type { SceneMood } from '../scenes/scene.ts';
import type { Style } from '../styles/style.ts';
import type { LayoutId } from '../vocabulary.ts';
import { choosePalette } from './choose-palette.ts';

/** A landscape photo of at least this width is sharp enough as a whole background. */
const leastWidthBehind = 640;
/**
 * The same for Genesys: its scenes have no text on them, and its treatment hides a small photo's coarseness.
 */
const leastWidthBase = 320;

export interface ChosenPhotos {
  photos: RecipePhoto[];
  /** Whether there were more photos of people than a design shows. */
  isCrowd: boolean;
  /** The photo whose colours the design takes, and how far: its light only, or everything. */
  colors: { from: PhotoColors; reach: 'light' | 'everything' } | null;
  /** Colours for a scene, top to bottom. */
  tint: string[] | null;
}

interface PhotoContext {
  tool: DesignTool;
  layout: LayoutId;
  style: Style;
  /** Which of several designs this is, from 0. */
  alternative?: number;
}

export function choosePhotos(facts: readonly PhotoFacts[], context: PhotoContext): ChosenPhotos {
  const wanted = facts.filter(({ use }) => use !== 'palette');
  const visible = shownOf(wanted, context.layout);
  const photos = visible.map((photo, index) =>
    photoOfRecipe(photo, useOf(photo, index, visible, context), context),
  );
  const palette = facts.find(({ use }) => use === 'palette');
  const behind = photos.find(({ use }) => use === 'background');
  const lending = palette ?? facts.find(({ at }) => at === behind?.at);
  return {
    photos: onlyOneBehind(photos, context),
    isCrowd: visible.length < wanted.length,
    colors: lending ? { from: lending.colors, reach: palette ? 'everything' : 'light' } : null,
    tint: palette && !behind ? palette.colors.bands : null,
  };
}

/** More photos of people than these are a crowd; a number needs room for itself. */
const mostBesidePeople = { usual: 3, counted: 2 };

/** Of many photos, people come before whatever was sent without saying how it is used. */
function shownOf(visible: readonly PhotoFacts[], layout: LayoutId): readonly PhotoFacts[] {
  const isFree = ({ use }: PhotoFacts) => use === 'auto';
  const people = visible.filter((photo) => isFree(photo) && photo.person !== null);
  const most = mostBesidePeople[layout === 'list' || layout === 'number' ? 'counted' : 'usual'];
  if (people.length === 0 || visible.filter(isFree).length <= most) return visible;
  const kept = new Set(people.slice(0, most));
  return visible.filter((photo) => !isFree(photo) || kept.has(photo));
}

/** Whether a layout has two sides. */
export function isPair(layout: LayoutId): boolean {
  return layout === 'versus' || layout === 'before-after';
}

function useOf(
  photo: PhotoFacts,
  index: number,
  all: readonly PhotoFacts[],
  { tool, layout, style, alternative = 0 }: PhotoContext,
): PhotoUse {
  const requested: ReferenceUse = photo.use;
  // A transparent picture has nothing behind its hero.
  if (requested === 'background') return style.transparent ? 'card' : 'background';
  if (requested === 'card') return 'card';
  if (photo.isCutOut) return 'cutout';
  if (requested === 'cutout' || style.transparent) return 'card';
  if (isPair(layout) && all.length > 1) return 'background';
  const isAlone = all.length === 1;
  const isBase = !makesThumbnails(tool);
  if (isBase) return index === 0 && photo.width >= leastWidthBase ? 'background' : 'card';
  const bearsIt = photo.width > photo.height && photo.width >= leastWidthBehind;
  // Of several designs, every second one shows it the other way.
  if (isAlone) return bearsIt && alternative % 2 === 0 ? 'background' : 'card';
  const othersStandFree = all.every((other) => other === photo || other.isCutOut);
  return index === 0 && bearsIt && othersStandFree ? 'background' : 'card';
}

/** Outside layouts of two sides, one photo is behind everything and the others are in front of it. */
function onlyOneBehind(photos: readonly RecipePhoto[], { layout }: PhotoContext): RecipePhoto[] {
  if (isPair(layout)) return [...photos];
  const first = photos.find(({ use }) => use === 'background');
  return photos.map((photo) =>
    photo.use === 'background' && photo !== first ? { ...photo, use: 'card' } : photo,
  );
}

/** A photo as a recipe stores it. */
export function photoOfRecipe(
  facts: PhotoFacts,
  use: PhotoUse,
  { alternative = 0 }: Pick<PhotoContext, 'alternative'>,
): RecipePhoto {
  const { at, longest, width, height, focus, subject, strokes, mask, faces, person, isMade } = facts;
  const isCutOut = use === 'cutout';
  return {
    at,
    use,
    longest,
    aspect: Math.round((width / height) * 10_000) / 10_000,
    focus,
    subject: isCutOut || isMade ? subject : null,
    strokes: isCutOut ? strokes : [],
    ...((isCutOut || isMade) && mask && { mask }),
    ...(faces.length > 0 && { faces }),
    // The third and fourth design of a generation come closer than the first two.
    ...(isCutOut && person && { person: { ...person, ...(alternative % 4 >= 2 && { isCloseUp: true }) } }),
    ...(isMade && { isMade }),
  };
}

/**
 * A person has words at the side, not above or below, and looks at them; a number or a list keeps its own
 * arrangement.
 */
function besidePerson(layout: LayoutId, { faces, person, subject }: PersonPhoto): LayoutId {
  // One person is not before and after: the other half would be empty.
  const isOpen = ['typography', 'hero-center', 'hero-left', 'hero-right', 'before-after'].includes(layout);
  if (!isOpen) return layout;
  const looks = faces[0]?.looks ?? 'ahead';
  // Writing is never mirrored: then the person decides the side.
  if (person.hasWriting && looks !== 'ahead') return looks === 'left' ? 'hero-right' : 'hero-left';
  // A head that the photo cuts is as tall as the picture: in front of a line's end, it hides less.
  const isHeadCut = subject !== null && subject[1] <= headCutAt;
  return layout === 'hero-left' && !isHeadCut ? layout : 'hero-right';
}

/** How close to the photo's upper edge a subject counts as cut by it. */
const headCutAt = 0.006;

/**
 * Returns the layout whose words are beside what matters in the photo. If that is in the middle, words may be
 * on either side.
 */
export function layoutAround(
  layout: LayoutId,
  photos: readonly RecipePhoto[],
  hasHeadline: boolean,
): LayoutId {
  if (photos.length === 0) return layout;
  const person = personAlone(photos);
  if (person) return besidePerson(layout, person);
  if (isPair(layout)) return layout;
  if (peopleIn(photos).length > 2 && layout !== 'list' && layout !== 'number') return 'hero-center';
  const behind = photos.find(({ use }) => use === 'background');
  // Without words, an illustration is beside what matters in the photo.
  if (behind && !hasHeadline) return behind.focus.x < 0.5 ? 'hero-right' : 'hero-left';
  if (!behind) return layout === 'typography' ? 'hero-right' : layout;
  if (layout === 'list' || layout === 'number' || layout === 'quote' || layout === 'hero-center')
    return layout;
  if (behind.focus.x < 0.45) return 'hero-left';
  if (behind.focus.x > 0.55) return 'hero-right';
  return layout === 'hero-left' ? layout : 'hero-right';
}

/** Returns the palette of a design whose photo lends it colours; an accent that the prompt names wins. */
export function paletteFrom(
  { from, reach }: NonNullable<ChosenPhotos['colors']>,
  mood: SceneMood,
  style: Style,
  requested: readonly string[],
  alternative: number,
): Palette {
  const scene: SceneMood = {
    ...mood,
    colors: {
      primary: from.primary,
      secondary: from.secondary,
      accent: from.vivid ?? mood.colors.accent,
      glow: from.vivid ?? from.light,
      shadow: darkened(from.dark),
    },
  };
  const own = choosePalette(scene, style, requested, alternative);
  if (reach === 'light' || requested.length > 0 || from.vivid === null) return own;
  return { ...own, accent: from.vivid };
}

/** Darkens a colour so that any photo's darkest tone becomes a ground for light text; keeps its hue. */
function darkened(color: string): string {
  const rgb = parseHex(color);
  const most = Math.max(...rgb, 1);
  const scale = Math.min(1, 30 / most);
  return `#${rgb
    .map((value) =>
      Math.round(value * scale)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
