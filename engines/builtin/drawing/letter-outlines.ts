/**
 * The outlines of a line's letters, filled as any other shape. A canvas draws small letters from masks, which
 * browsers make in another way: a design opened in the canvas editor has to show the same letters.
 */
import { createCanvas, Path2D, SvgExportFlag } from '@napi-rs/canvas';
import { applyFont } from '../fonts/measure.ts';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';

/** A line keeps its outlines: they are drawn up to thirty times. */
const known = new WeakMap<TextLine, Path2D>();

/** Returns the outlines where the line is placed, before it is stretched or turned. */
export function outlinesOf(line: TextLine, block: TextBlock): Path2D {
  const outlines = known.get(line) ?? readOutlines(line, block);
  known.set(line, outlines);
  return outlines;
}

/** What the library writes into a drawing in SVG: it shapes the text as on any canvas. */
function readOutlines(
  { text, families, sizePx, origin, ink }: TextLine,
  { letterSpacing }: TextBlock,
): Path2D {
  // It leaves out what lies outside of the drawing.
  const room = Math.ceil(2 * sizePx);
  const drawing = createCanvas(
    Math.ceil(ink.width) + 2 * room,
    Math.ceil(ink.height) + 2 * room,
    SvgExportFlag.ConvertTextToPaths,
  );
  const context = drawing.getContext('2d');
  const [x, y] = [Math.ceil(origin.x - ink.x) + room, Math.ceil(origin.y - ink.y) + room];
  applyFont(context, families, sizePx, letterSpacing);
  context.fillText(text, x, y);
  // It rounds the ascent to whole pixels, which moves the baseline; a browser does not.
  const ascent = context.measureText(text).fontBoundingBoxAscent;
  const down = origin.y - y + ascent - Math.round(ascent);
  const place = { a: 1, b: 0, c: 0, d: 1, e: origin.x - x, f: down };
  const outlines = new Path2D();
  for (const [, data = ''] of drawing
    .getContent()
    .toString()
    .matchAll(/<path[^>]* d="([^"]*)"/g))
    outlines.addPath(new Path2D(data), place);
  return outlines;
}
