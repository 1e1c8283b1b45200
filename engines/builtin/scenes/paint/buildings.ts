import type { SKRSContext2D } from '@napi-rs/canvas';

import type { Random } from '../../random.ts';
import { evenStops, fade } from './color.ts';
import { vertical } from './fill.ts';
import type { Stage } from './stage.ts';

export interface Skyline {
  /** Where the buildings stand, in units from the top. */
  baseline: number;
  /** Height of an ordinary and of the tallest building, in units. */
  height: readonly [number, number];
  /** Narrowest and widest building, in units. */
  width: readonly [number, number];
  /** Colour of a building's top and of its foot, where haze gathers. */
  top: string;
  foot: string;
  /** Light that catches the side which faces it. */
  rim: { color: string; x: number; opacity: number };
  windows?: Windows;
  /** Glass fronts: the sky's colour mirrored in bands of storeys. */
  glass?: { color: string; opacity: number };
}

export interface Windows {
  colors: readonly string[];
  /** Share of lit windows near the hero, 0 to 1; fewer are lit behind the headline. */
  lit: number;
  size: number;
  opacity: number;
}

interface Tower {
  x: number;
  width: number;
  height: number;
  crown: 'flat' | 'steps' | 'slant' | 'spire' | 'dome';
}

/** One row of buildings across the stage, with lit windows. */
export function paintSkyline(stage: Stage, random: Random, skyline: Skyline): void {
  const { context, width } = stage;
  const plan = random.fork('plan');
  const lights = random.fork('windows');
  for (let x = -skyline.width[1] * plan.next(); x < width; ) {
    const tower = planTower(stage, plan, skyline, x);
    paintTower(context, tower, skyline);
    if (skyline.glass) paintGlass(context, plan, tower, skyline.baseline, skyline.glass);
    if (skyline.windows) paintWindows(stage, lights, tower, skyline.baseline, skyline.windows);
    x += tower.width + (plan.next() < 0.3 ? plan.between(2, 14) : -1);
  }
}

function planTower(stage: Stage, random: Random, skyline: Skyline, x: number): Tower {
  const width = random.between(skyline.width[0], skyline.width[1]);
  const towards = Math.exp(-(((x + width / 2 - stage.focus.x) / (stage.width * 0.34)) ** 2));
  const tall = random.next() ** 1.7 * (0.45 + towards * 0.55);
  const height = skyline.height[0] * random.between(0.6, 1) + (skyline.height[1] - skyline.height[0]) * tall;
  // Domes and spires look right only on towers that are slim.
  const crowns =
    height > width * 2
      ? (['flat', 'steps', 'slant', 'spire', 'dome'] as const)
      : (['flat', 'flat', 'slant', 'steps'] as const);
  return { x, width, height, crown: random.pick<Tower['crown']>(crowns) };
}

function traceTower(context: SKRSContext2D, { x, width, height, crown }: Tower, baseline: number): void {
  const roof = baseline - height;
  const right = x + width;
  context.beginPath();
  context.moveTo(x, baseline);
  if (crown === 'steps') {
    context.lineTo(x, roof + width * 0.5);
    context.lineTo(x + width * 0.16, roof + width * 0.5);
    context.lineTo(x + width * 0.16, roof + width * 0.2);
    context.lineTo(x + width * 0.34, roof + width * 0.2);
    context.lineTo(x + width * 0.34, roof);
    context.lineTo(right - width * 0.34, roof);
    context.lineTo(right - width * 0.34, roof + width * 0.2);
    context.lineTo(right - width * 0.16, roof + width * 0.2);
    context.lineTo(right - width * 0.16, roof + width * 0.5);
    context.lineTo(right, roof + width * 0.5);
  } else if (crown === 'slant') {
    context.lineTo(x, roof + width * 0.42);
    context.lineTo(right, roof);
  } else if (crown === 'spire') {
    context.lineTo(x, roof + width * 0.3);
    context.lineTo(x + width * 0.44, roof);
    context.lineTo(x + width * 0.48, roof - width * 0.95);
    context.lineTo(x + width * 0.52, roof - width * 0.95);
    context.lineTo(x + width * 0.56, roof);
    context.lineTo(right, roof + width * 0.3);
  } else if (crown === 'dome') {
    context.lineTo(x, roof + width * 0.4);
    context.quadraticCurveTo(x + width / 2, roof - width * 0.35, right, roof + width * 0.4);
  } else {
    context.lineTo(x, roof);
    context.lineTo(right, roof);
  }
  context.lineTo(right, baseline);
  context.closePath();
}

function paintTower(context: SKRSContext2D, tower: Tower, skyline: Skyline): void {
  const { baseline, rim } = skyline;
  const roof = baseline - tower.height;
  traceTower(context, tower, baseline);
  context.fillStyle = vertical(context, roof, baseline, evenStops(skyline.top, skyline.foot));
  context.fill();
  const isLitFromRight = rim.x > tower.x + tower.width / 2;
  const near = isLitFromRight ? tower.x + tower.width : tower.x;
  const reach = tower.width * (isLitFromRight ? -0.45 : 0.45);
  const side = context.createLinearGradient(near, 0, near + reach, 0);
  side.addColorStop(0, fade(rim.color, rim.opacity * 0.75));
  side.addColorStop(1, fade(rim.color, 0));
  context.fillStyle = side;
  context.fill();
  context.fillStyle = fade(rim.color, rim.opacity * 0.7);
  context.fillRect(
    isLitFromRight ? near - 1.6 : near,
    roof + (tower.crown === 'flat' ? 0 : tower.width * 0.5),
    1.6,
    tower.height,
  );
}

function paintGlass(
  context: SKRSContext2D,
  random: Random,
  tower: Tower,
  baseline: number,
  glass: { color: string; opacity: number },
): void {
  const { x, width, height } = tower;
  const roof = baseline - height;
  const storey = random.between(9, 13);
  const inset = width * 0.1;
  context.save();
  traceTower(context, tower, baseline);
  context.clip();
  const sweep = context.createLinearGradient(x, roof, x + width * 1.6, roof + height);
  sweep.addColorStop(0.05, fade(glass.color, glass.opacity));
  sweep.addColorStop(0.4, fade(glass.color, glass.opacity * 0.2));
  sweep.addColorStop(0.41, fade(glass.color, glass.opacity * 0.75));
  sweep.addColorStop(1, fade(glass.color, 0));
  context.fillStyle = sweep;
  context.beginPath();
  for (let y = roof + storey; y < baseline; y += storey)
    context.rect(x + inset, y, width - inset * 2, storey * 0.62);
  context.fill();
  context.restore();
}

function paintWindows(stage: Stage, random: Random, tower: Tower, baseline: number, windows: Windows): void {
  const { context, width, focus } = stage;
  const { size } = windows;
  const stepX = size * 1.9;
  const stepY = size * 2.5;
  const columns = Math.floor((tower.width - size * 1.6) / stepX);
  if (columns < 1) return;
  const inset = (tower.width - (columns * stepX - (stepX - size))) / 2;
  const top = baseline - tower.height + (tower.crown === 'flat' ? size * 1.6 : tower.width * 0.55);
  const nearness = Math.exp(-((((tower.x - focus.x) / width) * 1.9) ** 2));
  const lit = windows.lit * (0.35 + 0.65 * nearness) * random.between(0.5, 1.3);
  const color = random.pick(windows.colors);
  for (let y = top; y < baseline - stepY; y += stepY) {
    const isFloorLit = random.next() < 0.12;
    for (let column = 0; column < columns; column++) {
      if (random.next() > (isFloorLit ? 0.85 : lit)) continue;
      const isOther = random.next() < 0.12;
      context.fillStyle = fade(
        isOther ? random.pick(windows.colors) : color,
        windows.opacity * random.between(0.45, 1),
      );
      context.fillRect(tower.x + inset + column * stepX, y, size, size * 1.45);
    }
  }
}
