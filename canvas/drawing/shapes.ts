import type { LayerOf, ShapeName } from '../document/layer.ts';
import type { Size } from '../geometry.ts';
import { withFill } from './fill.ts';
import type { DrawingContext, Painter } from './surface.ts';

type ShapeLayer = LayerOf<'shape'>;

/** Draws a shape about its middle: filled, then outlined within its own edge's middle. */
export function drawShape(context: DrawingContext, painter: Painter, layer: ShapeLayer): void {
  const { width, height, fill, outline } = layer;
  const box = { x: -width / 2, y: -height / 2, width, height };
  const isOpen = openShapes.includes(layer.shape);
  if (!isOpen) {
    withFill(context, painter, fill, box, (target) => {
      tracePath(target, layer);
      target.fill();
    });
  }
  if (outline.width === 0) return;
  context.lineWidth = outline.width;
  context.strokeStyle = outline.color;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  tracePath(context, layer);
  context.stroke();
}

const openShapes: readonly ShapeName[] = ['line', 'arrow', 'curved-arrow', 'ring'];

function tracePath(context: DrawingContext, { shape, width, height, rounding, outline }: ShapeLayer): void {
  context.beginPath();
  paths[shape](context, { width, height }, rounding, outline.width);
}

type Path = (context: DrawingContext, size: Size, rounding: number, outlineWidth: number) => void;

const paths: Record<ShapeName, Path> = {
  rectangle(context, { width, height }, rounding) {
    const radius = Math.min(rounding, width / 2, height / 2);
    context.roundRect(-width / 2, -height / 2, width, height, radius);
  },
  ellipse(context, { width, height }) {
    context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI);
  },
  ring(context, { width, height }) {
    context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI);
  },
  triangle(context, { width, height }) {
    polygon(context, [
      [0, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ]);
  },
  star: (context, size, rounding) => points(context, size, 5, rounding > 0 ? rounding / 100 : 0.42),
  burst: (context, size, rounding) => points(context, size, 16, rounding > 0 ? rounding / 100 : 0.78),
  line(context, { width }) {
    context.moveTo(-width / 2, 0);
    context.lineTo(width / 2, 0);
  },
  arrow(context, { width }, _, outlineWidth) {
    const head = Math.min(width / 2, outlineWidth * 2.6);
    context.moveTo(-width / 2, 0);
    context.lineTo(width / 2, 0);
    arrowHead(context, width / 2, 0, 0, head);
  },
  'curved-arrow'(context, { width, height }, _, outlineWidth) {
    const head = Math.min(width / 2, outlineWidth * 2.6);
    context.moveTo(-width / 2, height / 2);
    context.quadraticCurveTo(-width / 4, -height / 2, width / 2, -height / 4);
    arrowHead(context, width / 2, -height / 4, Math.atan2(height / 4, (3 * width) / 4), head);
  },
  bubble(context, { width, height }, rounding) {
    const bottom = height * 0.3;
    const radius = Math.min(rounding || height * 0.2, width / 2, (height - bottom) / 2);
    context.roundRect(-width / 2, -height / 2, width, height * 0.8, radius);
    polygon(context, [
      [-width * 0.22, bottom - 1],
      [-width * 0.02, bottom - 1],
      [-width * 0.26, height / 2],
    ]);
  },
};

function polygon(context: DrawingContext, corners: readonly (readonly [number, number])[]): void {
  for (const [index, [x, y]] of corners.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

function points(context: DrawingContext, { width, height }: Size, count: number, inner: number): void {
  polygon(
    context,
    Array.from({ length: 2 * count }, (_, index) => {
      const angle = (Math.PI * index) / count - Math.PI / 2;
      const reach = index % 2 === 0 ? 1 : inner;
      return [((Math.cos(angle) * width) / 2) * reach, ((Math.sin(angle) * height) / 2) * reach] as const;
    }),
  );
}

/** Two strokes back from a tip, for a line that arrives at this angle. */
function arrowHead(context: DrawingContext, x: number, y: number, angle: number, length: number): void {
  for (const side of [-1, 1]) {
    const back = angle + Math.PI + side * 0.6;
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(back) * length, y + Math.sin(back) * length);
  }
}
