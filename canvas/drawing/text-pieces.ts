import type { LayerOf } from '../document/layer.ts';
import { radians } from '../layout/matrix.ts';
import { bentParts } from './bent-parts.ts';
import type { DrawingContext, Painter } from './surface.ts';
import { applyStyle, runsOf, type TextRun } from './text-layout.ts';

type TextLayer = LayerOf<'text'>;

/** A piece of text and where it starts: a run of a straight line, or a character of a bent one. */
export interface Piece {
  readonly text: string;
  readonly run: TextRun;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The pieces of a line, as they are seen from the left. */
export function piecesOf(
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
    return bentParts(context, run.text).map(({ text, at, width }) =>
      bent(layer, line, { text, run: { ...run, width }, at: run.x + at, width }),
    );
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
