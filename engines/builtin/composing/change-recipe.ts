/** Recipe → the recipe of a changed design. Pure: the same recipe and change give the same recipe. */
import type { DesignPlace } from '../../../contract/design-places.ts';
import { hasIcon } from '../icons.ts';
import { settledPlaces } from '../layout/arrange.ts';
import { type DesignWarning, type Headline, hasHero, headlineLimits, type Recipe } from '../recipe.ts';
import type { SceneMood } from '../scenes/scene.ts';
import { moodNamed, scenes } from '../scenes/scenes.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import { inSceneLook } from '../styles/scene-looks.ts';
import type { Style } from '../styles/style.ts';
import { styleOf } from '../styles/styles.ts';
import type { IconId, LayoutId, SceneId } from '../vocabulary.ts';
import { compositionOf } from './choose-composition.ts';
import { choosePalette } from './choose-palette.ts';
import { cleanHeadline } from './clean-headline.ts';
import { layoutHeadline } from './compose-headline.ts';
import type { Composition } from './compose-recipe.ts';
import { containsNumber } from './number-lines.ts';
import { findPalette, withAccent } from './palettes.ts';

/** A change of a design; absent fields stay unchanged. */
export interface DesignChange {
  /** Lines as typed; an empty list removes the headline. */
  headline?: readonly string[];
  /** The index of the emphasised line, from 0; default: the last. */
  emphasis?: number;
  /** Null removes the hero. An illustration puts the photos in the hero's place aside. */
  hero?: IconId | null;
  /** Whether the photos stand in the hero's place. */
  photos?: boolean;
  /** Without a mood, the scene's first. */
  scene?: { id: SceneId; mood?: string };
  /** The id of one of `palettes.ts`. */
  palette?: string;
  /** `#rrggbb`: the colour of what must be seen first; moved to a legible shade. */
  accent?: string;
  layout?: LayoutId;
  /** The id of a style of the engine. */
  style?: string;
  /** All parts that the user moved or scaled; another layout arranges them again. */
  places?: readonly DesignPlace[];
}

/** A change that cannot be drawn. `field` names the field to choose again. */
export class DesignChangeError extends Error {
  readonly field: keyof DesignChange | 'face';

  constructor(field: keyof DesignChange | 'face', message: string) {
    super(message);
    this.name = 'DesignChangeError';
    this.field = field;
  }
}

/**
 * Applies a change: breaks a headline again for its room, takes the scene's colours, and takes a style's
 * lettering, grade and effects. Photos stay, and with them the colours they lend.
 * @throws DesignChangeError for an unknown icon, mood or style and for a layout that lacks what it shows
 */
export function changeRecipe(recipe: Recipe, change: DesignChange): Composition {
  const { photos: remainingPhotos, putAside } = placePhotos(recipe, change);
  const requested = change.style === undefined ? drawnStyle(recipe) : requestedStyle(change.style);
  const style = recipe.shot?.inLook ? inSceneLook(requested) : requested;
  const hero = heroOf(recipe, change);
  const scene = change.scene === undefined ? recipe.scene : requestedScene(change.scene);
  const layout =
    change.layout ??
    layoutThatShows(hero, { ...recipe, photos: remainingPhotos }, { change, before: recipe });
  if (
    change.layout !== undefined &&
    !layoutsOf({ ...recipe, hero, photos: remainingPhotos }).includes(layout)
  ) {
    throw new DesignChangeError('layout', `The layout ${layout} needs more parts than this design has.`);
  }
  // The tone of a described style and the look of a trained one are dropped with their style.
  const {
    tone,
    look,
    photos: _photos,
    putAside: _putAside,
    composition: arranged,
    states,
    relation,
    secondHero,
    places: placedBefore,
    ...rest
  } = recipe;
  // Another hero stands as it was chosen: without a state and without a partner.
  const isSameHero = hero?.icon === recipe.hero?.icon;
  const composition = change.style === undefined ? arranged : compositionOf(style, remainingPhotos, null);
  const changed: Recipe = {
    ...rest,
    ...(remainingPhotos.length > 0 && { photos: remainingPhotos }),
    ...(putAside.length > 0 && { putAside }),
    ...(tone !== undefined && change.style === undefined && { tone }),
    ...(look !== undefined && change.style === undefined && { look }),
    ...(isSameHero && states && { states }),
    ...(isSameHero && relation && { relation }),
    secondHero: isSameHero || !relation ? secondHero : null,
    style: style.id,
    hero,
    scene,
    layout,
    ...(composition && { composition }),
    palette: paletteOf(recipe, { change, style, scene }),
    ...(change.style !== undefined && {
      grade: style.grade,
      effects: style.effects.map((effect) => ({ ...effect })),
    }),
  };
  const { headline, warnings } = headlineOf(changed, { change, style, before: recipe });
  const places = change.places ?? (layout === recipe.layout ? placedBefore : undefined);
  return { recipe: withPlaces({ ...changed, headline }, places), warnings };
}

/** Stores the places that the parts can have. */
function withPlaces(recipe: Recipe, places: readonly DesignPlace[] = []): Recipe {
  if (places.length === 0) return recipe;
  const settled = settledPlaces(recipe, places);
  return settled.length === 0 ? recipe : { ...recipe, places: settled };
}

/**
 * Returns a layout that shows a new hero: words alone make room for it. A number layout gives way if the new
 * words do not say the number, which would otherwise still be drawn beside them.
 */
function layoutThatShows(
  hero: Recipe['hero'],
  recipe: Recipe,
  { change: { headline }, before }: { change: DesignChange; before: Recipe },
): LayoutId {
  const { number } = recipe;
  if (
    headline !== undefined &&
    number !== null &&
    recipe.layout === 'number' &&
    !containsNumber(headline, number)
  ) {
    if (!hasHero({ ...recipe, hero })) return 'typography';
    return headline.some((line) => line.trim() !== '') ? 'hero-right' : 'hero-center';
  }
  const isNewPhoto = standing(recipe.photos).length > standing(before.photos).length;
  const isNew = isNewPhoto || (hero !== null && hero.icon !== recipe.hero?.icon);
  return isNew && recipe.layout === 'typography' ? 'hero-right' : recipe.layout;
}

/** The photos in the hero's place. */
function standing(photos: Recipe['photos'] = []): NonNullable<Recipe['photos']> {
  return photos.filter(({ use }) => use !== 'background');
}

/** Which photos are shown after a change, and which are kept aside. */
function placePhotos(
  { photos = [], putAside = [] }: Recipe,
  change: DesignChange,
): { photos: NonNullable<Recipe['photos']>; putAside: NonNullable<Recipe['photos']> } {
  const areWanted = change.photos ?? (change.hero ? false : null);
  if (areWanted === null) return { photos, putAside };
  const behind = photos.filter(({ use }) => use === 'background');
  const own = [...standing(photos), ...putAside];
  return areWanted ? { photos: [...behind, ...own], putAside: [] } : { photos: behind, putAside: own };
}

/** Photos that come back take the place of the illustration that had replaced them. */
function heroOf({ hero, putAside = [] }: Recipe, change: DesignChange): Recipe['hero'] {
  if (change.hero !== undefined) return requestedHero(change.hero);
  return change.photos === true && putAside.length > 0 ? null : hero;
}

/** Returns the layouts for which a design has all parts. */
export function layoutsOf(recipe: Recipe): LayoutId[] {
  const { sides, number, photos = [] } = recipe;
  const isBeside = hasHero(recipe);
  const possible: Record<LayoutId, boolean> = {
    'hero-right': isBeside,
    'hero-left': isBeside,
    'hero-center': isBeside,
    versus: (isBeside || photos.length > 1) && sides !== null,
    'before-after': isBeside && sides !== null,
    number: number !== null,
    list: number !== null,
    quote: true,
    typography: true,
  };
  return (Object.keys(possible) as LayoutId[]).filter((layout) => possible[layout]);
}

function requestedStyle(id: string): Style {
  try {
    return styleOf(id);
  } catch (error) {
    throw new DesignChangeError('style', error instanceof Error ? error.message : String(error));
  }
}

function requestedHero(icon: IconId | null): Recipe['hero'] {
  if (icon === null) return null;
  if (!hasIcon(icon)) throw new DesignChangeError('hero', `There is no illustration "${icon}".`);
  return { icon };
}

function requestedScene({ id, mood }: NonNullable<DesignChange['scene']>): Recipe['scene'] {
  if (!Object.hasOwn(scenes, id)) throw new DesignChangeError('scene', `There is no background "${id}".`);
  const { moods } = scenes[id];
  if (mood === undefined) return { id, mood: moods[0].name };
  if (!moods.some(({ name }) => name === mood)) {
    throw new DesignChangeError('scene', `The background ${id} has no mood "${mood}".`);
  }
  return { id, mood };
}

/**
 * Returns the colours behind a design's words: those of its background, or of the photo that lends it its
 * own.
 */
export function groundOf({ scene, tint, photos, palette }: Recipe): SceneMood {
  const mood = moodNamed(scene.id, scene.mood);
  const isLent = tint !== undefined || photos?.some(({ use }) => use === 'background');
  return isLent ? { ...mood, colors: palette } : mood;
}

/**
 * Takes the scene's colours and the style's accent unless the user chose colours; keeps every accent legible.
 */
function paletteOf(
  recipe: Recipe,
  { change, style, scene }: { change: DesignChange; style: Style; scene: Recipe['scene'] },
): Recipe['palette'] {
  const mood = groundOf({ ...recipe, scene });
  const isRecolored = change.scene !== undefined || change.style !== undefined;
  const own = isRecolored ? choosePalette(mood, style, []) : recipe.palette;
  const palette = change.palette === undefined ? own : findPalette(change.palette, mood, style);
  if (palette === null) throw new DesignChangeError('palette', `There are no colours "${change.palette}".`);
  return change.accent === undefined ? palette : withAccent(palette, change.accent, mood);
}

/** Breaks the headline again if its words, its face or its room have changed. */
function headlineOf(
  recipe: Recipe,
  { change, style, before }: { change: DesignChange; style: Style; before: Recipe },
): { headline: Headline | null; warnings: DesignWarning[] } {
  const hasOtherRoom = recipe.layout !== before.layout || hasHero(recipe) !== hasHero(before);
  if (change.headline === undefined && change.style === undefined && !hasOtherRoom) {
    return { headline: before.headline, warnings: [] };
  }
  const texts = change.headline ?? before.headline?.lines.map(({ text }) => text) ?? [];
  if (texts.length > headlineLimits.lines) {
    throw new DesignChangeError('headline', `A headline can have at most ${headlineLimits.lines} lines.`);
  }
  const cleaned = cleanHeadline(texts, style.lettering.font);
  const stood = change.headline === undefined ? (before.headline?.lines ?? []) : [];
  const requested = change.headline === undefined ? undefined : change.emphasis;
  const emphasised = requested ?? stood.findIndex(({ emphasis }) => emphasis);
  const wording = { ...cleaned, emphasis: emphasised < 0 ? -1 : cleaned.sources.indexOf(emphasised) };
  const laidOut = layoutHeadline(wording, recipe, recipe, style, recipe.size, recipe);
  return { headline: laidOut.headline, warnings: [...cleaned.warnings, ...laidOut.warnings] };
}
