/** Draws letters as the canvas editor does, so that a design opened there shows the same ones. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { drawStretched, stretchFor } from '../../../canvas/drawing/stretched.ts';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import type { Box } from '../layout/box.ts';
import { freeCanvas, scratchCanvas } from '../scratch.ts';
import { surfaceOf } from './surface.ts';

/** A context on which letters are drawn, with the map to it from the picture's pixels. */
export interface Stretched {
  context: SKRSContext2D;
  /** Makes another canvas like the context's, with the same map. */
  another: () => SKRSContext2D;
}

/**
 * Returns what `paint` draws in an area of whole pixels. A wide area is drawn in columns, one after another.
 */
export function stretchedLetters(
  { lines, rotation }: TextBlock,
  area: Box,
  paint: (stretched: Stretched) => void,
): Canvas {
  const stretches = lines.map((line) => {
    return stretchFor(line.sizePx, turned(line, rotation));
  });
  const stretch = Math.max(1, ...stretches);
  const canvases: Canvas[] = [];
  const createCanvas = (width: number, height: number) => {
    const canvas = scratchCanvas(width, height);
    canvases.push(canvas);
    return canvas;
  };
  const painter = {
    createSurface: (width: number, height: number) => surfaceOf(createCanvas(width, height)),
  };
  const { image } = drawStretched(
    painter,
    { ...area, left: area.x, top: area.y },
    stretch,
    (target, stretched) => {
      const context = target as unknown as SKRSContext2D;
      const { a, b, c, d, e, f } = stretched({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });
      context.setTransform(a, b, c, d, e, f);
      paint({
        context,
        another() {
          const { width, height } = context.canvas;
          const canvas = createCanvas(width, height);
          const other = canvas.getContext('2d');
          other.setTransform(a, b, c, d, e, f);
          return other;
        },
      });
    },
  );
  const letters = image as Canvas;
  // The wide ones are large: they are drawn now, and freed before the design is finished.
  letters.getContext('2d').getImageData(0, 0, 1, 1);
  for (const canvas of canvases) if (canvas !== letters) freeCanvas(canvas);
  return letters;
}

function turned({ rotation, stretch }: TextLine, ofBlock: number) {
  const angle = ((rotation + ofBlock) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { a: cos, b: sin, c: -sin * stretch, d: cos * stretch, e: 0, f: 0 };
}
