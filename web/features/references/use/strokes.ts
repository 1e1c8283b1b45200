import { type CutOutUse, cutOutUses } from '#contract/cut-outs.ts';
import {
  type ReferenceSettings,
  type ReferenceStroke,
  type ReferenceUse,
  referenceLimits,
} from '#contract/references.ts';

export type Point = readonly [x: number, y: number];

/** Drawn strokes, undone strokes, and the one being drawn. Widths and points are shares of the picture. */
export interface Marking {
  strokes: readonly ReferenceStroke[];
  undone: readonly ReferenceStroke[];
  drawing: ReferenceStroke | null;
}

/** How far a point may be from its simplified line, as a share of the longer side. */
const tolerance = 0.0015;
/** Three decimals: two pixels in a 2,048 px wide picture. */
const digits = 1_000;

export function startMarking(strokes: readonly ReferenceStroke[]): Marking {
  return { strokes, undone: [], drawing: null };
}

export function isFull({ strokes }: Marking): boolean {
  return strokes.length >= referenceLimits.maxStrokes;
}

export function hasSubject(strokes: readonly ReferenceStroke[]): boolean {
  return strokes.some(({ marks }) => marks === 'subject');
}

/** Starts a stroke, if the limit allows one. */
export function beginStroke(
  marking: Marking,
  brush: Pick<ReferenceStroke, 'marks' | 'width'>,
  at: Point,
): Marking {
  return isFull(marking) ? marking : { ...marking, drawing: { ...brush, points: [inside(at)] } };
}

export function extendStroke(marking: Marking, points: readonly Point[]): Marking {
  const { drawing } = marking;
  if (drawing === null) return marking;
  return { ...marking, drawing: { ...drawing, points: [...drawing.points, ...points.map(inside)] } };
}

/**
 * Ends the stroke: one undo step, with as few points as its shape needs.
 * @param ratio the picture's width by its height
 */
export function endStroke(marking: Marking, ratio: number): Marking {
  const { drawing, strokes } = marking;
  if (drawing === null) return marking;
  return { strokes: [...strokes, slim(drawing, ratio)], undone: [], drawing: null };
}

/** Drops the stroke after the system cancelled the touch. */
export function dropStroke(marking: Marking): Marking {
  return { ...marking, drawing: null };
}

export function undoStroke({ strokes, undone, drawing }: Marking): Marking {
  const last = strokes.at(-1);
  if (last === undefined) return { strokes, undone, drawing };
  return { strokes: strokes.slice(0, -1), undone: [...undone, last], drawing };
}

export function redoStroke({ strokes, undone, drawing }: Marking): Marking {
  const next = undone.at(-1);
  if (next === undefined) return { strokes, undone, drawing };
  return { strokes: [...strokes, next], undone: undone.slice(0, -1), drawing };
}

/** Removes all strokes; undo restores them one by one. */
export function clearStrokes({ strokes, drawing }: Marking): Marking {
  return { strokes: [], undone: [...strokes].reverse(), drawing };
}

function inside([x, y]: Point): [number, number] {
  const part = (value: number) => Math.min(1, Math.max(0, Math.round(value * digits) / digits));
  return [part(x), part(y)];
}

function slim(stroke: ReferenceStroke, ratio: number): ReferenceStroke {
  let points = simplify(stroke.points, ratio, tolerance);
  for (let wider = tolerance * 2; points.length > referenceLimits.maxPointsPerStroke; wider *= 2) {
    points = simplify(stroke.points, ratio, wider);
  }
  return { ...stroke, points };
}

/** Ramer–Douglas–Peucker: keeps the ends and the points farther than `within` from the line between them. */
function simplify(points: readonly [number, number][], ratio: number, within: number): [number, number][] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToLine(point, first, last, ratio));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= within) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), ratio, within);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), ratio, within)];
}

/** In shares of the longer side. */
function distanceToLine(point: Point, from: Point, to: Point, ratio: number): number {
  const [scaleX, scaleY] = ratio >= 1 ? [1, 1 / ratio] : [ratio, 1];
  const [dx, dy] = [(to[0] - from[0]) * scaleX, (to[1] - from[1]) * scaleY];
  const [px, py] = [(point[0] - from[0]) * scaleX, (point[1] - from[1]) * scaleY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** The form field's limit, with room for the rest of the text. */
const maxCharacters = 190_000;

/**
 * The strokes that a picture keeps when it is used otherwise: those of a cut-out come back with it, but may
 * mark something else than its people.
 */
export function strokesFor(use: ReferenceUse, { strokes }: ReferenceSettings): ReferenceStroke[] {
  return use === 'person' ? [] : strokes;
}

const isCutOutUse = (use: ReferenceUse): use is CutOutUse => cutOutUses.some((one) => one === use);

/** The settings to send: with too many points altogether, drops every other one until they fit. */
export function fitSettings(settings: readonly ReferenceSettings[]): ReferenceSettings[] {
  let fitting = settings.map(({ use, strokes }) => ({ use, strokes: isCutOutUse(use) ? strokes : [] }));
  while (JSON.stringify(fitting).length > maxCharacters) {
    fitting = fitting.map(({ use, strokes }) => ({ use, strokes: strokes.map(thin) }));
  }
  return fitting;
}

function thin(stroke: ReferenceStroke): ReferenceStroke {
  const isKept = (at: number) => at % 2 === 0 || at === stroke.points.length - 1;
  return { ...stroke, points: stroke.points.filter((_, at) => isKept(at)) };
}
