import type { SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../../random.ts';
import { fade } from './color.ts';
import type { Stage } from './stage.ts';

export interface Conifers {
  /** Height of the ground at `x`, in units from the top. */
  base: (x: number) => number;
  /** Smallest and tallest tree. */
  height: readonly [number, number];
  count: number;
  /** Colour of the crown and of the foot, where mist gathers. */
  color: string;
  foot: string;
  /** Light on the side that faces `x`. */
  rim?: { color: string; x: number; opacity: number };
  /** Snow on the branches. */
  snow?: { color: string; shade: string };
  /** Places with trees; default: all. */
  keep?: (x: number) => boolean;
}

/** A row of conifers, from the back to the front where the ground falls towards the viewer. */
export function paintConifers(stage: Stage, random: Random, options: Conifers): void {
  const { context, width } = stage;
  const trees: Tree[] = [];
  for (let tree = 0; tree < options.count; tree++) {
    const x = ((tree + random.between(-0.4, 1.4)) / options.count) * width * 1.06 - width * 0.03;
    const height = options.height[0] + (options.height[1] - options.height[0]) * random.next() ** 1.3;
    if (options.keep && !options.keep(x)) continue;
    trees.push({ x, base: options.base(x) + random.between(-0.02, 0.05) * height, height });
  }
  trees.sort((one, other) => one.base - other.base);
  if (options.height[1] > smallTree) {
    for (const tree of trees) paintConifer(context, random, tree, options);
    return;
  }
  // Small trees far away are one silhouette: a single fill instead of one a tree.
  context.beginPath();
  for (const tree of trees) traceConifer(context, random, tree);
  context.fillStyle = options.color;
  context.fill();
}

/** Below this height, in units, a tree shows neither snow nor rim light. */
const smallTree = 60;

interface Tree {
  x: number;
  base: number;
  height: number;
}

/** Adds the tree's outline to the current path and returns half its width. */
function traceConifer(context: SKRSContext2D, random: Random, { x, base, height }: Tree): number {
  const halfWidth = height * random.between(0.15, 0.21);
  const outline = branchOutline(random, height, halfWidth);
  context.moveTo(x, base - height);
  for (const [dx, dy] of outline.right) context.lineTo(x + dx, base - height + dy);
  for (const [dx, dy] of outline.left.reverse()) context.lineTo(x - dx, base - height + dy);
  context.closePath();
  context.rect(x - height * 0.014, base - height * 0.1, height * 0.028, height * 0.12);
  return halfWidth;
}

function paintConifer(context: SKRSContext2D, random: Random, tree: Tree, options: Conifers): void {
  const { x, base, height } = tree;
  context.beginPath();
  const halfWidth = traceConifer(context, random, tree);
  const body = context.createLinearGradient(0, base - height, 0, base);
  body.addColorStop(0.4, options.color);
  body.addColorStop(1, options.foot);
  context.fillStyle = body;
  context.fill();
  if (options.rim) {
    const towards = options.rim.x > x ? 1 : -1;
    const edge = context.createLinearGradient(x + towards * halfWidth, 0, x - towards * halfWidth * 0.2, 0);
    edge.addColorStop(0, fade(options.rim.color, options.rim.opacity));
    edge.addColorStop(1, fade(options.rim.color, 0));
    context.fillStyle = edge;
    context.fill();
  }
  if (options.snow && height > smallTree) paintSnowLoad(context, random, tree, halfWidth, options.snow);
}

/** Tiers of drooping branches on either side, as distances from the trunk and from the tip. */
function branchOutline(random: Random, height: number, halfWidth: number) {
  const tiers = Math.max(5, Math.min(13, Math.round(height / 22)));
  const side = () => {
    const points: [number, number][] = [];
    for (let tier = 1; tier <= tiers; tier++) {
      const share = tier / tiers;
      const reach = halfWidth * share ** 0.85 * random.between(0.8, 1.12);
      const drop = height * 0.95 * share;
      points.push([reach, drop + random.between(0, 0.014) * height]);
      points.push([reach * 0.5, drop - height * 0.02]);
    }
    return points;
  };
  return { right: side(), left: side() };
}

function paintSnowLoad(
  context: SKRSContext2D,
  random: Random,
  tree: Tree,
  halfWidth: number,
  snow: { color: string; shade: string },
): void {
  const { x, base, height } = tree;
  const tiers = Math.max(5, Math.min(11, Math.round(height / 26)));
  for (let tier = 0; tier < tiers; tier++) {
    const share = (tier + 0.55) / tiers;
    const reach = halfWidth * share ** 0.85 * 0.9;
    const y = base - height + height * 0.95 * share;
    for (const side of [-1, 1]) {
      const tipX = x + side * reach * random.between(0.75, 1);
      const tipY = y + height * 0.02;
      const thick = height * 0.03 * random.between(0.6, 1.2);
      context.fillStyle = side < 0 ? snow.color : snow.shade;
      context.beginPath();
      context.moveTo(x, y - height * 0.05);
      context.quadraticCurveTo(x + side * reach * 0.5, y - thick, tipX, tipY);
      context.quadraticCurveTo(
        x + side * reach * 0.55,
        y + thick * 0.9,
        x + side * reach * 0.1,
        y + thick * 0.2,
      );
      context.closePath();
      context.fill();
    }
  }
}
