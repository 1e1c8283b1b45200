/** Paints the place behind everything, in the style's grade and depth of field. */
import { applyGrade } from '../finish/apply-grade.ts';
import { applyTint } from '../finish/apply-tint.ts';
import { copyGround, drawGround } from '../finish/depth-of-field.ts';
import { grades } from '../finish/grades.ts';
import type { PhotoPlacement } from '../layout/arrangement.ts';
import { createRandom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { scenes } from '../scenes/scenes.ts';
import { scratchCanvas } from '../scratch.ts';
import { recede } from './photos.ts';
import type { Picture } from './picture.ts';

export function paintScene(picture: Picture, recipe: Recipe): void {
  const { style, unit } = picture;
  drawPlace(picture, recipe);
  const grade = grades[recipe.grade];
  const person = picture.arrangement.photos.find(isInFront);
  // Where the place itself is the picture, nothing else could be sharp.
  const isPlace = recipe.staging === 'scene' && recipe.hero === null;
  const blur = isPlace ? 0 : Math.max(style.sceneBlur, person ? softBehind : 0) * unit;
  const isGroundSharp = blur > 0 && style.isGroundSharp === true && recipe.staging === 'scene';
  const sharp = isGroundSharp ? copyGround(picture) : null;
  applyGrade(picture, grade.scope === 'scene' ? grade : { scope: 'scene' }, blur);
  if (sharp) drawGround(picture, sharp, grade);
  if (recipe.tint) applyTint(picture, recipe.tint);
  if (person && style.ground !== 'light') recede(picture, person);
}

/** The scene is drawn at most so much larger than it is seen: what is still nearer is softer. */
const sharpest = 1.3;

/** Draws the scene as the camera sees it. */
function drawPlace({ context, width, height, arrangement }: Picture, { scene, seed }: Recipe): void {
  const random = createRandom(seed).fork('scene');
  const { focus, view } = arrangement;
  const { draw } = scenes[scene.id];
  if (!view || (view.scale === 1 && !view.isMirrored)) {
    draw(context, { width, height, random, mood: scene.mood, focus });
    return;
  }
  const { scale, left, top, isMirrored } = view;
  const drawn = Math.min(scale, sharpest);
  const place = scratchCanvas(Math.round(width * drawn), Math.round(height * drawn));
  const x = isMirrored ? 1 - focus.x : focus.x;
  draw(place.getContext('2d'), {
    width: place.width,
    height: place.height,
    random,
    mood: scene.mood,
    focus: {
      x: (x * width + left) / (width * scale),
      y: (focus.y * height + top) / (height * scale),
    },
  });
  context.save();
  if (isMirrored) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.imageSmoothingQuality = scale > sharpest ? 'medium' : 'low';
  context.drawImage(place, -left, -top, width * scale, height * scale);
  context.restore();
}

/** The least blur, in units, of a scene behind a person. */
const softBehind = 4;

/** Whether a photo is drawn over the words: a person whose place was chosen by what it hides of them. */
export function isInFront({ hides }: PhotoPlacement): boolean {
  return hides !== undefined;
}
