import type { PictureMeasures } from '#contract/image-analysis.ts';
import type { Planes } from './planes.ts';
import { round3 } from './rounding.ts';

type TextArea = PictureMeasures['textAreas'][number];

/** Cells along the longer side. */
const cellsAlong = 16;
/** A cell with more detail per pixel is too busy for text. */
const flatDetail = 0.012;
/** The minimum of WCAG 2, level AA, for text of any size. */
const minContrast = 4.5;
/** Fractions of the picture's width, height and area. */
const smallest = { width: 0.3, height: 0.15, area: 0.06 } as const;
const maxAreas = 3;
/** The largest overlap of two areas, as a fraction of the smaller one. */
const maxOverlap = 0.1;

/** A measured part of the picture. */
interface Cell {
  detail: number;
  /** The luminance below which, and above which, a twentieth of its pixels is. */
  darkest: number;
  lightest: number;
}

/** A range of cells, the last ones included. */
interface Span {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Candidate {
  span: Span;
  textColor: TextArea['textColor'];
  contrast: number;
  score: number;
}

/**
 * Finds even areas on which white or black text is readable everywhere, best first: large, quiet, and far
 * from each other.
 */
export function findTextAreas(planes: Planes, detail: Float32Array): TextArea[] {
  const longest = Math.max(planes.width, planes.height);
  const columns = Math.min(planes.width, Math.max(4, Math.round((cellsAlong * planes.width) / longest)));
  const rows = Math.min(planes.height, Math.max(4, Math.round((cellsAlong * planes.height) / longest)));
  const cells = measureCells(planes, detail, { columns, rows });
  const candidates = listCandidates(cells, { columns, rows }).sort((one, other) => other.score - one.score);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === maxAreas) break;
    if (chosen.every(({ span }) => overlap(span, candidate.span) <= maxOverlap)) chosen.push(candidate);
  }
  return chosen.map(({ span, textColor, contrast }) => ({
    x: round3(span.left / columns),
    y: round3(span.top / rows),
    width: round3((span.right - span.left + 1) / columns),
    height: round3((span.bottom - span.top + 1) / rows),
    textColor,
    contrast: Math.floor(contrast * 10) / 10,
  }));
}

interface Grid {
  columns: number;
  rows: number;
}

function measureCells({ width, height, luminance }: Planes, detail: Float32Array, grid: Grid): Cell[] {
  const { columns, rows } = grid;
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [Math.floor((row * height) / rows), Math.floor(((row + 1) * height) / rows)];
    for (let column = 0; column < columns; column += 1) {
      const left = Math.floor((column * width) / columns);
      const right = Math.floor(((column + 1) * width) / columns);
      const values = new Float32Array((right - left) * (bottom - top));
      let [count, sum] = [0, 0];
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          values[count] = luminance[y * width + x] ?? 0;
          sum += detail[y * width + x] ?? 0;
          count += 1;
        }
      }
      values.sort();
      const at = (share: number) => values[Math.round(share * (count - 1))] ?? 0;
      cells.push({ detail: sum / count, darkest: at(0.05), lightest: at(0.95) });
    }
  }
  return cells;
}

/**
 * Every area that is large enough, quiet throughout and has a text colour that is readable on all of it.
 */
function listCandidates(cells: readonly Cell[], { columns, rows }: Grid): Candidate[] {
  const candidates: Candidate[] = [];
  for (let top = 0; top < rows; top += 1) {
    const strips = Array.from({ length: columns }, (): Cell => ({ detail: 0, darkest: 1, lightest: 0 }));
    for (let bottom = top; bottom < rows; bottom += 1) {
      for (const [column, strip] of strips.entries()) widen(strip, cells[bottom * columns + column]);
      if ((bottom - top + 1) / rows >= smallest.height) {
        addCandidates(candidates, strips, { top, bottom, columns, rows });
      }
    }
  }
  return candidates;
}

/** A noisy cell makes the whole area noisy. */
function widen(whole: Cell, cell: Cell | undefined): void {
  if (cell === undefined) return;
  whole.detail = cell.detail > flatDetail ? Number.POSITIVE_INFINITY : whole.detail + cell.detail;
  whole.darkest = Math.min(whole.darkest, cell.darkest);
  whole.lightest = Math.max(whole.lightest, cell.lightest);
}

function addCandidates(
  candidates: Candidate[],
  strips: readonly Cell[],
  { top, bottom, columns, rows }: Grid & { top: number; bottom: number },
): void {
  for (let left = 0; left < columns; left += 1) {
    let [detail, darkest, lightest] = [0, 1, 0];
    for (let right = left; right < columns; right += 1) {
      const strip = strips[right];
      if (strip === undefined || strip.detail === Number.POSITIVE_INFINITY) break;
      detail += strip.detail;
      darkest = Math.min(darkest, strip.darkest);
      lightest = Math.max(lightest, strip.lightest);
      const text = readingText(darkest, lightest);
      // A larger area only becomes more uneven.
      if (text.contrast < minContrast) break;
      const count = (right - left + 1) * (bottom - top + 1);
      const area = count / (columns * rows);
      if ((right - left + 1) / columns < smallest.width || area < smallest.area) continue;
      const quiet = 1 - detail / count / flatDetail / 2;
      candidates.push({ span: { left, top, right, bottom }, ...text, score: area * quiet });
    }
  }
}

/** The contrast of WCAG 2 between the text and the worst place of the area. */
function readingText(darkest: number, lightest: number): Pick<Candidate, 'textColor' | 'contrast'> {
  const white = 1.05 / (lightest + 0.05);
  const black = (darkest + 0.05) / 0.05;
  return white >= black
    ? { textColor: '#ffffff', contrast: white }
    : { textColor: '#000000', contrast: black };
}

function overlap(one: Span, other: Span): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + 1;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;
  const area = (span: Span) => (span.right - span.left + 1) * (span.bottom - span.top + 1);
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.min(area(one), area(other));
}
