import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { createRamp, fade, mix } from './color.ts';
import { paintField, smoothstep, writeRamp } from './field.ts';
import { paintMist } from './fill.ts';
import { glow } from './light.ts';
import type { Stage } from './stage.ts';

/**
 * A table of wooden boards from `table` (units from the top) to the picture's bottom: boards in perspective with grain, a bright front edge, and the room's light on the varnish.
 */
export function paintTable(
  stage: Stage,
  random: Random,
  table: number,
  paint: { wood: readonly [string, string, string, string]; light: string },
): void {
  const { context, width, height, focus } = stage;
  const noise = createNoise(random);
  const ramp = createRamp([
    [0, paint.wood[0]],
    [0.34, paint.wood[1]],
    [0.7, paint.wood[2]],
    [1, paint.wood[3]],
  ]);
  const depth = height - table;
  const vanishX = (focus.x + width / 2) / 2;
  paintField(
    stage,
    (x, y, out, at) => {
      const nearness = (y - table) / depth;
      const distance = 1 / (0.8 + nearness * 0.55);
      const worldX = ((x - vanishX) / 132) * distance + 40;
      const board = Math.floor(worldX);
      const across = worldX - board;
      const worldY = distance * 9 + board * 7.3;
      const bend = noise.value(worldX * 1.2, worldY * 0.5) * 1.6;
      const grain = noise.fractal(worldX * 4 + bend, worldY * 0.5 + board * 3.1, 4);
      const rings = 0.5 + 0.5 * Math.sin((across * 3.2 + bend * 3 + grain * 3) * 2.4);
      const gap = smoothstep(0, 0.035, Math.min(across, 1 - across));
      const tone = noise.value(board * 3.7, 1.5) * 0.16;
      const light = Math.exp(-(((x - focus.x) / 420) ** 2) - ((nearness - 0.3) / 0.6) ** 2);
      const lit = 0.28 + tone + (grain - 0.5) * 0.34 + rings * 0.1 + light * 0.36 - nearness * 0.1;
      writeRamp(ramp, lit * (0.35 + 0.65 * gap), 255, out, at);
    },
    { area: { x: 0, y: table, width, height: depth }, fineness: 360 },
  );
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
  paintMist(stage, paint.wood[0], table + depth * 0.5, height, [
    [0, 0],
    [1, 0.6],
  ]);
}
