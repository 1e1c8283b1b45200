import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { createRamp, evenStops, fade, mix, stopsAt } from './color.ts';
import { paintField, writeRamp } from './field.ts';
import { paintMist } from './fill.ts';
import { glow } from './light.ts';
import type { Stage } from './stage.ts';

/** Width of a board halfway down the table, in units, and how much narrower it is at the far edge. */
const boardWidth = 125;
const farScale = 0.72;

/**
 * A table of wooden boards from `table` (units from the top) to the picture's bottom: boards in perspective
 * with grain, a bright edge at the back, and the room's light on the varnish.
 */
export function paintTable(
  stage: Stage,
  random: Random,
  table: number,
  paint: { wood: readonly [string, string, string, string]; light: string },
): void {
  const { context, width, height, focus } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(stopsAt([0, 0.34, 0.7, 1], paint.wood));
  const depth = height - table;
  const vanishX = (focus.x + width / 2) / 2;
  paintField(
    stage,
    (x, y, out, at) => {
      const nearness = (y - table) / depth;
      const distance = 1 / (farScale + nearness * (1 - farScale) * 1.6);
      const worldX = ((x - vanishX) / boardWidth) * distance + 40;
      const board = Math.floor(worldX);
      const across = worldX - board;
      const worldY = distance * 9 + board * 7.3;
      const bend = noise.value(worldX * 1.2, worldY * 0.5) * 1.6;
      const grain = noise.fractal(worldX * 4 + bend, worldY * 0.5 + board * 3.1, 4);
      const rings = 0.5 + 0.5 * Math.sin((across * 3.2 + bend * 3 + grain * 3) * 2.4);
      const tone = noise.value(board * 3.7, 1.5) * 0.16;
      const light = Math.exp(-(((x - focus.x) / 420) ** 2) - ((nearness - 0.3) / 0.6) ** 2);
      const lit = 0.28 + tone + (grain - 0.5) * 0.34 + rings * 0.1 + light * 0.36 - nearness * 0.1;
      writeRamp(ramp, lit, 255, out, at);
    },
    { area: { x: 0, y: table, width, height: depth }, fineness: 360 },
  );
  paintGaps(stage, table, vanishX, paint.wood);
  glow(context, {
    x: focus.x,
    y: table + 26,
    radius: 560,
    color: paint.light,
    strength: 0.62,
    flatness: 0.13,
  });
  context.fillStyle = fade(mix(paint.wood[3], paint.light, 0.5), 0.75);
  context.fillRect(0, table - 1.5, width, 3.5);
  paintMist(stage, paint.wood[0], table + depth * 0.5, height, evenStops(0, 0.6));
}

/** The dark lines between the boards, drawn as lines: in the field they would show its pixels. */
function paintGaps(
  stage: Stage,
  table: number,
  vanishX: number,
  wood: readonly [string, string, string, string],
): void {
  const { context, width, height } = stage;
  const nearScale = farScale + (1 - farScale) * 1.6;
  const boards = Math.ceil(width / boardWidth / farScale) + 1;
  for (const [color, opacity, shift, thickness] of [
    [wood[0], 0.85, 0, 3.4],
    [wood[3], 0.22, 2.6, 1.4],
  ] as const) {
    context.strokeStyle = fade(color, opacity);
    context.lineWidth = thickness;
    context.beginPath();
    for (let board = -boards; board <= boards; board++) {
      context.moveTo(vanishX + board * boardWidth * farScale + shift * 0.6, table);
      context.lineTo(vanishX + board * boardWidth * nearScale + shift, height + 4);
    }
    context.stroke();
  }
}
