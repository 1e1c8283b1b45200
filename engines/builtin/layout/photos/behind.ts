/** Background photos: one over the whole picture, or one in each half of it. */
import type { RecipePhoto } from '../../recipe.ts';
import type { Fade, PhotoPlacement, Side, TextBlock } from '../arrangement.ts';
import { type Box, boxAround, centerOf } from '../box.ts';
import type { Frame } from '../frame.ts';
import { cropAround } from './crop.ts';
import { boxIn, facesIn } from './faces.ts';
import { hiddenLetters, silhouetteOf } from './silhouette.ts';

/** How far a photo may be enlarged to move its focus beside the text, in steps. */
const zooms = [1, 1.06, 1.12, 1.18, 1.24];
/** How far a photo may leave the edge that its fade covers, in shares of the picture. */
const slack = 0.26;

/** Returns the side of the headline; words that fill the picture darken all of it. */
export function fadeFor(texts: readonly TextBlock[], frame: Frame): Fade {
  const headline = texts.find(({ role }) => role === 'headline');
  if (!headline) return 'none';
  const { bounds } = headline;
  const middle = centerOf(bounds);
  const isAside = Math.abs(middle.x - frame.width / 2) > frame.width * 0.1;
  if (frame.shape === 'wide' && isAside && bounds.width < frame.width * 0.68) {
    return middle.x < frame.width * 0.5 ? 'left' : 'right';
  }
  if (bounds.height > frame.height * 0.6) return 'whole';
  return middle.y < frame.height * 0.5 ? 'top' : 'bottom';
}

/** Places a photo over the whole picture so that its focus is where no text is. */
export function placeBehind(
  photo: RecipePhoto,
  frame: Frame,
  fade: Fade,
  texts: readonly TextBlock[],
): PhotoPlacement {
  const goal = goalFor(fade, frame, texts.find(({ role }) => role === 'headline')?.bounds);
  // The photo is invisible under the words, so it need not reach there, and more of it shows beside them.
  const covered = {
    x: fade === 'left' || fade === 'right' ? 1 - slack : 1,
    y: fade === 'top' || fade === 'bottom' ? 1 - slack : 1,
  };
  const base = Math.max((frame.width * covered.x) / photo.aspect, frame.height * covered.y);
  let box: Box = { x: 0, y: 0, width: 0, height: 0 };
  for (const zoom of zooms) {
    const height = base * zoom;
    const width = height * photo.aspect;
    const air = { x: frame.width * slack, y: frame.height * slack };
    const x = clamp(
      goal.x - photo.focus.x * width,
      frame.width - width - (fade === 'right' ? air.x : 0),
      fade === 'left' ? air.x : 0,
    );
    const y = clamp(
      goal.y - photo.focus.y * height,
      frame.height - height - (fade === 'bottom' ? air.y : 0),
      fade === 'top' ? air.y : 0,
    );
    box = { x, y, width, height };
    const isThere =
      Math.abs(x + photo.focus.x * width - goal.x) < frame.width * 0.06 &&
      Math.abs(y + photo.focus.y * height - goal.y) < frame.height * 0.12;
    if (isThere) break;
  }
  const behind = placed(photo, 'background', box, null, { x: 0, y: 0, width: 1, height: 1 });
  return photo.isMade ? withSubject(behind, photo, texts, frame) : behind;
}

/** How much of a line's last letter the people of a picture may hide. */
const mostHidden = 0.28;

/** Adds where the subject is, and whether its people stand in front of the words. */
function withSubject(
  behind: PhotoPlacement,
  { subject, mask }: RecipePhoto,
  texts: readonly TextBlock[],
  { unit }: Frame,
): PhotoPlacement {
  const hides = mask ? hiddenLetters(silhouetteOf(mask), behind, texts, 2 * unit) : 0;
  return {
    ...behind,
    subject: subject && boxIn(behind, subject),
    ...(hides > 0 && hides <= mostHidden && { hides }),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The target position of the focus. */
function goalFor(fade: Fade, { width, height }: Frame, text: Box | undefined) {
  if (!text || fade === 'none' || fade === 'whole') return { x: width * 0.5, y: height * 0.46 };
  if (fade === 'top') return { x: width * 0.5, y: (text.y + text.height + height) / 2 };
  if (fade === 'bottom') return { x: width * 0.5, y: text.y * 0.5 };
  const x = fade === 'left' ? (text.x + text.width + width) / 2 : text.x / 2;
  return { x, y: height * 0.44 };
}

/** Fills one half of a picture; tall pictures are divided into top and bottom. */
export function placePanel(photo: RecipePhoto, frame: Frame, side: Side): PhotoPlacement {
  const { width, height, shape } = frame;
  const isTall = shape === 'tall';
  // The dividing line is slanted, so each half extends slightly beyond the middle.
  const reach = 0.535;
  const box = isTall
    ? { x: 0, y: side === 'first' ? 0 : height * (1 - reach), width, height: height * reach }
    : { x: side === 'first' ? 0 : width * (1 - reach), y: 0, width: width * reach, height };
  return placed(photo, 'panel', box, side, cropAround(photo, box.width / box.height));
}

function placed(
  photo: RecipePhoto,
  kind: 'background' | 'panel',
  box: Box,
  side: Side | null,
  crop: Box,
): PhotoPlacement {
  const center = centerOf(box);
  const { width, height } = box;
  const place = { crop, center, width, height, flip: false };
  return {
    at: photo.at,
    kind,
    side,
    ...place,
    rotation: 0,
    bounds: boxAround(center, width, height),
    faces: facesIn(photo, place),
    isPerson: false,
  };
}
