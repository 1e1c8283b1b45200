/**
 * Faults that make a creator not publish a design, measured on its arrangement. `faultsOf` has the rules that
 * every arrangement keeps; these are looked for in a whole set of designs, and counted.
 */
import type { Arrangement, Placement, Standing } from './arrangement.ts';
import { type Box, centerOf } from './box.ts';
import { isBust } from './busts.ts';
import { faultsOf } from './faults.ts';
import { feed } from './frame.ts';

export const measuredFaultIds = [
  'rule-broken',
  'corner-used',
  'headline-over-hero',
  'empty-region',
  'void-in-the-middle',
  'small-line',
  'hook-not-largest',
  'hero-cut',
  'same-hero-twice',
] as const;
export type MeasuredFaultId = (typeof measuredFaultIds)[number];

export interface MeasuredFault {
  id: MeasuredFaultId;
  /** The measured value, for a person: "hero 62 % visible". */
  detail: string;
}

/** The largest share of the picture that may be one empty rectangle, and of its width that may be a gap. */
const most = { empty: 0.3, gap: 0.2 };
/** The least share of a hero that is in the picture, and the most of it that words may cover. */
const hero = { leastVisible: 0.72, mostCovered: 0.1 };

/** Measures the faults of an arrangement. A picture without words has no empty region by rule. */
export function measureArrangement(arrangement: Arrangement): MeasuredFault[] {
  const broken = faultsOf(arrangement).map((detail) => ({
    id: detail.includes('corner') ? ('corner-used' as const) : ('rule-broken' as const),
    detail,
  }));
  return [
    ...broken,
    ...coveredHeroes(arrangement),
    ...hiddenWords(arrangement),
    ...(arrangement.texts.length > 0 ? emptiness(arrangement) : []),
    ...smallLines(arrangement),
    ...smallHooks(arrangement),
    ...cutHeroes(arrangement),
    ...twins(arrangement),
  ];
}

function standingsOf({ hero: first, second, photos }: Arrangement): Standing[] {
  // A person stands in front of the words.
  const cutOuts = photos.filter(
    ({ kind, hides, carriesWords }) => kind === 'cutout' && hides === undefined && !carriesWords,
  );
  const subjects = photos.flatMap(({ subject, hides }) =>
    subject && hides === undefined ? [standingIn(subject)] : [],
  );
  const drawn = [first, second].map((placed) => placed && abovePlaced(placed));
  return [...drawn, ...cutOuts, ...subjects].filter((standing) => standing !== null);
}

function standingIn(bounds: Box): Standing {
  const { width, height } = bounds;
  return { center: centerOf(bounds), width, height, rotation: 0, flip: false, bounds };
}

/** Words may be on the chest of a person drawn down to the chest, not on the head. */
function abovePlaced(placed: Placement): Standing {
  if (!isBust(placed.icon)) return placed;
  const { center, height } = placed;
  return { ...placed, center: { x: center.x, y: center.y - height * 0.2 }, height: height * 0.6 };
}

/** How much of a line's last letter a person may hide. */
const mostHidden = 0.45;

function hiddenWords({ photos }: Arrangement): MeasuredFault[] {
  return photos.flatMap(({ hides = 0 }) =>
    hides > mostHidden
      ? [{ id: 'headline-over-hero', detail: `a person hides ${percent(hides)} of a letter` } as const]
      : [],
  );
}

function coveredHeroes(arrangement: Arrangement): MeasuredFault[] {
  return standingsOf(arrangement).flatMap(({ center, width, height }) => {
    // The painted part of a thing fills about this share of its box at each side.
    const body = { width: width * 0.9, height: height * 0.9 };
    const box = { x: center.x - body.width / 2, y: center.y - body.height / 2, ...body };
    const covered = arrangement.texts.reduce((sum, { bounds }) => sum + shared(bounds, box), 0) / areaOf(box);
    return covered > hero.mostCovered
      ? [{ id: 'headline-over-hero', detail: `words cover ${percent(covered)} of a hero` } as const]
      : [];
  });
}

function cutHeroes({ hero: first, second, crowd, width, height }: Arrangement): MeasuredFault[] {
  // A heap grows out of the lower edge.
  if (crowd.length > 0) return [];
  const picture = { x: 0, y: 0, width, height };
  return [first, second].flatMap((placed) => {
    // A person drawn to the chest ends at the lower edge.
    if (placed === null || placed.isNear || isBust(placed.icon)) return [];
    const visible = shared(placed.bounds, picture) / areaOf(placed.bounds);
    return visible < hero.leastVisible
      ? [{ id: 'hero-cut', detail: `${percent(visible)} of ${placed.icon} is in the picture` } as const]
      : [];
  });
}

/** Before and after are one thing; two rivals are not. */
function twins({ panels, areSidesDistinct, hero: first, second }: Arrangement): MeasuredFault[] {
  const isSame =
    panels === 'versus' &&
    !areSidesDistinct &&
    first !== null &&
    second !== null &&
    first.icon === second.icon;
  return isSame ? [{ id: 'same-hero-twice', detail: first.icon }] : [];
}

/** The emphasised words are read first: no other line of the headline is higher. */
function smallHooks({ texts }: Arrangement): MeasuredFault[] {
  const lines = texts.filter(({ role }) => role === 'headline').flatMap((block) => block.lines);
  const [hooks, others] = [true, false].map((emphasis) =>
    lines.filter((line) => line.emphasis === emphasis).map(({ ink }) => ink.height),
  ) as [number[], number[]];
  if (hooks.length === 0 || others.length === 0) return [];
  const share = Math.max(...others) / Math.max(...hooks);
  return share > 1
    ? [{ id: 'hook-not-largest', detail: `another line is ${share.toFixed(1)} times as high` }]
    : [];
}

function smallLines({ texts, width }: Arrangement): MeasuredFault[] {
  return texts.flatMap(({ lines }) =>
    lines.flatMap(({ text, ink }) => {
      const inFeed = (ink.height * feed.width) / width;
      return inFeed < feed.leastLine
        ? [{ id: 'small-line', detail: `"${text}" is ${inFeed.toFixed(1)} px high in a feed` } as const]
        : [];
    }),
  );
}

/** Cells of the grid that emptiness is measured on. */
const grid = { columns: 32, rows: 18 };

function emptiness(arrangement: Arrangement): MeasuredFault[] {
  const taken = takenCells(arrangement);
  const empty = largestEmptyRectangle(taken) / (grid.columns * grid.rows);
  const gap = widestGap(taken) / grid.columns;
  const faults: MeasuredFault[] = [];
  if (empty > most.empty) faults.push({ id: 'empty-region', detail: `${percent(empty)} of the picture` });
  if (gap > most.gap) faults.push({ id: 'void-in-the-middle', detail: `${percent(gap)} of the width` });
  return faults;
}

/** Which cells something lies in, row by row. */
function takenCells(arrangement: Arrangement): boolean[][] {
  const { width, height, texts, photos, stickers, medals, emblems, second, crowd } = arrangement;
  const boxes: Box[] = [
    ...texts.flatMap(({ lines, bounds }) => (lines.length > 0 ? [bounds] : [])),
    ...[arrangement.hero, second].flatMap((placed) => (placed ? [placed.bounds] : [])),
    ...photos.map(({ bounds }) => bounds),
    ...[...stickers, ...medals, ...crowd].map(({ bounds }) => bounds),
    ...emblems.flatMap((emblem) =>
      'center' in emblem
        ? [
            {
              x: emblem.center.x - emblem.size / 2,
              y: emblem.center.y - emblem.size / 2,
              width: emblem.size,
              height: emblem.size,
            },
          ]
        : [],
    ),
  ];
  return Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_unused, column) => {
      const x = ((column + 0.5) * width) / grid.columns;
      const y = ((row + 0.5) * height) / grid.rows;
      return boxes.some(
        (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      );
    }),
  );
}

/** The cells of the largest rectangle without a taken cell: a histogram of free cells above each row. */
function largestEmptyRectangle(taken: readonly boolean[][]): number {
  const heights = new Array<number>(grid.columns).fill(0);
  let largest = 0;
  for (const row of taken) {
    row.forEach((isTaken, column) => {
      heights[column] = isTaken ? 0 : (heights[column] ?? 0) + 1;
    });
    for (let from = 0; from < grid.columns; from += 1) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let to = from; to < grid.columns && lowest > 0; to += 1) {
        lowest = Math.min(lowest, heights[to] ?? 0);
        largest = Math.max(largest, lowest * (to - from + 1));
      }
    }
  }
  return largest;
}

/** The widest run of columns without a taken cell between two that have one. */
function widestGap(taken: readonly boolean[][]): number {
  const columns = Array.from({ length: grid.columns }, (_, column) => taken.some((row) => row[column]));
  const first = columns.indexOf(true);
  const last = columns.lastIndexOf(true);
  let [widest, run] = [0, 0];
  for (let column = first; column >= 0 && column <= last; column += 1) {
    run = columns[column] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}

function areaOf({ width, height }: Box): number {
  return width * height;
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
