import type { LayerOf } from '../document/layer.ts';
import type { TextRange } from '../document/text-parts.ts';
import type { Box } from '../geometry.ts';
import type { DrawingContext, Painter } from './surface.ts';
import { applyStyle, printedOffset, runsOf } from './text-layout.ts';

/**
 * Where the caret stands in text whose words differ in size or font: a field of one style misplaces it.
 * Points are in the layer's own pixels, from its middle.
 */

type TextLayer = LayerOf<'text'>;

/** A line, and where the caret may stand in it. */
export interface CaretLine {
  readonly top: number;
  readonly height: number;
  readonly stops: readonly CaretStop[];
}

interface CaretStop {
  /** In the content, by UTF-16. */
  readonly offset: number;
  readonly x: number;
}

/** Scripts from right to left: there a stop's place is not the width of what is before it. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a field of one style would misplace the caret, and its true place is known. */
export function hasOwnCarets({ parts, content, arc }: TextLayer): boolean {
  const differs = parts.some(
    ({ style }) => style.fontSize !== undefined || style.font !== undefined || style.isBold !== undefined,
  );
  return differs && arc === 0 && !rightToLeft.test(content);
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function caretLines(context: DrawingContext, painter: Painter, layer: TextLayer): CaretLine[] {
  const offsets = [...graphemes.segment(layer.content)].map(({ index }) => index);
  offsets.push(layer.content.length);
  const places = offsets.map((offset) => ({ offset, printed: printedOffset(layer, offset) }));
  return layer.lines.map((line, index) => {
    const runs = runsOf(context, painter, layer, line);
    const size = Math.max(layer.fontSize, ...runs.map(({ style }) => style.fontSize));
    // The start of a line that was broken is a stop of that line alone.
    const end = layer.lines[index + 1]?.from === line.to ? line.to - 1 : line.to;
    const stops = places
      .filter(({ printed }) => printed >= line.from && printed <= end)
      .map(({ offset, printed }) => ({ offset, x: line.x + widthBefore(printed - line.from) }));
    return { top: line.baseline - size * 0.86, height: size, stops };

    function widthBefore(length: number): number {
      let left = length;
      for (const { text, x, style } of runs) {
        if (left <= text.length) {
          applyStyle(context, painter, layer, style, text);
          return x + context.measureText(text.slice(0, left)).width;
        }
        left -= text.length;
      }
      return line.width;
    }
  });
}

/** The offset that is nearest to a point. */
export function offsetAt(
  lines: readonly CaretLine[],
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const line = lines.find(({ top, height }) => y < top + height) ?? lines.at(-1);
  if (!line) return 0;
  const away = (stop: CaretStop) => Math.abs(stop.x - x);
  return line.stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best), line.stops[0] ?? none)
    .offset;
}
const none: CaretStop = { offset: 0, x: 0 };

/** What is chosen, one box a line; of an empty range the caret, without a width. */
export function boxesOf(lines: readonly CaretLine[], { from, to }: TextRange): Box[] {
  return lines.flatMap(({ top, height, stops }) => {
    const inside = stops.filter(({ offset }) => offset >= from && offset <= to);
    const [first] = inside;
    const last = inside.at(-1);
    if (!first || !last || (first === last && from !== to)) return [];
    return [{ x: first.x, y: top, width: last.x - first.x, height }];
  });
}
