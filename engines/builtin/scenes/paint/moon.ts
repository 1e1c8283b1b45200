import { createNoise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { parseHex } from './color.ts';
import { paintField, smoothstep } from './field.ts';
import { glow } from './light.ts';
import type { Stage } from './stage.ts';

/** A full moon with its seas and a wide halo. */
export function paintMoon(
  stage: Stage,
  random: Random,
  moon: { x: number; y: number; radius: number; color: string; aura: string },
): void {
  const { context } = stage;
  const { x, y, radius, color, aura } = moon;
  glow(context, { x, y, radius: radius * 4.4, color: aura, strength: 0.6 });
  glow(context, { x, y, radius: radius * 2, color, strength: 0.6 });
  const noise = createNoise(random);
  const [red, green, blue] = parseHex(color);
  const side = radius * 2.1;
  paintField(
    stage,
    (px, py, out, at) => {
      const dx = (px - x) / radius;
      const dy = (py - y) / radius;
      const distance = Math.hypot(dx, dy);
      const bulge = 1 / Math.sqrt(Math.max(0.12, 1.15 - distance * distance));
      const seas = smoothstep(0.46, 0.66, noise.fractal(dx * bulge * 1.5, dy * bulge * 1.5, 4));
      const shade = (1 - seas * 0.26) * (1 - distance ** 4 * 0.12);
      out[at] = red * shade;
      out[at + 1] = green * shade;
      out[at + 2] = blue * shade;
      out[at + 3] = smoothstep(1.012, 0.985, distance) * 255;
    },
    { area: { x: x - side / 2, y: y - side / 2, width: side, height: side }, fineness: 640 },
  );
}
