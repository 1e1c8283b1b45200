/** Recipe → picture. Pure: the same recipe and photos give the same pixels. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { variantWidths } from '../../contract/resolutions.ts';
import type { EffectId } from './catalogue.ts';
import { drawBackdrop } from './drawing/backdrop.ts';
import { drawEmblem } from './drawing/emblems.ts';
import { readAmbience } from './drawing/figure-light.ts';
import { addFilter, inHeap, twinFilters } from './drawing/finishes.ts';
import { drawForeground } from './drawing/foreground.ts';
import { drawIcon } from './drawing/hero.ts';
import { drawText, drawTextShadow } from './drawing/lettering.ts';
import { drawNearThings } from './drawing/near-things.ts';
import { drawGroundShadow } from './drawing/on-ground.ts';
import { isInFront, paintScene } from './drawing/paint-scene.ts';
import { drawPanels, drawScrim } from './drawing/panels.ts';
import {
  drawFade,
  drawPeopleInFront,
  drawPhotoBehind,
  drawStandingPhoto,
  restoreSkin,
} from './drawing/photos.ts';
import { blankCanvas, type Picture } from './drawing/picture.ts';
import { lightDepth } from './drawing/rich-light.ts';
import { applyGrade } from './finish/apply-grade.ts';
import { applyTone } from './finish/apply-tone.ts';
import { type Effect, effects } from './finish/effects.ts';
import { grades } from './finish/grades.ts';
import { bloom } from './finish/lens.ts';
import { type LookShares, matchLook } from './finish/match-look.ts';
import { arrange } from './layout/arrange.ts';
import type { PhotoPlacement, Placement, TextBlock } from './layout/arrangement.ts';
import { isBuilding } from './layout/surroundings.ts';
import type { PhotoPixels } from './photos/photo.ts';
import { createRandom } from './random.ts';
import type { Recipe } from './recipe.ts';
import { scenes } from './scenes/scenes.ts';
import { freeBytes, freeCanvas, withScratch } from './scratch.ts';
import { drawnStyle } from './styles/learned/learned-style.ts';
import { stagedStyle } from './styles/staged-style.ts';
import { stickerFinish } from './styles/sticker-finish.ts';
import type { HeroFinish } from './styles/style.ts';
import type { DrawingStep, PixelPicture } from './thread/protocol.ts';

export interface RenderOptions {
  onStep?: (step: DrawingStep) => void;
  /** The pixels of the photos that the recipe shows. */
  photos?: readonly PhotoPixels[] | undefined;
}

/**
 * Draws a recipe.
 * @throws PhotoMissing if the recipe shows a photo that is not given
 */
export function renderRecipe(recipe: Recipe, options: RenderOptions = {}): Canvas {
  return withScratch(() => draw(recipe, options));
}

function draw(recipe: Recipe, { onStep, photos = [] }: RenderOptions): Canvas {
  const picture = startPicture(recipe, photos);
  for (const { paint, ends } of drawingSteps(picture, recipe)) {
    paint(picture);
    if (ends) onStep?.(ends);
  }
  return picture.canvas;
}

/** One thing that is drawn, after those before it. */
export interface Step {
  paint(picture: Picture): void;
  /** What it is; `all` changes everything that is drawn so far. */
  part: DesignLayerPart;
  /** The headline or label that it draws. */
  block?: TextBlock;
  /** The step of drawing that it ends. */
  ends?: DrawingStep;
}

export type DesignLayerPart =
  | 'all'
  | 'background'
  | 'shadow'
  | 'sticker'
  | 'backdrop'
  | 'photo'
  | 'hero'
  | 'second'
  | 'decoration'
  | 'text'
  | 'emblem';

/** All that a recipe draws, in order. */
export function drawingSteps({ arrangement, style, isRich }: Picture, recipe: Recipe): Step[] {
  const longShadows = arrangement.texts.map(
    (block): Step => ({ part: 'shadow', paint: (picture) => drawTextShadow(picture, block) }),
  );
  const scene: Step[] = style.transparent
    ? longShadows
    : [{ part: 'background', paint: (picture) => drawScene(picture, recipe) }, ...longShadows];
  const heroes = heroSteps({ arrangement, style, isRich }, recipe);
  const inFront = arrangement.photos.filter(isInFront);
  return [
    ...scene,
    step('all', () => {}, 'scene'),
    step('all', (picture) => {
      if (picture.style.hero.modelling) picture.ambience = readAmbience(picture);
    }),
    ...heroes,
    ...(isRich && !style.transparent ? richSteps({ arrangement, style }, recipe) : []),
    step('all', (picture) => drawEffects(picture, recipe, 'hero'), 'hero'),
    ...arrangement.texts.map(
      (block): Step => ({ part: 'text', block, paint: (picture) => drawText(picture, block) }),
    ),
    ...inFront.map((photo) => step('photo', (picture) => drawInFront(picture, photo, recipe))),
    ...arrangement.emblems.map((emblem) => step('emblem', (picture) => drawEmblem(picture, emblem))),
    step('all', () => {}, 'headline'),
    step('all', (picture) => finishPicture(picture, recipe)),
  ];
}

function step(part: DesignLayerPart, paint: Step['paint'], ends?: DrawingStep): Step {
  return { part, paint, ...(ends && { ends }) };
}

/**
 * Copies the canvas's pixels into memory that can be transferred to another thread (the library's own
 * cannot).
 */
export function pixelsOf(canvas: Canvas): PixelPicture {
  const { width, height } = canvas;
  const own = canvas.data();
  const isOpaque = isOpaqueEverywhere(own);
  // The canvas stores premultiplied colours; only its image data has them as files need them.
  const rgba = new Uint8Array(
    isOpaque ? own : canvas.getContext('2d').getImageData(0, 0, width, height).data,
  );
  freeBytes(own);
  return { rgba, width, height, isOpaque };
}

/** A loop: `every` takes 14 ms for a design, this a third of it. */
function isOpaqueEverywhere(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

/**
 * Returns a reduced copy that smaller variants are made from, as wide as the widest variant narrower than the
 * picture.
 */
export function reduce(canvas: Canvas): PixelPicture | null {
  const width = Math.max(0, ...variantWidths.filter((candidate) => candidate < canvas.width));
  if (width === 0) return null;
  const height = Math.round((canvas.height * width) / canvas.width);
  const small = createCanvas(width, height);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, width, height);
  const pixels = pixelsOf(small);
  freeCanvas(small);
  return pixels;
}

/** A picture on which nothing is drawn yet. */
export function startPicture(recipe: Recipe, photos: readonly PhotoPixels[]): Picture {
  const style = stagedStyle(drawnStyle(recipe), recipe);
  const arrangement = arrange(recipe, style);
  const { width, height } = recipe.size;
  const random = createRandom(recipe.seed).fork('drawing');
  const { unit } = arrangement;
  return {
    ...blankCanvas(width, height),
    width,
    height,
    unit,
    arrangement,
    style,
    palette: recipe.palette,
    random,
    dyes: recipe.dyes ?? {},
    faces: recipe.faces ?? {},
    isRich: recipe.finish === 'rich',
    photos,
  };
}

function drawScene(picture: Picture, recipe: Recipe): void {
  const { arrangement } = picture;
  const behind = arrangement.photos.find(({ kind }) => kind === 'background');
  if (behind) drawPhotoBehind(picture, behind, grades[recipe.grade]);
  else paintScene(picture, recipe);
  if (recipe.tone) applyTone(picture, recipe.tone, behind ? 0.5 : 1);
  if (recipe.look) matchLook(picture, recipe.look, behind ? photoShares : sceneShares);
  if (picture.isRich) lightDepth(picture, behind ? overPhoto : recipe.staging ? inDaylight(recipe) : 1);
  drawPanels(picture, recipe.scene.id === 'split' && !behind);
  if (arrangement.fade === 'none') drawScrim(picture);
  else drawFade(picture, behind);
  drawEffects(picture, recipe, 'scene');
}

/**
 * What is in front of the hero: things near the lens, and light that spills over edges. Leaves the user's
 * photo and a cinema's bars free.
 */
function richSteps(
  { style, arrangement }: Pick<Picture, 'style' | 'arrangement'>,
  { scene }: Recipe,
): Step[] {
  const { photos, panels } = arrangement;
  const hasBars = style.effects.some(({ id }) => id === 'letterbox');
  const isScene = panels === 'none' && !hasBars && !photos.some(({ kind }) => kind === 'background');
  return [
    ...(isScene ? [step('decoration', (picture) => drawNearThings(picture, scene.id))] : []),
    step('all', (picture) => bloom(picture, richBloom)),
  ];
}

function heroSteps(
  { arrangement, style, isRich }: Pick<Picture, 'arrangement' | 'style' | 'isRich'>,
  recipe: Recipe,
): Step[] {
  const { states = [], secondStates = [] } = recipe;
  const { hero, second, photos, stickers, crowd } = arrangement;
  const onTop = stickers.filter(({ layer }) => layer === 'front');
  const behind = stickers.filter(({ layer }) => layer === 'behind');
  const inFront = photos.findLast(({ kind }) => kind === 'cutout');
  const framed = hero && !second && crowd.length === 0 ? hero : inFront;
  const twins = twinFilters(arrangement);
  const areAlike = states.join() === secondStates.join();
  const drawSticker = (sticker: Placement) => step('sticker', (picture) => paintSticker(picture, sticker));
  const firsts = hero && [
    step('hero', (picture) => {
      const isHeap = crowd.length > 0;
      drawIcon(picture, hero, {
        finish: addFilter(isHeap ? inHeap(style.hero) : style.hero, second ? twins.first : ''),
        scale: isHeap ? 0.62 : 1,
        isModelled: isRich,
        states: isHeap ? [] : states,
      });
    }),
  ];
  const seconds = second && [
    step('second', (picture) =>
      drawIcon(picture, second, {
        finish: addFilter(style.hero, areAlike ? twins.second : ''),
        scale: 1,
        isModelled: isRich,
        states: secondStates,
      }),
    ),
  ];
  // The smaller of two actors is in front, unless one stands behind the other.
  const isSecondFirst =
    arrangement.isHeroInFront === true ||
    (arrangement.isSecondInFront !== true && isLarger(second, hero) && arrangement.panels === 'none');
  const actors = isSecondFirst ? [seconds, firsts] : [firsts, seconds];
  return [
    ...behind.map(drawSticker),
    ...(framed ? [step('backdrop', (picture) => drawBackdrop(picture, framed))] : []),
    ...photos
      .filter((photo) => !isInFront(photo))
      .map((photo) => step('photo', (picture) => drawStandingPhoto(picture, photo))),
    ...crowd.map((one) =>
      step('sticker', (picture) => drawIcon(picture, one, { finish: inHeap(style.hero), scale: 0.62 })),
    ),
    ...actors.flatMap((steps) => steps ?? []),
    ...[...onTop, ...arrangement.medals].map(drawSticker),
    step('decoration', (picture) => drawForeground(isGrave(recipe) ? withoutConfetti(picture) : picture)),
  ];
}

/** Nobody throws confetti at what frightens, is abandoned or burns. */
const isGrave = ({ scene, states = [] }: Recipe) =>
  scene.id === 'horror' || states.some((state) => /^(scary|abandoned|burning|broken)$/.test(state));

const withoutConfetti = (picture: Picture): Picture =>
  picture.style.foreground === 'confetti'
    ? { ...picture, style: { ...picture.style, foreground: 'dust' } }
    : picture;

function drawInFront(picture: Picture, photo: PhotoPlacement, { grade }: Recipe): void {
  if (photo.kind === 'background') drawPeopleInFront(picture, photo, grades[grade]);
  else drawStandingPhoto(picture, photo);
}

function isLarger(one: Placement | null, other: Placement | null): boolean {
  return one !== null && other !== null && one.height > other.height;
}

function paintSticker(picture: Picture, sticker: Placement): void {
  const { style, arrangement, isRich } = picture;
  const isScene = arrangement.isScene === true;
  const finish = isScene
    ? { ...inTheAir(style, sticker), glow: { ...style.hero.glow, strength: 0 } }
    : stickerFinish(style.hero);
  // The air hides less of its foot than of its shadow.
  if (isScene && isFar(sticker) && finish.modelling) {
    picture.context.save();
    picture.context.globalAlpha = 0.4;
    drawGroundShadow(picture, sticker, finish);
    picture.context.restore();
  }
  drawIcon(picture, sticker, { finish, scale: 0.62, isModelled: isScene && isRich });
}

const isFar = ({ icon, isBackdrop }: Placement) => isBackdrop === true && isBuilding(icon);

/** Through much air a building is paler, and beyond a lens's depth it is soft. */
function inTheAir({ hero, effects: own }: Picture['style'], sticker: Placement): HeroFinish {
  if (!isFar(sticker) || hero.modelling?.kind !== 'soft') return hero;
  const isSoft = own.some(({ id }) => id === 'lens-depth');
  return addFilter(hero, `saturate(0.8) contrast(0.88) brightness(1.07)${isSoft ? ' blur(1.3px)' : ''}`);
}

/**
 * The scene takes on the full look; over hero and letters, which must stand out from it, the look is applied
 * again but weaker.
 */
const sceneShares: LookShares = { lightness: 0.92, tints: 0.92, palette: 0.85, grain: 0 };
/** The user's own photo moves only part of the way towards the look. */
const photoShares: LookShares = { lightness: 0.5, tints: 0.6, palette: 0.4, grain: 0 };
/** Enough to be felt but not seen. */
const richBloom = 0.12;
const wholeShares: LookShares = { lightness: 0.15, tints: 0.4, palette: 0.5, grain: 1 };

function finishPicture(picture: Picture, recipe: Recipe): void {
  const grade = grades[recipe.grade];
  if (grade.scope === 'whole') {
    applyGrade(picture, grade);
    const isColoured = grade.ramp === undefined && !grade.filter?.includes('grayscale');
    if (isColoured)
      for (const photo of picture.arrangement.photos) if (isInFront(photo)) restoreSkin(picture, photo);
  }
  if (recipe.look) matchLook(picture, recipe.look, wholeShares);
  drawEffects(picture, recipe, 'whole');
  if (recipe.tone) applyTone(picture, recipe.tone, recipe.tone.onEverything);
}

/** Beams and haze on a light scene would only wash it out. */
const washedOut = 0.4;
const inDaylight = ({ scene: { id, mood } }: Recipe) =>
  scenes[id].moods.some(({ name, dark }) => name === mood && !dark) ? washedOut : 0.75;

/** Painted scene light would hide what a photo shows. */
const overPhoto = 0.35;
const paintsLight: ReadonlySet<EffectId> = new Set(['studio-light', 'shock-burst', 'market-chart']);

function isQuiet({ arrangement }: Picture, id: EffectId): boolean {
  return (
    paintsLight.has(id) && arrangement.photos.some(({ kind }) => kind === 'background' || kind === 'panel')
  );
}

function drawEffects(picture: Picture, recipe: Recipe, stage: Effect['stage']): void {
  for (const { id, strength } of recipe.effects) {
    if (effects[id].stage !== stage) continue;
    const { context } = picture;
    context.save();
    effects[id].draw(picture, strength * (isQuiet(picture, id) ? overPhoto : 1));
    context.restore();
  }
}
