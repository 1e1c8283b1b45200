/**
 * Parts that a user has moved or scaled on the picture. A place is relative to where the layout puts the
 * part, so it survives another headline, style or size.
 */
import type { DesignPlace } from '../../../contract/design-places.ts';
import type { Recipe } from '../recipe.ts';
import type { Lettering, Style } from '../styles/style.ts';
import { reachOf } from '../styles/style.ts';
import type { Arrangement, Placement, Standing, TextBlock, TextLine } from './arrangement.ts';
import { type Box, centerOf, contains, grow, overlaps, type Point, turnedBounds, union } from './box.ts';
import { isBust } from './busts.ts';
import { faceOfCutOut, facesOf } from './faults.ts';
import { outlinedInk } from './fit-lines.ts';
import { leastCapital } from './frame.ts';

/** A part of a picture that can be moved; texts and faces that others must respect are parts, too. */
export interface Part {
  /**
   * `hero`, `second`, `line:0`, `photo:0`, `sticker:fire`, `sticker:fire:1`; null for what cannot be moved.
   */
  id: string | null;
  kind: 'words' | 'sticker' | 'hero' | 'card';
  box: Box;
  /** What words must not cover. */
  faces: readonly Box[];
  /** The faces that a sticker must not cover either: those of people. */
  people: readonly Box[];
  /** Whether the lower edge cuts it, where it has no feet. */
  isCut: boolean;
  /** The least scale at which words can be read in a feed. */
  least: number;
}

/** The parts of an arrangement, the frontmost first. */
export function partsOf(arrangement: Arrangement, { lettering }: Pick<Style, 'lettering'>): Part[] {
  const { texts, hero, second, photos, stickers, height } = arrangement;
  const faces = facesOf(arrangement);
  const seen = new Map<string, number>();
  const still = { faces: [], people: [], isCut: false, least: 1 };
  const standing = (id: string, one: Placement): Part => ({
    ...{ id, kind: 'hero', box: one.bounds, faces: faces.get(one) ?? [], least: 0 },
    people: isBust(one.icon) ? [faceOfCutOut(one)] : [],
    isCut: one.bounds.y + one.bounds.height >= height && (isBust(one.icon) || one.isNear === true),
  });
  return [
    ...texts.flatMap((block) =>
      block.lines.map(
        (line): Part => ({
          ...still,
          id: block.role === 'headline' && line.at !== undefined ? `line:${line.at}` : null,
          kind: 'words',
          box: boundsOfLine(lettering, block, line),
          least: Math.min(1, leastCapital(arrangement) / line.ink.height),
        }),
      ),
    ),
    ...stickers.map((sticker): Part => {
      const count = seen.get(sticker.icon) ?? 0;
      seen.set(sticker.icon, count + 1);
      const id = `sticker:${sticker.icon}${count === 0 ? '' : `:${count}`}`;
      const isStill = sticker.isBackdrop === true || sticker.bounds.width > arrangement.width * 0.98;
      return { ...still, id: isStill ? null : id, kind: 'sticker', box: sticker.bounds, least: 0 };
    }),
    ...(second ? [standing('second', second)] : []),
    ...(hero ? [standing('hero', hero)] : []),
    ...photos
      .filter(({ kind }) => kind === 'card' || kind === 'cutout')
      .toReversed()
      .map(
        (photo): Part => ({
          ...{ id: `photo:${photo.at}`, kind: photo.kind === 'card' ? 'card' : 'hero', box: photo.bounds },
          ...{ faces: faces.get(photo) ?? [], people: photo.faces, least: 0 },
          isCut: photo.kind === 'cutout' && photo.bounds.y + photo.bounds.height >= height - 1,
        }),
      ),
    ...photos
      .filter(({ kind, faces: known }) => known.length > 0 && (kind === 'background' || kind === 'panel'))
      .map(
        ({ faces: known }): Part => ({
          ...{
            id: null,
            kind: 'hero',
            box: union(known),
            faces: known,
            people: known,
            isCut: false,
            least: 1,
          },
        }),
      ),
  ];
}

/**
 * Returns the places that a recipe's parts can have: each as near to the wanted one as no face is covered or
 * cut off and the corner of the length badge stays free. The last one gives way first.
 * @param air the distance that words keep, in units: what is stored keeps some, so that rounding at another
 *   size moves nothing
 */
export function settlePlaces(
  arrangement: Arrangement,
  style: Pick<Style, 'lettering'>,
  places: readonly DesignPlace[],
  air: number,
): DesignPlace[] {
  const parts = partsOf(arrangement, style);
  const byId = new Map(parts.flatMap((part) => (part.id === null ? [] : [[part.id, part] as const])));
  const wanted = new Map<string, DesignPlace>();
  for (const place of places) {
    const part = byId.get(place.of);
    wanted.delete(place.of);
    if (part && !isUsual(place)) wanted.set(place.of, bounded(part, place, arrangement));
  }
  for (;;) {
    const settled = settleAll(parts, [...wanted.values()], arrangement, air * arrangement.unit);
    if (settled.stuck === null) return settled.places.filter((place) => !isUsual(place));
    // It is where the layout puts it, and the others respect it there.
    wanted.delete(settled.stuck);
  }
}

/** Puts one part after the other: each respects those before it, and those that stay where they are. */
function settleAll(
  parts: readonly Part[],
  places: readonly DesignPlace[],
  arrangement: Arrangement,
  air: number,
): { places: DesignPlace[]; stuck: string | null } {
  const tolerated = new Set(parts.flatMap((part) => faultsOfPart(part, parts, arrangement, 0)));
  const waiting = new Set(places.map(({ of }) => of));
  const standing = parts.filter(({ id }) => id === null || !waiting.has(id));
  const settled: DesignPlace[] = [];
  for (const place of places) {
    const part = parts.find(({ id }) => id === place.of);
    if (!part) continue;
    const isFree = (tried: DesignPlace) =>
      faultsOfPart(at(part, tried, arrangement), standing, arrangement, air).every((fault) =>
        tolerated.has(fault),
      );
    const free = nearestFree(place, isFree, arrangement);
    if (!free) return { places: [], stuck: place.of };
    settled.push(free);
    standing.push(at(part, free, arrangement));
  }
  return { places: settled, stuck: null };
}

const isUsual = ({ x, y, scale }: DesignPlace) => x === 0 && y === 0 && scale === 1;

/** Within the sizes at which words are legible and fit into the picture. */
function bounded({ box, kind, least }: Part, place: DesignPlace, { safe }: Arrangement): DesignPlace {
  const most = kind === 'words' ? Math.min(safe.width / box.width, safe.height / box.height) * 0.99 : 4;
  return { ...place, scale: Math.max(Math.min(least, most), Math.min(most, place.scale)) };
}

/** A part at a place. */
function at(part: Part, place: DesignPlace | undefined, arrangement: Arrangement): Part {
  if (!place) return part;
  const change = changeOf(part, place, arrangement);
  const move = (box: Box) => changedBox(box, change);
  return { ...part, box: move(part.box), faces: part.faces.map(move), people: part.people.map(move) };
}

interface Change {
  about: Point;
  by: Point;
  scale: number;
}

/** What is cut by the lower edge stays there: it has no feet. */
function changeOf({ box, isCut }: Part, place: DesignPlace, { width, height }: Arrangement): Change {
  const about = centerOf(box);
  const by = { x: place.x * width, y: place.y * height };
  const bottom = about.y + by.y + (box.height * place.scale) / 2;
  const lifted = isCut ? Math.max(0, height - bottom) : 0;
  return { about, by: { x: by.x, y: by.y + lifted }, scale: place.scale };
}

const changedPoint = ({ x, y }: Point, { about, by, scale }: Change): Point => ({
  x: about.x + (x - about.x) * scale + by.x,
  y: about.y + (y - about.y) * scale + by.y,
});

const changedBox = (box: Box, change: Change): Box => ({
  ...changedPoint(box, change),
  width: box.width * change.scale,
  height: box.height * change.scale,
});

/** The rules that a part breaks, each with the part that it meets. */
function faultsOfPart(part: Part, others: readonly Part[], arrangement: Arrangement, air: number): string[] {
  const { safe, corner, width, height } = arrangement;
  const picture = { x: 0, y: 0, width, height };
  const box = part.kind === 'words' ? grow(part.box, air) : part.box;
  const faults: string[] = [];
  if (part.kind === 'words' && !contains(safe, box)) faults.push(`${nameOf(part)} leaves the safe area`);
  if (part.kind !== 'hero' && overlaps(box, corner)) faults.push(`${nameOf(part)} is in the corner`);
  const { x, y } = centerOf(part.box);
  if (x < 0 || y < 0 || x > width || y > height) faults.push(`${nameOf(part)} leaves the picture`);
  if (part.faces.some((face) => overlaps(face, corner)))
    faults.push(`a face of ${nameOf(part)} is in the corner`);
  if (part.people.some((face) => !contains(picture, face)))
    faults.push(`a face of ${nameOf(part)} is cut off`);
  for (const other of others) {
    if (nameOf(other) === nameOf(part)) continue;
    if (covers({ ...part, box }, other) || covers(grown(other, air), part))
      faults.push([nameOf(part), nameOf(other)].sort().join(' meets '));
  }
  return faults;
}

const nameOf = ({ id, kind, box }: Part) => id ?? `${kind} at ${Math.round(box.x)}, ${Math.round(box.y)}`;

const grown = (part: Part, air: number): Part =>
  part.kind === 'words' ? { ...part, box: grow(part.box, air) } : part;

/** Whether a part lies over a face of another one. */
function covers(part: Part, other: Part): boolean {
  const faces = part.kind === 'words' ? other.faces : part.kind === 'sticker' ? other.people : [];
  return faces.some((face) => overlaps(part.box, face));
}

/** In shares of the longer side. */
const ringStep = 0.012;
const directions = 24;
const rings = 70;

/**
 * The free place that is nearest to the wanted one: a part that is dragged slides along what it
 * must not cover.
 */
function nearestFree(
  wanted: DesignPlace,
  isFree: (place: DesignPlace) => boolean,
  { width, height }: Arrangement,
): DesignPlace | null {
  if (isFree(wanted)) return wanted;
  const longer = Math.max(width, height);
  const away = (distance: number, direction: number) => {
    const angle = (2 * Math.PI * direction) / directions;
    const [x, y] = [Math.cos(angle) * distance * longer, Math.sin(angle) * distance * longer];
    return { ...wanted, x: within(wanted.x + x / width), y: within(wanted.y + y / height) };
  };
  for (let ring = 1; ring <= rings; ring += 1) {
    for (let direction = 0; direction < directions; direction += 1) {
      let far = ring * ringStep;
      if (!isFree(away(far, direction))) continue;
      let near = far - ringStep;
      for (let round = 0; round < 6; round += 1) {
        const middle = (near + far) / 2;
        if (isFree(away(middle, direction))) far = middle;
        else near = middle;
      }
      return away(far, direction);
    }
  }
  return null;
}

const within = (share: number) => Math.max(-1, Math.min(1, share));

/** Returns the arrangement with the parts where the user has put them. */
export function placeByHand(arrangement: Arrangement, recipe: Recipe, style: Style): Arrangement {
  if (!recipe.places?.length) return arrangement;
  const places = settlePlaces(arrangement, style, recipe.places, 0);
  const parts = new Map(partsOf(arrangement, style).map((part) => [part.id, part]));
  const changes = new Map(
    places.flatMap((place) => {
      const part = parts.get(place.of);
      return part ? [[place.of, changeOf(part, place, arrangement)] as const] : [];
    }),
  );
  const { hero, second, photos, stickers, crowd, texts } = arrangement;
  const heroChange = changes.get('hero');
  const counts = new Map<string, number>();
  return {
    ...arrangement,
    focus: focusOf(arrangement, heroChange),
    hero: hero && changed(hero, heroChange),
    // The rest of a heap stays around its largest thing.
    crowd: crowd.map((one) => changed(one, heroChange)),
    second: second && changed(second, changes.get('second')),
    photos: photos.map((photo) => {
      const change = changes.get(`photo:${photo.at}`);
      if (!change) return photo;
      return { ...changed(photo, change), faces: photo.faces.map((face) => changedBox(face, change)) };
    }),
    stickers: stickers.map((sticker) => {
      const count = counts.get(sticker.icon) ?? 0;
      counts.set(sticker.icon, count + 1);
      return changed(sticker, changes.get(`sticker:${sticker.icon}${count === 0 ? '' : `:${count}`}`));
    }),
    texts: texts.flatMap((block) => parted(block, changes, style.lettering)),
  };
}

/** The light stays on the hero, except where it is the place's own. */
function focusOf({ focus, isScene, second, width, height }: Arrangement, change?: Change): Point {
  if (!change || isScene || second) return focus;
  const inside = (share: number) => Math.max(0, Math.min(1, share));
  return { x: inside(focus.x + change.by.x / width), y: inside(focus.y + change.by.y / height) };
}

function changed<T extends Standing>(one: T, change: Change | undefined): T {
  if (!change) return one;
  return {
    ...one,
    center: changedPoint(one.center, change),
    width: one.width * change.scale,
    height: one.height * change.scale,
    bounds: changedBox(one.bounds, change),
  };
}

/** A block without the lines that were moved, and each of those as a block of its own. */
function parted(block: TextBlock, changes: ReadonlyMap<string, Change>, lettering: Lettering): TextBlock[] {
  const changeOfLine = ({ at }: TextLine) =>
    block.role === 'headline' && at !== undefined ? changes.get(`line:${at}`) : undefined;
  const staying = block.lines.filter((line) => !changeOfLine(line));
  if (staying.length === block.lines.length) return [block];
  const moved = block.lines.flatMap((line) => {
    const change = changeOfLine(line);
    if (!change) return [];
    const placed: TextLine = {
      ...line,
      sizePx: line.sizePx * change.scale,
      origin: changedPoint(line.origin, change),
      ink: changedBox(line.ink, change),
    };
    const pivot = changedPoint(block.pivot, change);
    const alone = { ...block, pivot, lines: [placed] };
    return [{ ...alone, bounds: boundsOfLine(lettering, alone, placed) }];
  });
  if (staying.length === 0) return moved;
  const bounds = union(staying.map((line) => boundsOfLine(lettering, block, line)));
  return [{ ...block, lines: staying, bounds }, ...moved];
}

/** The upright box around a line, outlines and depth included. */
function boundsOfLine(lettering: Lettering, { rotation, pivot }: TextBlock, line: TextLine): Box {
  const outlined = outlinedInk(line, reachOf(lettering, line.emphasis));
  return turnedBounds(turnedBounds(outlined, line.rotation, centerOf(line.ink)), rotation, pivot);
}
