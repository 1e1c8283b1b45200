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
import type { PhotoPlacement, Placement } from './layout/arrangement.ts';
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
  if (picture.style.transparent)
    for (const block of picture.arrangement.texts) drawTextShadow(picture, block);
  else drawScene(picture, recipe);
  onStep?.('scene');
  if (picture.style.hero.modelling) picture.ambience = readAmbience(picture);
  drawHeroes(picture, recipe);
  if (picture.isRich && !picture.style.transparent) drawRichly(picture, recipe);
  drawEffects(picture, recipe, 'hero');
  onStep?.('hero');
  for (const block of picture.arrangement.texts) drawText(picture, block);
  for (const photo of picture.arrangement.photos) if (isInFront(photo)) drawInFront(picture, photo, recipe);
  for (const emblem of picture.arrangement.emblems) drawEmblem(picture, emblem);
  onStep?.('headline');
  finishPicture(picture, recipe);
  return picture.canvas;
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

function startPicture(recipe: Recipe, photos: readonly PhotoPixels[]): Picture {
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
  for (const block of arrangement.texts) drawTextShadow(picture, block);
}

/**
 * Draws what is in front of the hero: things near the lens, and light that spills over edges. Leaves the
 * user's photo and a cinema's bars free.
 */
function drawRichly(picture: Picture, { scene }: Recipe): void {
  const { style, arrangement } = picture;
  const { photos, panels } = arrangement;
  const hasBars = style.effects.some(({ id }) => id === 'letterbox');
  const isScene = panels === 'none' && !hasBars && !photos.some(({ kind }) => kind === 'background');
  if (isScene) drawNearThings(picture, scene.id);
  bloom(picture, richBloom);
}

function drawHeroes(picture: Picture, { states = [], secondStates = [] }: Recipe): void {
  const { arrangement, style, isRich } = picture;
  const { hero, second, photos, stickers, crowd } = arrangement;
  const onTop = stickers.filter(({ layer }) => layer === 'front');
  for (const sticker of stickers) if (sticker.layer === 'behind') drawSticker(picture, sticker);
  const inFront = photos.findLast(({ kind }) => kind === 'cutout');
  if (hero && !second && crowd.length === 0) drawBackdrop(picture, hero);
  else if (inFront) drawBackdrop(picture, inFront);
  for (const photo of photos) if (!isInFront(photo)) drawStandingPhoto(picture, photo);
  const twins = twinFilters(arrangement);
  const areAlike = states.join() === secondStates.join();
  for (const one of crowd) drawIcon(picture, one, { finish: inHeap(style.hero), scale: 0.62 });
  const drawFirst = () => {
    if (!hero) return;
    const finish = addFilter(crowd.length > 0 ? inHeap(style.hero) : style.hero, second ? twins.first : '');
    drawIcon(picture, hero, {
      finish,
      scale: crowd.length > 0 ? 0.62 : 1,
      isModelled: isRich,
      states: crowd.length === 0 ? states : [],
    });
  };
  const drawSecond = () => {
    if (!second) return;
    drawIcon(picture, second, {
      finish: addFilter(style.hero, areAlike ? twins.second : ''),
      scale: 1,
      isModelled: isRich,
      states: secondStates,
    });
  };
  // The smaller of two actors is in front, unless one stands behind the other.
  const isSecondFirst =
    arrangement.isHeroInFront === true ||
    (arrangement.isSecondInFront !== true && isLarger(second, hero) && arrangement.panels === 'none');
  for (const draw of isSecondFirst ? [drawSecond, drawFirst] : [drawFirst, drawSecond]) draw();
  for (const sticker of [...onTop, ...arrangement.medals]) drawSticker(picture, sticker);
  drawForeground(picture);
}

function drawInFront(picture: Picture, photo: PhotoPlacement, { grade }: Recipe): void {
  if (photo.kind === 'background') drawPeopleInFront(picture, photo, grades[grade]);
  else drawStandingPhoto(picture, photo);
}

function isLarger(one: Placement | null, other: Placement | null): boolean {
  return one !== null && other !== null && one.height > other.height;
}

function drawSticker(picture: Picture, sticker: Placement): void {
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
