import type { Box, Size } from '../geometry.ts';

/** A line of the picture that a moved box is aligned with. */
export interface Guide {
  /** `x`: an upright line; `y`: a level one. */
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: 'picture' | 'third' | 'layer';
}

interface Snapped {
  /** What the box moves by to be aligned. */
  readonly x: number;
  readonly y: number;
  readonly guides: readonly Guide[];
}

/** The lines that a box can be aligned with: edges and middles of picture and layers, and the thirds. */
export function guidesOf(picture: Size, others: readonly Box[]): Guide[] {
  const ofAxis = (axis: 'x' | 'y', length: number): Guide[] => [
    ...[0, length / 2, length].map((at) => ({ axis, at, from: 'picture' as const })),
    ...[length / 3, (2 * length) / 3].map((at) => ({ axis, at, from: 'third' as const })),
    ...others.flatMap((box) => linesOf(box, axis).map((at) => ({ axis, at, from: 'layer' as const }))),
  ];
  return [...ofAxis('x', picture.width), ...ofAxis('y', picture.height)];
}

/** Aligns a box with the nearest guide of each axis that is at most `reach` pixels away. */
export function snap(box: Box, guides: readonly Guide[], reach: number): Snapped {
  const [x, y] = [snapAxis(box, guides, 'x', reach), snapAxis(box, guides, 'y', reach)];
  return { x: x.by, y: y.by, guides: [...x.guides, ...y.guides] };
}

function snapAxis(box: Box, guides: readonly Guide[], axis: 'x' | 'y', reach: number) {
  const lines = linesOf(box, axis);
  const near = guides
    .filter((guide) => guide.axis === axis)
    .flatMap((guide) => lines.map((line) => ({ guide, by: guide.at - line })))
    .filter(({ by }) => Math.abs(by) <= reach)
    .sort((one, other) => Math.abs(one.by) - Math.abs(other.by));
  const by = near[0]?.by ?? 0;
  const aligned = near.filter((entry) => Math.abs(entry.by - by) < 1e-6).map(({ guide }) => guide);
  return {
    by,
    guides: aligned.filter((guide, index) => aligned.findIndex(({ at }) => at === guide.at) === index),
  };
}

/** Both edges and the middle. */
function linesOf(box: Box, axis: 'x' | 'y'): number[] {
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height];
  return [start, start + length / 2, start + length];
}
