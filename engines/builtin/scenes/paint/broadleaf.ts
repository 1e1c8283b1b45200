import type { Random } from '../../random.ts';
import { mix } from './color.ts';
import { linear } from './fill.ts';
import type { Stage } from './stage.ts';

/** A tree with a round crown, or a blossoming one. */
export interface Broadleaf {
  x: number;
  foot: number;
  height: number;
  /** The crown in the light and in the shade, and the trunk. */
  light: string;
  dark: string;
  trunk: string;
  /** The crown's width over the tree's height; default 0.8. */
  spread?: number;
  /** Where the light comes from: -1 is left. */
  lightFrom: number;
}

/** Clumps of leaves about a forked trunk: dark ones below and behind, lit ones above. */
export function paintBroadleaf({ context }: Stage, random: Random, tree: Broadleaf): void {
  const { x, foot, height, light, dark, trunk, spread = 0.8, lightFrom } = tree;
  const [wide, thick] = [height * spread * 0.5, height * 0.035];
  const middle = foot - height * 0.66;
  context.fillStyle = linear(
    context,
    [x - thick, 0],
    [x + thick, 0],
    [
      [0, mix(trunk, '#ffffff', lightFrom < 0 ? 0.22 : 0)],
      [1, mix(trunk, '#000000', lightFrom < 0 ? 0.34 : 0.1)],
    ],
  );
  context.beginPath();
  context.moveTo(x - thick * 1.9, foot);
  context.quadraticCurveTo(x - thick * 0.8, foot - height * 0.12, x - thick * 0.8, foot - height * 0.34);
  context.lineTo(x - wide * 0.5, middle);
  context.lineTo(x, foot - height * 0.44);
  context.lineTo(x + wide * 0.5, middle);
  context.lineTo(x + thick * 0.8, foot - height * 0.34);
  context.quadraticCurveTo(x + thick * 0.8, foot - height * 0.12, x + thick * 1.9, foot);
  context.fill();
  // A near crown shows more of its leaves.
  const nearness = Math.max(0, Math.min(1, (height - 160) / 400));
  const [count, fine] = [Math.round(24 + nearness * 56), 1 - nearness * 0.5];
  const clump = (share: number, size: number, color: string) => {
    context.fillStyle = color;
    context.beginPath();
    for (let leaf = 0; leaf < count; leaf += 1) {
      const angle = random.next() * 2 * Math.PI;
      const reach = Math.sqrt(random.next());
      const cx = x + lightFrom * wide * share * 0.3 + Math.cos(angle) * reach * wide * (1 - share * 0.34);
      const cy = middle - share * height * 0.14 + Math.sin(angle) * reach * height * 0.3 * (1 - share * 0.34);
      const radius = wide * size * fine * random.between(0.5, 1.2);
      context.moveTo(cx + radius, cy);
      context.arc(cx, cy, radius, 0, 2 * Math.PI);
    }
    context.fill();
  };
  clump(0, 0.27, mix(dark, '#000010', 0.16));
  clump(0.26, 0.24, dark);
  clump(0.5, 0.19, mix(dark, light, 0.4));
  clump(0.76, 0.14, mix(dark, light, 0.74));
  clump(1, 0.09, light);
}
