import { createNoise, type Noise } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { type ColorStop, createRamp } from './color.ts';
import { paintField, smoothstep, writeRamp } from './field.ts';
import type { Stage } from './stage.ts';

/** A round billow of the fireball, in units about its middle. */
interface Billow {
  x: number;
  y: number;
  radius: number;
}

/** Many small billows near the heart, fewer and bigger ones where the cloud has spread. */
function layBillows(random: Random): Billow[] {
  const billows: Billow[] = [];
  // A ring halfway out closes the gaps that chance leaves between the others.
  for (let billow = 0; billow < 14; billow++) {
    const angle = ((billow + random.between(-0.4, 0.4)) / 14) * Math.PI * 2;
    const out = billow % 2 ? random.between(60, 110) : random.between(160, 230);
    billows.push({ x: Math.cos(angle) * out, y: Math.sin(angle) * out, radius: random.between(66, 92) });
  }
  const arms = random.between(0, Math.PI * 2);
  for (let billow = 0; billow < 112; billow++) {
    const angle = random.next() * Math.PI * 2;
    const reach = 330 + 62 * Math.sin(angle * 3 + arms) + 46 * Math.sin(angle * 5 - arms);
    const share = Math.sqrt(random.next());
    const radius = random.between(40, 74) * (0.65 + share * 0.6);
    billows.push({ x: Math.cos(angle) * share * reach, y: Math.sin(angle) * share * reach * 0.88, radius });
  }
  return billows;
}

/** Billows that are white in the middle and cool into smoke outwards, each lit from the blast's heart. */
export function paintFireball(stage: Stage, random: Random, stops: readonly ColorStop[]): void {
  const { focus } = stage;
  const noise = createNoise(random);
  const ramp = createRamp(stops);
  const reach = 545;
  const scale = 0.3;
  const columns = Math.round(reach * 2 * scale);
  const heights = new Float32Array(columns * columns).fill(-9);
  for (const billow of layBillows(random.fork('billows')))
    raiseBillow(heights, columns, scale, noise, billow);
  paintField(
    stage,
    (px, py, out, at) => {
      const column = Math.max(1, Math.min(columns - 2, ((px - focus.x + reach) * scale) | 0));
      const row = Math.max(1, Math.min(columns - 2, ((py - focus.y + reach) * scale) | 0));
      const place = row * columns + column;
      const height = heights[place] as number;
      if (height < -2.2) {
        out[at + 3] = 0;
        return;
      }
      const x = (px - focus.x) / reach;
      const y = (py - focus.y) / reach;
      const distance = Math.hypot(x, y) + 0.001;
      const slopeX = (heights[place - 1] as number) - (heights[place + 1] as number);
      const slopeY = (heights[place - columns] as number) - (heights[place + columns] as number);
      // The heart lights the side of every billow that faces it.
      const facing = -(slopeX * x + slopeY * y) / distance / Math.hypot(slopeX, slopeY, 2.2);
      const heat = 1 - distance * 1.2 + facing * (0.16 + distance * 0.3) + height * 0.006;
      writeRamp(ramp, heat, smoothstep(-2.2, 0.3, height) * 255, out, at);
    },
    {
      area: { x: focus.x - reach, y: focus.y - reach, width: reach * 2, height: reach * 2 },
      fineness: 1280 * scale,
    },
  );
}

function raiseBillow(
  heights: Float32Array,
  columns: number,
  scale: number,
  noise: Noise,
  billow: Billow,
): void {
  const middle = columns / 2;
  const x = middle + billow.x * scale;
  const y = middle + billow.y * scale;
  const radius = billow.radius * scale;
  const reach = radius * 1.3;
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(columns - 1, y + reach); row++) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(columns - 1, x + reach);
      column++
    ) {
      const dx = (column - x) / radius;
      const dy = (row - y) / radius;
      const bump = noise.fractal(column / 10, row / 10, 3) - 0.5;
      const round = 1 - dx * dx - dy * dy + bump * 0.8;
      const height = round > 0 ? Math.sqrt(round) * radius : round * radius;
      const at = row * columns + column;
      if (height > (heights[at] as number)) heights[at] = height;
    }
  }
}
