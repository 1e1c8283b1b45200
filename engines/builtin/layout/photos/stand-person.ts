/**
 * Sets a cut-out person as a designer would: large, the eyes on the upper third and towards the words, the
 * body bleeding off the lower edge, the shoulder in front of the end of a line.
 */
import type { RecipePhoto } from '../../recipe.ts';
import type { PhotoPlacement, TextBlock } from '../arrangement.ts';
import { type Box, boxAround } from '../box.ts';
import type { Frame } from '../frame.ts';
import { facesIn } from './faces.ts';
import { hiddenLetters, silhouetteOf } from './silhouette.ts';

export interface PersonRoom {
  frame: Frame;
  /** The hero's area. */
  box: Box;
  texts: readonly TextBlock[];
  /** The side on which the person is: 1 for the right one. */
  leans: 1 | -1;
  /** Whether there are others beside: then the person keeps to the box, words or not. */
  isBesideOthers?: boolean;
}

/** A person, whose mask and faces are known. */
export type PersonPhoto = RecipePhoto & {
  [Key in 'person' | 'mask' | 'faces']: NonNullable<RecipePhoto[Key]>;
};

export function isPersonPhoto(photo: RecipePhoto): photo is PersonPhoto {
  return photo.use === 'cutout' && Boolean(photo.person && photo.mask && photo.faces);
}

/** Heights of a face, in shares of the hero's room: as liked, and the most if the photo shows little else. */
const faceHeight = { liked: 0.4, most: 0.56, beside: 0.5, closeUp: 0.54, cut: 0.82 };
/** Where the eyes are, in shares of the room's height. */
const eyeLine = 0.37;
/**
 * How much of a letter the person may hide: it stays legible. Aimed at, and the most; of a line's first
 * letter, which is read first, less than of its last.
 */
const hides = { last: { aimed: 0.12, most: 0.28 }, first: { aimed: 0.03, most: 0.1 } };
/** The share of the person's width that may leave the picture at the outer side; more of a cut head. */
const mayLeave = { whole: 0.24, cut: 0.4 };
/** A person with a hand held out is wider than the room: the hand may leave it where no words are. */
const mostWidth = 1.4;
/** Beside others a person may overlap them by the elbows. */
const besideWidth = 1.2;
/** How close to a photo's edge a subject counts as cut by it. */
const touching = 0.006;

/** The width that most styles draw around a hero. */
function contourOf({ unit }: Frame): number {
  return 9 * unit;
}

interface Measures {
  photo: PersonPhoto;
  flip: boolean;
  /** In shares of the photo, mirrored if it is: sides of the subject and the middle of the faces. */
  left: number;
  right: number;
  faceX: number;
  /** The outermost sides of the faces. */
  faces: { left: number; right: number };
  eyeY: number;
  faceHeight: number;
  isCutOutside: boolean;
  /** The side of the photo that cuts the person off towards the words. */
  cutInside: 'left' | 'right' | null;
}

export function standPerson(photo: PersonPhoto, room: PersonRoom): PhotoPlacement {
  const { frame, leans } = room;
  const { most } = leans > 0 ? hides.last : hides.first;
  const measures = measure(photo, leans);
  const silhouette = silhouetteOf(photo.mask);
  const largest = heightOf(measures, room);
  let best: { placed: PhotoPlacement; hidden: number } | null = null;
  for (let share = 1; share > 0.6; share -= 0.05) {
    for (const x of outwards(measures, largest * share, room)) {
      const placed = place(measures, largest * share, x, room);
      const hidden = hiddenLetters(silhouette, placed, room.texts, contourOf(frame));
      if (best === null || hidden < best.hidden - 1e-6) best = { placed, hidden };
      if (hidden <= most) return inwards(measures, largest * share, x, room);
    }
  }
  if (best === null) throw new RangeError('there is always a first place');
  return { ...best.placed, hides: best.hidden };
}

/** How much larger than the smallest face of a group another one may be. */
const faceSpread = 1.35;

/**
 * Places people side by side, each in a box of its own: their faces about as high as each other's, their
 * bodies bleeding off the lower edge. Words are set in front of the bodies.
 */
export function standPeople(
  people: readonly { photo: PersonPhoto; box: Box; leans: 1 | -1 }[],
  frame: Frame,
): PhotoPlacement[] {
  const rooms = people.map(({ box, leans }) => ({ frame, box, leans, texts: [], isBesideOthers: true }));
  const measured = people.map(({ photo, leans }) => measure(photo, leans));
  const heights = measured.map((measures, at) => heightOf(measures, rooms[at] as PersonRoom));
  const smallest = Math.min(...measured.map(({ faceHeight: face }, at) => face * (heights[at] ?? 0)));
  return measured.map((measures, at) => {
    const room = rooms[at] as PersonRoom;
    const height = Math.min(heights[at] ?? 0, (smallest * faceSpread) / measures.faceHeight);
    return { ...place(measures, height, middleIn(measures, height, room), room), carriesWords: true };
  });
}

/** Where the faces' middle is when a person stands in the middle of a box, or at the edge that cuts it. */
function middleIn(
  { left, right, faceX, photo, isCutOutside }: Measures,
  height: number,
  { frame, box, leans }: PersonRoom,
): number {
  const width = height * photo.aspect;
  const isAtEdge = leans > 0 ? box.x + box.width >= frame.width * 0.97 : box.x <= frame.width * 0.03;
  if (isCutOutside && isAtEdge) {
    return leans > 0 ? frame.width - (right - faceX) * width : (faceX - left) * width;
  }
  return box.x + box.width / 2 + (faceX - (left + right) / 2) * width;
}

function measure(photo: PersonPhoto, leans: 1 | -1): Measures {
  const [x, , width] = photo.subject ?? [0, 0, 1, 1];
  const main = photo.faces.slice(0, photo.person.faces);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const cut = { left: x <= touching, right: x + width >= 1 - touching };
  const looks = main[0]?.looks ?? 'ahead';
  const outer = leans > 0 ? 'right' : 'left';
  const inner = leans > 0 ? 'left' : 'right';
  // A face that looks ahead is turned so that the side which the photo cuts off is at the picture's edge.
  const wants = looks === 'ahead' ? cut[inner] && !cut[outer] : looks === outer;
  const flip = wants && !photo.person.hasWriting;
  const turned = (value: number) => (flip ? 1 - value : value);
  const sides = {
    left: Math.min(...main.map(({ box }) => box[0])),
    right: Math.max(...main.map(({ box }) => box[0] + box[2])),
  };
  const faceX = turned(mean(main.map(({ box }) => box[0] + box[2] / 2)));
  return {
    photo,
    flip,
    left: flip ? 1 - x - width : x,
    right: flip ? 1 - x : x + width,
    faceX,
    faces: flip ? { left: 1 - sides.right, right: 1 - sides.left } : sides,
    eyeY: mean(main.flatMap(({ eyes }) => eyes.map(([, y]) => y))),
    faceHeight: Math.max(...main.map(({ box }) => box[3])),
    isCutOutside: flip ? cut[inner] : cut[outer],
    cutInside: flip ? (cut[outer] ? outer : null) : cut[inner] ? inner : null,
  };
}

/** Returns the height of the whole photo, in pixels of the picture. */
function heightOf(
  { photo, left, right, eyeY, faceHeight: face }: Measures,
  { frame, box, isBesideOthers = false }: PersonRoom,
): number {
  const [, top, , height] = photo.subject ?? [0, 0, 1, 1];
  const { isCloseUp = false } = photo.person;
  const room = roomOf({ frame, box, isBesideOthers }, isCloseUp);
  const line = room.top + room.height * eyeLine;
  const byHead = (line - room.top) / Math.max(0.02, eyeY - top);
  const alone = frame.shape === 'wide' ? box.width * mostWidth : frame.width * 1.2;
  const widest = isBesideOthers ? box.width * besideWidth : alone;
  const likedFace = isCloseUp ? faceHeight.closeUp : faceHeight.liked;
  const byWidth = (widest * (isCloseUp ? 1.3 : 1)) / ((right - left) * photo.aspect);
  const liked = Math.min((likedFace * room.height) / face, byHead, byWidth);
  // A photo of little more than a face is enlarged until it reaches the lower edge.
  const reaching = (frame.height * 1.015 - line) / Math.max(0.02, top + height - eyeY);
  const most = isBesideOthers ? faceHeight.beside : faceHeight.most;
  const usual = Math.max(liked, Math.min(reaching, (most * room.height) / face, byWidth));
  if (!leavesAbove(photo, { frame, isBesideOthers })) return usual;
  const covering = (frame.height * (1.015 + cutAbove)) / height;
  return Math.max(usual, Math.min(covering, (faceHeight.cut * frame.height) / face, byWidth * 1.3));
}

/** Whether the photo cuts the head, so that its straight edge leaves the picture; not under words. */
function leavesAbove(
  { subject }: PersonPhoto,
  { frame, isBesideOthers = false }: Pick<PersonRoom, 'frame' | 'isBesideOthers'>,
): boolean {
  return (subject?.[1] ?? 0) <= touching && !isBesideOthers && frame.shape === 'wide';
}

/** How far a cut head is above the picture, in shares of its height. */
const cutAbove = 0.01;

/** How much of a close-up's hair may be above the picture, in shares of its height. */
const hairAbove = 0.07;

function roomOf(
  { frame, box, isBesideOthers = false }: Pick<PersonRoom, 'frame' | 'box' | 'isBesideOthers'>,
  isCloseUp: boolean,
) {
  if (isBesideOthers) return { top: box.y, height: box.height };
  if (isCloseUp && frame.shape === 'wide') {
    return { top: -hairAbove * frame.height, height: (1 + hairAbove) * frame.height };
  }
  // Beside the words a head has the whole height; under them, what they leave.
  const top = frame.shape === 'wide' ? frame.height * 0.02 : Math.max(frame.height * 0.02, box.y);
  return { top, height: frame.height - top };
}

/** Where the faces' middle may be, from the liked place towards the outer edge. */
function outwards(measures: Measures, height: number, room: PersonRoom): number[] {
  const { frame, box, leans } = room;
  const { left, right, faceX, faces, photo, isCutOutside } = measures;
  const width = height * photo.aspect;
  if (frame.shape !== 'wide') return [centred(measures, width, frame)];
  const outer = (leans > 0 ? right - faceX : faceX - left) * width;
  const edge = leans > 0 ? frame.width : 0;
  const flush = edge - leans * (outer - 0.004 * frame.width);
  const face = (leans > 0 ? faces.right - faceX : faceX - faces.left) * width;
  // Nobody's face leaves the picture.
  const furthest =
    edge -
    leans *
      Math.max(
        outer - mayLeave[leavesAbove(photo, room) ? 'cut' : 'whole'] * (right - left) * width,
        face + 0.03 * frame.width,
      );
  const liked = box.x + box.width / 2;
  // What the photo cuts off must be at the picture's edge, or beyond it.
  const nearest = isCutOutside || (liked - flush) * leans > 0 ? flush : liked;
  const start = (furthest - nearest) * leans > 0 ? nearest : furthest;
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, step) => start + ((furthest - start) * step) / steps);
}

/**
 * In a square or tall picture the words are above: the face is in the middle, unless the photo cuts a side
 * off.
 */
function centred({ left, right, faceX, photo }: Measures, width: number, frame: Frame): number {
  const middle = frame.width / 2;
  const [x, , subjectWidth] = photo.subject ?? [0, 0, 1, 1];
  const isCut = x <= touching || x + subjectWidth >= 1 - touching;
  if (!isCut) return middle;
  const [from, to] = [middle - (faceX - left) * width, middle + (right - faceX) * width];
  // Moves as far as the wider gap beside the subject, so that a straight edge is at the picture's.
  if (from > 0 && left <= touching) return middle - from;
  return to < frame.width && right >= 1 - touching ? middle + frame.width - to : middle;
}

/** Moves a person towards the words, until the shoulder is in front of the end of a line. */
function inwards(measures: Measures, height: number, from: number, room: PersonRoom): PhotoPlacement {
  const silhouette = silhouetteOf(measures.photo.mask);
  const { frame, leans } = room;
  const isBeside = frame.shape === 'wide' && !measures.isCutOutside;
  const { aimed, most } = leans > 0 ? hides.last : hides.first;
  const outer = (measures.right - measures.left) * height * measures.photo.aspect;
  let placed = place(measures, height, from, room);
  let hidden = hiddenLetters(silhouette, placed, room.texts, contourOf(frame));
  for (let step = 1; step <= 12 && hidden < aimed && isBeside; step += 1) {
    const next = place(measures, height, from - leans * step * 0.012 * frame.width, room);
    const edge = leans > 0 ? next.bounds.x + next.bounds.width : frame.width - next.bounds.x;
    const hiding = hiddenLetters(silhouette, next, room.texts, contourOf(frame));
    // No wide gap behind the person, and not more of the words than the last letter's edge.
    if (edge < frame.width - outer * 0.12 || hiding > most) break;
    [placed, hidden] = [next, hiding];
  }
  return { ...placed, hides: hidden };
}

function place(
  { photo, flip, faceX, eyeY, cutInside }: Measures,
  height: number,
  x: number,
  room: PersonRoom,
): PhotoPlacement {
  const { frame } = room;
  const [left, top, width, subjectHeight] = photo.subject ?? [0, 0, 1, 1];
  const { top: roomTop, height: roomHeight } = roomOf(room, photo.person.isCloseUp ?? false);
  const below = frame.height * 1.015;
  const isCutAbove = leavesAbove(photo, room);
  const upper = Math.max(
    isCutAbove ? Number.NEGATIVE_INFINITY : roomTop + roomHeight * eyeLine - eyeY * height,
    isCutAbove ? -(top * height + cutAbove * frame.height) : roomTop - top * height,
    below - (top + subjectHeight) * height,
  );
  const photoWidth = height * photo.aspect;
  const photoLeft = x - faceX * photoWidth;
  // What is far below the picture need not be drawn.
  const shownHeight = Math.min(subjectHeight, (frame.height * 1.04 - upper) / height - top);
  const drawn = { width: width * photoWidth, height: shownHeight * height };
  const subjectLeft = flip ? 1 - left - width : left;
  const center = {
    x: photoLeft + subjectLeft * photoWidth + drawn.width / 2,
    y: upper + top * height + drawn.height / 2,
  };
  const placed = {
    at: photo.at,
    kind: 'cutout',
    side: null,
    crop: { x: left, y: top, width, height: shownHeight },
    center,
    ...drawn,
    rotation: 0,
    flip,
    bounds: boxAround(center, drawn.width, drawn.height),
  } as const;
  return { ...placed, faces: facesIn(photo, placed), isPerson: true, ...(cutInside && { fades: cutInside }) };
}
