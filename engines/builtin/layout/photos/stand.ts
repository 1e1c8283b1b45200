/** Positions cards and cut-outs in a hero's room, alone or several. */
import type { RecipePhoto } from '../../recipe.ts';
import type { PhotoPlacement } from '../arrangement.ts';
import { type Box, boxAround, centerOf, overlaps, turnedBounds } from '../box.ts';
import type { Frame } from '../frame.ts';
import { cropAround } from './crop.ts';
import { facesIn } from './faces.ts';
import { isPersonPhoto } from './stand-person.ts';

/** A place in a room, in shares of it, and its tilt in degrees. */
type Slot = readonly [x: number, y: number, width: number, height: number, tilt: number];

/** From the rearmost to the frontmost; the first photo gets the last place. */
const fans: readonly (readonly Slot[])[] = [
  [],
  [[0, 0, 1, 1, 4]],
  [
    [0.3, 0, 0.7, 0.6, 7],
    [0, 0.32, 0.76, 0.68, -5],
  ],
  [
    [0, 0, 0.58, 0.5, -8],
    [0.42, 0.04, 0.58, 0.5, 7],
    [0.1, 0.4, 0.8, 0.6, -3],
  ],
  [
    [0.46, 0, 0.54, 0.5, 7],
    [0, 0.03, 0.54, 0.5, -6],
    [0.46, 0.5, 0.54, 0.5, -5],
    [0, 0.47, 0.56, 0.53, 5],
  ],
  [
    [0, 0, 0.52, 0.46, -7],
    [0.48, 0, 0.52, 0.46, 7],
    [0, 0.54, 0.52, 0.46, 6],
    [0.48, 0.54, 0.52, 0.46, -6],
    [0.19, 0.23, 0.62, 0.54, -2],
  ],
];

/** In a room wider than high they are beside each other instead, so that all are large. */
const wideFans: readonly (readonly Slot[])[] = [
  [],
  [[0, 0, 1, 1, 4]],
  [
    [0.49, 0.02, 0.5, 0.96, 5],
    [0.01, 0.02, 0.5, 0.96, -5],
  ],
  [
    [0, 0.06, 0.37, 0.84, -7],
    [0.63, 0.06, 0.37, 0.84, 7],
    [0.27, 0, 0.46, 1, -2],
  ],
  [
    [0, 0.1, 0.3, 0.8, -7],
    [0.7, 0.1, 0.3, 0.8, 7],
    [0.48, 0.02, 0.32, 0.94, 3],
    [0.2, 0.02, 0.34, 0.94, -3],
  ],
  [
    [0, 0.16, 0.26, 0.74, -8],
    [0.74, 0.16, 0.26, 0.74, 8],
    [0.16, 0.06, 0.29, 0.86, -4],
    [0.55, 0.06, 0.29, 0.86, 4],
    [0.33, 0, 0.34, 1, 0],
  ],
];
/** The aspect (width by height) from which on a room is wide. */
const wideFrom = 1.9;

/** How much wider or taller than square a card may be. */
const cardAspect = { least: 0.76, most: 1.2 };
/** A cut-out that continues below its photo stands on the picture's lower edge. */
const touchesFrom = 0.975;

interface Room {
  frame: Frame;
  box: Box;
  /** The boxes of the words; nothing extends down over them. */
  words: readonly Box[];
  /** The direction in which a single card leans. */
  leans: 1 | -1;
  isRow: boolean;
}

export function placePhotos(photos: readonly RecipePhoto[], room: Room): PhotoPlacement[] {
  const cards = photos.filter(({ use }) => use === 'card');
  const cutOuts = photos.filter(({ use }) => use === 'cutout');
  if (room.isRow) return standInRow(photos, room);
  return [...standCards(cards, cutOuts.length > 0, room), ...standCutOuts(cutOuts, room)];
}

/** Cards by themselves fan out over the room; cards behind a cut-out person show over the shoulders. */
function standCards(cards: readonly RecipePhoto[], isBehind: boolean, room: Room): PhotoPlacement[] {
  const box = aboveCorner(room);
  const slots =
    isBehind && cards.length === 1
      ? ([[0.36, 0, 0.64, 0.62, 7]] as const)
      : slotsFor(cards.length, isWide(box));
  return slots.flatMap(([x, y, width, height, tilt], index) => {
    const photo = cards[slots.length - 1 - index];
    if (!photo) return [];
    const slot = {
      x: box.x + (room.leans > 0 ? x : 1 - x - width) * box.width,
      y: box.y + y * box.height,
      width: width * box.width,
      height: height * box.height,
    };
    return [standCard(photo, slot, tilt * room.leans)];
  });
}

/** Returns a place for each card: up to five overlap like a fan, more stand in a grid. */
function slotsFor(count: number, isWide: boolean): readonly Slot[] {
  const fan = (isWide ? wideFans : fans)[count];
  if (fan) return fan;
  const columns = isWide ? Math.ceil(count / 2) : 2;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return [column / columns, row / rows, 1 / columns, 1 / rows, at % 2 === 0 ? -4 : 4];
  });
}

function isWide({ width, height }: Box): boolean {
  return width > height * wideFrom;
}

function standCard(photo: RecipePhoto, slot: Box, tilt: number, limits = cardAspect): PhotoPlacement {
  const aspect = Math.min(limits.most, Math.max(limits.least, photo.aspect));
  const center = centerOf(slot);
  const size = fitTurned(aspect, slot, tilt);
  const place = { crop: cropAround(photo, aspect), center, ...size, flip: false };
  return {
    at: photo.at,
    kind: 'card',
    side: null,
    ...place,
    rotation: tilt,
    bounds: turnedBounds(boxAround(center, size.width, size.height), tilt, center),
    faces: facesIn(photo, place),
    isPerson: false,
  };
}

/** Returns the largest rectangle of an aspect that fits into a box when rotated. */
function fitTurned(aspect: number, box: Box, tilt: number): { width: number; height: number } {
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const turnedWidth = aspect * Math.cos(angle) + Math.sin(angle);
  const turnedHeight = aspect * Math.sin(angle) + Math.cos(angle);
  // Slightly smaller: rounding may move a corner that touches the box out of it.
  const height = 0.998 * Math.min(box.height / turnedHeight, box.width / turnedWidth);
  return { width: height * aspect, height };
}

/** Several share the room from left to right, the first in front. */
function standCutOuts(photos: readonly RecipePhoto[], { frame, box, words }: Room): PhotoPlacement[] {
  const share = photos.length <= 1 ? 1 : 1.25 / photos.length;
  return photos
    .map((photo, index) => {
      const width = box.width * share;
      const step = photos.length <= 1 ? 0 : (box.width - width) / (photos.length - 1);
      return standCutOut(photo, { frame, words, box: { ...box, x: box.x + index * step, width } });
    })
    .reverse();
}

function standCutOut(
  photo: RecipePhoto,
  { frame, box, words }: Pick<Room, 'frame' | 'box' | 'words'>,
): PhotoPlacement {
  const [x, y, width, height] = photo.subject ?? [0, 0, 1, 1];
  const aspect = (width * photo.aspect) / height;
  // Slightly below the edge, so that no outline shows along it.
  const below = frame.height * 1.015;
  const isFree = !words.some((word) => overlaps(word, { ...box, height: below - box.y }));
  // A person's body goes on below what is shown of it.
  const isOnEdge = (y + height >= touchesFrom || isPersonPhoto(photo)) && isFree;
  const bottom = isOnEdge ? below : box.y + box.height;
  const room = { ...box, height: bottom - box.y };
  const size = fitTurned(aspect, room, 0);
  const lift = isOnEdge ? 0 : (room.height - size.height) * 0.42;
  const center = { x: room.x + room.width / 2, y: bottom - size.height / 2 - lift };
  const place = { crop: { x, y, width, height }, center, ...size, flip: false };
  return {
    at: photo.at,
    kind: 'cutout',
    side: null,
    ...place,
    rotation: 0,
    bounds: boxAround(center, size.width, size.height),
    faces: facesIn(photo, place),
    isPerson: isPersonPhoto(photo),
  };
}

/** Places photos in the number of rows that makes them largest, tilted in turn left and right. */
function standInRow(photos: readonly RecipePhoto[], room: Room): PhotoPlacement[] {
  const box = aboveCorner(room);
  const sizeWith = (rows: number) =>
    Math.min(box.width / Math.ceil(photos.length / rows), (box.height / rows) * 1.15);
  const rows = [1, 2, 3].reduce((best, count) => (sizeWith(count) > sizeWith(best) ? count : best));
  const columns = Math.ceil(photos.length / rows);
  const cell = { width: box.width / columns, height: box.height / rows };
  return photos.map((photo, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, photos.length - row * columns);
    const indent = ((columns - inRow) * cell.width) / 2;
    const slot = {
      x: box.x + indent + (index - row * columns) * cell.width + cell.width * 0.03,
      y: box.y + row * cell.height + cell.height * 0.02,
      width: cell.width * 0.94,
      height: cell.height * 0.96,
    };
    if (photo.use === 'cutout')
      return standCutOut({ ...photo, subject: liftedSubject(photo) }, { ...room, box: slot });
    // In a narrow cell a landscape photo would be small.
    const most = Math.max(0.8, Math.min(1.5, slot.width / slot.height));
    return standCard(photo, slot, index % 2 === 0 ? -3 : 3, { least: 0.72, most });
  });
}

/** In a row no photo extends down to the picture's edge. */
function liftedSubject({ subject }: RecipePhoto): RecipePhoto['subject'] {
  if (!subject) return [0, 0, 1, 0.97];
  const [x, y, width, height] = subject;
  return [x, y, width, Math.min(height, touchesFrom - 0.005 - y)];
}

/** Cards stay clear of the corner where a video's length is shown. */
function aboveCorner({ frame: { corner }, box }: Room): Box {
  return clearOf(box, [corner]);
}

/**
 * Returns the rest of a box that must not overlap others: for each overlap, the cut that leaves most room.
 */
export function clearOf(box: Box, others: readonly Box[]): Box {
  let room = box;
  for (const other of others) {
    if (overlaps(room, other)) room = largestBeside(room, other);
  }
  return room;
}

/** Returns the largest of the four parts of a room above, left, below and right of another box. */
function largestBeside(room: Box, other: Box): Box {
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const [otherRight, otherBottom] = [other.x + other.width + 1, other.y + other.height + 1];
  const parts: Box[] = [
    { ...room, height: other.y - room.y - 1 },
    { ...room, width: other.x - room.x - 1 },
    { ...room, y: otherBottom, height: bottom - otherBottom },
    { ...room, x: otherRight, width: right - otherRight },
  ];
  const size = ({ width, height }: Box) => Math.min(width, height);
  return parts.reduce((best, part) => (size(part) > size(best) ? part : best));
}
