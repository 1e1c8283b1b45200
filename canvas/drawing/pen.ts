import type { LayerOf } from '../document/layer.ts';
import type { DrawingContext } from './surface.ts';

/** Draws a free line, smooth through the middles between its points; a pen's pressure makes it narrower. */
export function drawPen(
  context: DrawingContext,
  { points, color, width, isHighlighter }: LayerOf<'pen'>,
): void {
  const [first, ...others] = points;
  if (!first) return;
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineCap = isHighlighter ? 'butt' : 'round';
  context.lineJoin = 'round';
  const isEven = isHighlighter || points.every(([, , pressure]) => pressure === first[2]);
  if (others.length === 0) {
    context.beginPath();
    context.arc(first[0], first[1], width / 2, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  if (isEven) {
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(first[0], first[1]);
    others.forEach(([x, y], index) => {
      const next = others[index + 1];
      if (next) context.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
      else context.lineTo(x, y);
    });
    context.stroke();
    return;
  }
  let [fromX, fromY] = first;
  for (const [x, y, pressure] of others) {
    context.lineWidth = Math.max(1, width * pressure * 2);
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(x, y);
    context.stroke();
    [fromX, fromY] = [x, y];
  }
}
