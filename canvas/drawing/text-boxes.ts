import { isSame } from '../document/is-same.ts';
import type { LayerOf } from '../document/layer.ts';
import type { WordStyle } from '../document/text-parts.ts';
import type { DrawingContext, Painter } from './surface.ts';
import { type Piece, piecesOf } from './text-pieces.ts';

type TextLayer = LayerOf<'text'>;

/** What is behind all letters: the box, then the strokes of a marker behind words. */
export function drawBoxes(context: DrawingContext, painter: Painter, layer: TextLayer): void {
  drawBox(context, layer);
  if (!layer.parts.some(({ style }) => style.highlight)) return;
  const outline = Math.max(0, ...layer.outlines.map(({ width }) => width));
  for (const line of layer.lines) {
    for (const stroke of strokesOf(piecesOf(context, painter, layer, line))) {
      drawStroke(context, stroke, outline);
    }
  }
}

/** How far a marker's stroke reaches beside outlined words, above the baseline and below it, in font sizes. */
const strokeReach = { beside: 0.14, above: 0.88, below: 0.2 } as const;

type Highlight = NonNullable<WordStyle['highlight']>;

interface Stroke {
  readonly highlight: Highlight;
  readonly first: Piece;
  readonly size: number;
  readonly width: number;
}

/** Words beside each other have one stroke; those of a bent line have one each. */
function strokesOf(pieces: readonly Piece[]): Stroke[] {
  const strokes: Stroke[] = [];
  let before: Piece | undefined;
  for (const piece of pieces) {
    const { highlight, fontSize } = piece.run.style;
    const last = strokes.at(-1);
    const goesOn = last && before?.run.style.highlight && isSame(last.highlight, highlight);
    before = piece;
    if (!highlight) continue;
    if (goesOn && piece.angle === 0) {
      const size = Math.max(last.size, fontSize);
      strokes[strokes.length - 1] = { ...last, size, width: piece.x + piece.run.width - last.first.x };
    } else strokes.push({ highlight, first: piece, size: fontSize, width: piece.run.width });
  }
  return strokes;
}

function drawStroke(
  context: DrawingContext,
  { highlight, first, size, width }: Stroke,
  outline: number,
): void {
  const beside = size * strokeReach.beside + outline;
  const above = size * strokeReach.above + outline;
  const height = above + size * strokeReach.below + outline;
  context.save();
  context.translate(first.x, first.y);
  if (first.angle !== 0) context.rotate(first.angle);
  context.fillStyle = highlight.color;
  context.beginPath();
  const rounding = Math.min(highlight.rounding * size, height / 2);
  context.roundRect(-beside, -above, width + 2 * beside, height, rounding);
  context.fill();
  context.restore();
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
