import { type ReferenceSettings, type ReferenceStroke, referenceLimits } from '#contract/references.ts';

export type Point = readonly [x: number, y: number];

/** What was drawn, what was undone, and the stroke under the finger. Widths and points are parts of the picture. */
export interface Marking {
  strokes: readonly ReferenceStroke[];
  undone: readonly ReferenceStroke[];
  drawing: ReferenceStroke | null;
}

/** How far a point may lie beside the line that stands for it, as a part of the longer side. */
const tolerance = 0.0015;
/** Three digits tell a 2,048 px wide picture's points apart by two pixels. */
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

/** Begins a stroke, where there is room for one. */
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
 * Ends the stroke: it is one step to undo, with as few points as its shape needs.
 *
 * @param ratio the picture's width by its height
 */
export function endStroke(marking: Marking, ratio: number): Marking {
  const { drawing, strokes } = marking;
  if (drawing === null) return marking;
  return { strokes: [...strokes, slim(drawing, ratio)], undone: [], drawing: null };
}

/** The finger was taken away by the system: the stroke never was. */
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

/** Takes all away; undo brings them back one by one. */
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

/** Ramer, Douglas and Peucker: keeps the ends, and the points that lie farther from the line between them. */
function simplify(points: readonly [number, number][], ratio: number, within: number): [number, number][] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToLine(point, first, last, ratio));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= within) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), ratio, within);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), ratio, within)];
}

/** In parts of the longer side. */
function distanceToLine(point: Point, from: Point, to: Point, ratio: number): number {
  const [scaleX, scaleY] = ratio >= 1 ? [1, 1 / ratio] : [ratio, 1];
  const [dx, dy] = [(to[0] - from[0]) * scaleX, (to[1] - from[1]) * scaleY];
  const [px, py] = [(point[0] - from[0]) * scaleX, (point[1] - from[1]) * scaleY];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** What the form's field takes, with some room for the rest of the text. */
const maxCharacters = 190_000;

/** The settings as they are sent: where there are too many points altogether, every other one goes until they fit. */
export function fitSettings(settings: readonly ReferenceSettings[]): ReferenceSettings[] {
  let fitting = settings.map(({ use, strokes }) => ({ use, strokes: use === 'cutout' ? strokes : [] }));
  while (JSON.stringify(fitting).length > maxCharacters) {
    fitting = fitting.map(({ use, strokes }) => ({ use, strokes: strokes.map(thin) }));
  }
  return fitting;
}

function thin(stroke: ReferenceStroke): ReferenceStroke {
  const isKept = (at: number) => at % 2 === 0 || at === stroke.points.length - 1;
  return { ...stroke, points: stroke.points.filter((_, at) => isKept(at)) };
}
