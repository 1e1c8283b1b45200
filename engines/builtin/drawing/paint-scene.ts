/** Paints the place behind everything, in the style's grade and depth of field. */
import { applyGrade } from '../finish/apply-grade.ts';
import { applyTint } from '../finish/apply-tint.ts';
import { copyGround, drawGround } from '../finish/depth-of-field.ts';
import { grades } from '../finish/grades.ts';
import type { PhotoPlacement } from '../layout/arrangement.ts';
import { createRandom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { scenes } from '../scenes/scenes.ts';
import { recede } from './photos.ts';
import type { Picture } from './picture.ts';

export function paintScene(picture: Picture, recipe: Recipe): void {
  const { context, width, height, arrangement, style, unit } = picture;
  const random = createRandom(recipe.seed).fork('scene');
  const { focus } = arrangement;
  scenes[recipe.scene.id].draw(context, { width, height, random, mood: recipe.scene.mood, focus });
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

/** The least blur, in units, of a scene behind a person. */
const softBehind = 4;

/** Whether a photo is drawn over the words: a person whose place was chosen by what it hides of them. */
export function isInFront({ hides }: PhotoPlacement): boolean {
  return hides !== undefined;
}
