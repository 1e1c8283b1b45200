/** Outlines of bodies: a limb is as thick as its joints are, and bends smoothly from one to the next. */

/** Where a joint is, and half of the thickness there. */
export type Joint = readonly [x: number, y: number, radius: number];
export type Point = readonly [x: number, y: number];

const steps = 8;
/** Of a furry outline. */
const fineSteps = 18;
const short = (value: number) => Math.round(value * 100) / 100;

/** A number between -1 and 1 that is always the same for the same place. */
export function grain(at: number): number {
  const wave = Math.sin(at * 127.1) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** A smooth curve through joints, thickness included. */
export function along(joints: readonly Joint[], pieces = steps): Joint[] {
  const curve: Joint[] = [];
  for (let at = 0; at < joints.length - 1; at++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => joints[Math.min(joints.length - 1, Math.max(0, at + step))]!,
    ) as [Joint, Joint, Joint, Joint];
    for (let step = 0; step < pieces; step++) {
      const t = step / pieces;
      const value = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      curve.push([value(0), value(1), Math.max(0.2, value(2))]);
    }
  }
  return [...curve, joints.at(-1)!];
}

/**
 * The outline of a limb.
 * @param fur how far tufts of fur stand out of it
 */
export function limb(joints: readonly Joint[], fur = 0): string {
  const curve = along(joints, fur > 0 ? fineSteps : steps);
  const sides: [Point[], Point[]] = [[], []];
  curve.forEach(([x, y, radius], at) => {
    const [before, after] = [curve[Math.max(0, at - 1)]!, curve[Math.min(curve.length - 1, at + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    // Tufts rise slowly and end at once, as combed hair does.
    const tuft = fur * ((at % 3) / 2) * (0.75 + 0.6 * grain(at + joints[0]![0]));
    const reach = (radius + tuft) / long;
    sides[0].push([x - dy * reach, y + dx * reach]);
    sides[1].push([x + dy * reach, y - dx * reach]);
  });
  const [first, last] = [joints[0]![2], joints.at(-1)![2]];
  const [left, right] = sides;
  const points = (list: readonly Point[]) => list.map(([x, y]) => `${short(x)} ${short(y)}`).join(' L');
  const end = right.at(-1)!;
  const start = left[0]!;
  return `M${points(left)} A${short(last)} ${short(last)} 0 0 0 ${short(end[0])} ${short(end[1])} L${points([...right].reverse())} A${short(first)} ${short(first)} 0 0 0 ${short(start[0])} ${short(start[1])} Z`;
}

/** The box around joints. */
export function boundsOf(joints: readonly Joint[]): [number, number, number, number] {
  return [
    Math.min(...joints.map(([x, , radius]) => x - radius)),
    Math.min(...joints.map(([, y, radius]) => y - radius)),
    Math.max(...joints.map(([x, , radius]) => x + radius)),
    Math.max(...joints.map(([, y, radius]) => y + radius)),
  ];
}
