/** Skin with scales, on limbs and bodies. */
import { grain, type Joint, limb } from '../../beasts/limb.ts';
import { shape } from '../../own-drawing.ts';
import {
  clip,
  fade,
  glow,
  mixed,
  oval,
  over,
  short,
  stations,
  type Tones,
  turned,
  within,
} from '../paint.ts';

export interface Skin {
  tones: Tones;
  belly: Tones;
  /** What is on the back: bands across it, spots, or diamonds along it. */
  marks?: { kind: 'bands' | 'spots' | 'diamonds'; color: string; every?: number };
  /** How wide a scale is, as a share of the limb. */
  grain?: number;
}

interface Part {
  id: string;
  joints: readonly Joint[];
  isFar?: boolean;
  /** Which side of its way the belly is at: 1 is the left of one who looks along it. */
  side?: 1 | -1;
  /** Legs have no belly. */
  isLimb?: boolean;
  columns?: number;
}

/** A part of a body, lit from the upper left. */
export function hide(
  skin: Skin,
  { id, joints, isFar = false, side = 1, isLimb = false, columns }: Part,
): string {
  const path = limb(joints);
  const [xs, ys, rs] = [joints.map(([x]) => x), joints.map(([, y]) => y), joints.map(([, , r]) => r)];
  const most = Math.max(...rs);
  const [left, right, top, bottom] = [
    Math.min(...xs) - most,
    Math.max(...xs) + most,
    Math.min(...ys) - most,
    Math.max(...ys) + most,
  ];
  const tones = isFar
    ? (skin.tones.map((tone) => mixed(tone, '#10140f', 0.4)) as unknown as Tones)
    : skin.tones;
  const long = joints
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - joints[at]![0], y - joints[at]![1]), 0);
  const count = columns ?? Math.min(64, Math.max(8, Math.round(long / (most * 0.36))));
  const list = stations(joints, count);
  const rows = isLimb ? 3 : 6;
  const scales = list.flatMap(({ x, y, r, turn }, column) =>
    Array.from({ length: rows }, (_, row) => {
      const across = ((row + (column % 2) * 0.5 + 0.25) / rows) * 2 - 1;
      const [nx, ny] = turned(turn + 90 * side, across * r * 0.96);
      const at = column * rows + row;
      const size = Math.max(0.5, (r / rows) * (skin.grain ?? 0.86));
      const isBelly = !isLimb && across > 0.5;
      const tone = isBelly ? skin.belly : tones;
      return oval(
        x + nx,
        y + ny,
        size,
        size * 0.86,
        mixed(tone[1], grain(at) > 0 ? tone[0] : tone[2], 0.12 + Math.abs(grain(at)) * 0.26),
        `stroke="${tone[2]}" stroke-width="${short(Math.max(0.2, size * 0.2))}" stroke-opacity=".55"`,
      );
    }),
  );
  const marks = skin.marks
    ? list
        .filter((_, at) => at % (skin.marks?.every ?? 4) === 1)
        .map(({ x, y, r, turn }, at) => {
          const color = skin.marks!.color;
          const [nx, ny] = turned(turn + 90 * side, 1);
          const [tx, ty] = turned(turn, 1);
          if (skin.marks!.kind === 'spots')
            return [-0.5, 0.1]
              .map((across, row) =>
                oval(
                  x + nx * across * r + grain(at * 2 + row),
                  y + ny * across * r,
                  r * 0.2,
                  r * 0.17,
                  color,
                  'opacity=".6"',
                ),
              )
              .join('');
          if (skin.marks!.kind === 'diamonds') {
            const half = r * 0.62;
            return shape(
              `M${short(x - nx * r * 0.75)} ${short(y - ny * r * 0.75)} L${short(x + tx * half)} ${short(y + ty * half)} L${short(x + nx * r * 0.4)} ${short(y + ny * r * 0.4)} L${short(x - tx * half)} ${short(y - ty * half)} Z`,
              color,
              `opacity=".72" stroke="${tones[0]}" stroke-width="${short(r * 0.08)}"`,
            );
          }
          const wide = r * 0.24;
          return shape(
            `M${short(x - nx * r * 1.02 - tx * wide)} ${short(y - ny * r * 1.02 - ty * wide)} Q${short(x + tx * wide * 0.4)} ${short(y + ty * wide * 0.4)} ${short(x + nx * r * 0.34)} ${short(y + ny * r * 0.34)} Q${short(x + tx * wide * 1.2)} ${short(y + ty * wide * 1.2)} ${short(x - nx * r * 1.02 + tx * wide)} ${short(y - ny * r * 1.02 + ty * wide)} Z`,
            color,
            'opacity=".6"',
          );
        })
    : [];
  return `<defs>${clip(`${id}c`, path)}${over(`${id}g`, tones, [left, top], [left + (right - left) * 0.3, bottom])}${fade(`${id}s`, '#070a06', [0.5, 0], [left + (right - left) * 0.56, bottom], [left + (right - left) * 0.5, top + (bottom - top) * 0.42])}${glow(`${id}h`, '#ffffff', 0.55)}</defs>${shape(path, `url(#${id}g)`)}${within(
    `${id}c`,
    ...(isLimb
      ? []
      : [
          shape(
            limb(
              list.map(({ x, y, r, turn }): Joint => {
                const [nx, ny] = turned(turn + 90 * side, r * 0.72);
                return [x + nx, y + ny, r * 0.5];
              }),
            ),
            skin.belly[1],
          ),
        ]),
    ...scales,
    ...marks,
    shape(path, `url(#${id}s)`),
    ...list
      .filter((_, at) => at % 4 === 2)
      .map(({ x, y, r, turn }) => {
        const [nx, ny] = turned(turn - 90 * side, r * 0.5);
        return oval(x + nx, y + ny, r * 0.8, r * 0.3, `url(#${id}h)`, `opacity="${isFar ? '.16' : '.4'}"`);
      }),
  )}${shape(path, 'none', `stroke="${tones[2]}" stroke-width="${short(Math.max(0.4, most * 0.05))}" stroke-opacity=".8"`)}`;
}

/** Toes with claws, from a foot to the left. */
export function claws(x: number, y: number, size: number, skin: Skin, count = 3, color = '#ece2c8'): string {
  return Array.from({ length: count }, (_, at) => {
    const [tx, ty] = [x - size * (1.5 - at * 0.7), y + (at - (count - 1) / 2) * size * 0.14];
    return (
      shape(
        limb([
          [x + size * 0.2, y - size * 0.3, size * 0.5],
          [tx, ty - size * 0.1, size * 0.36],
        ]),
        skin.tones[1],
        `stroke="${skin.tones[2]}" stroke-width="${short(size * 0.08)}"`,
      ) +
      shape(
        `M${short(tx)} ${short(ty - size * 0.44)} q${short(-size * 0.5)} ${short(size * 0.1)} ${short(-size * 0.72)} ${short(size * 0.66)} q${short(size * 0.5)} ${short(-size * 0.06)} ${short(size * 0.84)} ${short(-size * 0.06)} Z`,
        color,
        'stroke="#4a3c24" stroke-width=".3"',
      )
    );
  }).join('');
}

/** Plates or spikes along the back of a body. */
export function ridge(
  joints: readonly Joint[],
  count: number,
  size: number,
  tones: Tones,
  side: 1 | -1 = 1,
  from = 0,
  to = 1,
): string {
  return stations(joints, count)
    .filter(({ t }) => t >= from && t <= to)
    .map(({ x, y, r, turn, t }) => {
      const [nx, ny] = turned(turn - 90 * side, 1);
      const [tx, ty] = turned(turn, 1);
      const high = size * (0.55 + 0.9 * Math.sin(Math.PI * ((t - from) / (to - from || 1))));
      const wide = high * 0.55;
      const [bx, by] = [x + nx * r * 0.92, y + ny * r * 0.92];
      return shape(
        `M${short(bx - tx * wide)} ${short(by - ty * wide)} Q${short(bx + nx * high * 0.5)} ${short(by + ny * high * 0.5)} ${short(bx + nx * high - tx * wide * 0.7)} ${short(by + ny * high - ty * wide * 0.7)} Q${short(bx + nx * high * 0.4 + tx * wide)} ${short(by + ny * high * 0.4 + ty * wide)} ${short(bx + tx * wide)} ${short(by + ty * wide)} Z`,
        tones[1],
        `stroke="${tones[2]}" stroke-width="${short(size * 0.07)}"`,
      );
    })
    .join('');
}
