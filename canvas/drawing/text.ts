import type { LayerOf } from '../document/layer.ts';
import { radians } from '../layout/matrix.ts';
import { withFill } from './fill.ts';
import type { DrawingContext, Painter } from './surface.ts';
import { applyStyle, runsOf, type TextRun } from './text-layout.ts';

type TextLayer = LayerOf<'text'>;

/** A piece of text and where it starts: a run of a straight line, or a character of a bent one. */
interface Piece {
  readonly text: string;
  readonly run: TextRun;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/**
 * Draws a text layer about its middle: its box, its outlines from the widest, its letters. Each outline is
 * drawn for all letters before the next, so that none covers its neighbour's face.
 */
export function drawText(context: DrawingContext, painter: Painter, layer: TextLayer): void {
  drawBox(context, layer);
  const pieces = layer.lines.flatMap((line) => piecesOf(context, painter, layer, line));
  context.lineJoin = 'round';
  context.miterLimit = 2;
  for (const { color, width } of layer.outlines) {
    if (width === 0) continue;
    for (const piece of pieces) {
      atPiece(context, painter, layer, piece, () => {
        context.strokeStyle = color;
        context.lineWidth = width * 2;
        context.strokeText(piece.text, 0, 0);
      });
    }
  }
  for (const piece of pieces) drawPiece(context, painter, layer, piece);
}

function drawPiece(context: DrawingContext, painter: Painter, layer: TextLayer, piece: Piece): void {
  const { style, width } = piece.run;
  const size = style.fontSize;
  const box = { x: -size, y: -size, width: width + 2 * size, height: size * 1.3 };
  const letters = { ...box, y: -size * 0.74, height: size * 0.76 };
  atPiece(context, painter, layer, piece, () => {
    withFill(context, painter, style.fill, style.fill.kind === 'gradient' ? letters : box, (target) => {
      applyStyle(target, painter, layer, style, piece.text);
      target.fillText(piece.text, 0, 0);
      if (style.isUnderlined) target.fillRect(0, size * 0.1, width, Math.max(1, size * 0.06));
      if (style.isStruckThrough) target.fillRect(0, -size * 0.3, width, Math.max(1, size * 0.06));
    });
  });
}

function atPiece(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  { text, run, x, y, angle }: Piece,
  paint: () => void,
): void {
  context.save();
  context.translate(x, y);
  if (angle !== 0) context.rotate(angle);
  applyStyle(context, painter, layer, run.style, text);
  paint();
  context.restore();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function piecesOf(
  context: DrawingContext,
  painter: Painter,
  layer: TextLayer,
  line: TextLayer['lines'][number],
): Piece[] {
  const runs = runsOf(context, painter, layer, line);
  if (layer.arc === 0) {
    return runs.map((run) => ({ text: run.text, run, x: line.x + run.x, y: line.baseline, angle: 0 }));
  }
  return runs.flatMap((run) => {
    applyStyle(context, painter, layer, run.style, run.text);
    let before = '';
    return [...graphemes.segment(run.text)].map(({ segment }) => {
      const start = context.measureText(before).width;
      before += segment;
      const width = context.measureText(before).width - start;
      return bent(layer, line, { text: segment, run: { ...run, width }, at: run.x + start, width });
    });
  });
}

/** Where a character is on the circle of an arc: the line's middle stays where it is. */
function bent(
  { arc }: TextLayer,
  line: TextLayer['lines'][number],
  { text, run, at, width }: { text: string; run: TextRun; at: number; width: number },
): Piece {
  const sweep = radians(arc);
  const radius = line.width / sweep;
  const angle = ((at + width / 2) / line.width - 0.5) * sweep;
  const middle = line.x + line.width / 2;
  const [x, y] = [Math.sin(angle) * radius, radius - Math.cos(angle) * radius];
  return {
    text,
    run,
    x: middle + x - (Math.cos(angle) * width) / 2,
    y: line.baseline + y - (Math.sin(angle) * width) / 2,
    angle,
  };
}

function drawBox(context: DrawingContext, { box, lines, width, height, fontSize }: TextLayer): void {
  if (!box) return;
  const { color, paddingX, paddingY, rounding } = box;
  const boxes =
    box.around === 'text'
      ? [{ x: -width / 2, y: -height / 2, width, height }]
      : lines.map((line) => ({
          x: line.x,
          y: line.baseline - fontSize * 0.78,
          width: line.width,
          height: fontSize * 0.84,
        }));
  context.fillStyle = color;
  for (const one of boxes) {
    const [boxWidth, boxHeight] = [one.width + 2 * paddingX, one.height + 2 * paddingY];
    context.beginPath();
    context.roundRect(
      one.x - paddingX,
      one.y - paddingY,
      boxWidth,
      boxHeight,
      Math.min(rounding, boxWidth / 2, boxHeight / 2),
    );
    context.fill();
  }
}
