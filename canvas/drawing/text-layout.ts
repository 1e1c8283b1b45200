import type { LayerOf } from '../document/layer.ts';
import { type TextLine, type TextPart, type TextStyle, textLimits } from '../document/text.ts';
import { partsOf, styleAt, type WordStyle } from '../document/text-parts.ts';
import type { DrawingContext, Painter } from './surface.ts';

type TextLayer = LayerOf<'text'>;

/** A run of characters of one line in one style, from its own start on the baseline. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly style: WordStyle;
}

/** What measuring gives a text layer. */
export type MeasuredText = Pick<TextLayer, 'lines' | 'width' | 'height'>;

/** The characters as they are printed. */
export const printed = ({ content, isUppercase }: Pick<TextLayer, 'content' | 'isUppercase'>) =>
  isUppercase ? content.toLocaleUpperCase() : content;

/** The parts by offsets of the printed characters: an `ß` is printed as two. */
function printedParts(layer: TextLayer): readonly TextPart[] {
  const parts = partsOf(layer);
  if (parts.length === 0 || !layer.isUppercase) return parts;
  return parts.map((part) => ({
    ...part,
    from: printedOffset(layer, part.from),
    to: printedOffset(layer, part.to),
  }));
}

/** The offset in the printed characters of one in the content. */
export function printedOffset(layer: TextLayer, offset: number): number {
  return layer.isUppercase ? printed({ ...layer, content: layer.content.slice(0, offset) }).length : offset;
}

/**
 * Breaks a text into lines and places them about the layer's middle. Breaks and baselines are kept with the
 * document, so that nothing measures again where it is only drawn.
 */
export function measureText(context: DrawingContext, painter: Painter, layer: TextLayer): MeasuredText {
  const text = printed(layer);
  const broken = breakLines(context, painter, layer, text).slice(0, textLimits.lines);
  const widths = broken.map(({ from, to }) => widthOf(context, painter, layer, text, from, to));
  const width = Math.max(layer.wrapWidth ?? 0, ...widths, 1);
  const sizes = broken.map(({ from, to }) => largestSize(layer, from, to));
  const step = layer.lineHeight;
  const height = sizes.reduce((sum, size) => sum + size * step, 0);
  let top = -height / 2;
  const lines = broken.map(({ from, to }, index): TextLine => {
    const size = sizes[index] ?? layer.fontSize;
    const line = size * step;
    // The middle of the capitals is in the middle of the line: they are about 0.72 of the font size.
    const baseline = top + line / 2 + size * 0.36;
    top += line;
    const own = widths[index] ?? 0;
    const free = { left: 0, center: (width - own) / 2, right: width - own }[layer.alignment];
    return { from, to, x: -width / 2 + free, baseline, width: own };
  });
  return { lines, width: Math.min(width, textLimits.side), height: Math.min(height, textLimits.side) };
}

/** The runs of a line in the styles of its parts, one beside the other. */
export function runsOf(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  { from, to }: Pick<TextLine, 'from' | 'to'>,
): TextRun[] {
  const text = printed(layer);
  const parts = printedParts(layer);
  const edges = parts.flatMap((part) => [part.from, part.to]).filter((at) => at > from && at < to);
  const bounds = [...new Set([from, ...edges, to])].sort((one, other) => one - other);
  let x = 0;
  return bounds.slice(0, -1).map((start, index) => {
    const style = styleAt(layer, start, parts);
    const run = text.slice(start, bounds[index + 1]);
    applyStyle(context, painter, layer, style, run);
    const width = context.measureText(run).width;
    const placed = { text: run, x, width, style };
    x += width;
    return placed;
  });
}

/** Sets everything that decides how a run is shaped, so that measuring and drawing agree. */
export function applyStyle(
  context: DrawingContext,
  painter: Painter,
  { letterSpacing }: Pick<TextLayer, 'letterSpacing'>,
  style: TextStyle,
  text: string,
): void {
  const slant = style.isItalic ? 'italic ' : '';
  const weight = style.isBold ? 'bold ' : '';
  context.font = `${slant}${weight}${style.fontSize}px ${painter.familiesOf(style.font, text)}`;
  context.letterSpacing = `${((letterSpacing * style.fontSize) / 1000).toFixed(2)}px`;
  context.fontKerning = 'normal';
  // Otherwise some browsers round each advance to whole pixels, as the screen's hinting wants it.
  context.textRendering = 'geometricPrecision';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
}

function largestSize(layer: TextLayer, from: number, to: number): number {
  const inside = printedParts(layer).filter((part) => part.from < to && part.to > from);
  return Math.max(layer.fontSize, ...inside.map(({ style }) => style.fontSize ?? 0));
}

function widthOf(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  text: string,
  from: number,
  to: number,
): number {
  const end = from + text.slice(from, to).trimEnd().length;
  const runs = end > from ? runsOf(context, painter, layer, { from, to: end }) : [];
  const last = runs.at(-1);
  return last ? last.x + last.width : 0;
}

interface Break {
  readonly from: number;
  readonly to: number;
}

/** Lines end at line feeds and, with a wrap width, before the word that no longer fits. */
function breakLines(context: DrawingContext, painter: Painter, layer: TextLayer, text: string): Break[] {
  let start = 0;
  return text.split('\n').flatMap((paragraph) => {
    const range = { from: start, to: start + paragraph.length };
    start = range.to + 1;
    return layer.wrapWidth === null ? [range] : wrap(context, painter, layer, text, range, layer.wrapWidth);
  });
}

function wrap(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  text: string,
  { from, to }: Break,
  most: number,
): Break[] {
  const lines: Break[] = [];
  let start = from;
  let end = from;
  for (const { segment, index } of words.segment(text.slice(from, to))) {
    const next = from + index + segment.length;
    const isTooLong = widthOf(context, painter, layer, text, start, next) > most;
    if (isTooLong && end > start) {
      lines.push({ from: start, to: end });
      start = from + index;
    }
    end = next;
  }
  return [...lines, { from: start, to }];
}

/** Words with what follows them: scripts without spaces break between their words, too. */
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
