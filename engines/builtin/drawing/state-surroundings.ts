/** What a hero's state puts around it: a trail behind, flames, ice or a prohibition sign in front. */
import type { StateId } from '../catalogue.ts';
import type { Placement } from '../layout/arrangement.ts';
import type { Box, Point } from '../layout/box.ts';
import type { Random } from '../random.ts';
import { fade } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import type { Picture } from './picture.ts';
import { drawSoft, type Sprite } from './sprite.ts';

/** Draws what is behind the hero; call it before the hero. */
export function drawBehindState(
  picture: Picture,
  placement: Placement,
  { states, sprite }: { states: readonly StateId[]; sprite: Sprite },
): void {
  if (states.includes('fast')) drawTrail(picture, placement, sprite);
  if (states.includes('golden')) drawHalo(picture, placement, '#ffd24a');
  if (states.includes('scary')) drawHalo(picture, placement, '#ff1a14');
}

/** Draws what is in front of the hero; call it after the hero. */
export function drawInFrontOfState(picture: Picture, placement: Placement, states: readonly StateId[]): void {
  const draws: Partial<Record<StateId, (random: Random) => void>> = {
    burning: (random) => drawFlames(picture, placement, random),
    frozen: (random) => drawIce(picture, placement, random),
    golden: (random) => drawSparkles(picture, placement, random),
    abandoned: () => drawCobweb(picture, placement),
    banned: () => drawProhibition(picture, placement),
    secret: () => drawQuestionMark(picture, placement),
  };
  for (const state of states) draws[state]?.(picture.random.fork(`state ${state}`));
}

/** Copies that fade behind the movement, and streaks of wind. */
function drawTrail(
  { context, unit }: Picture,
  { center, flip, width, height }: Placement,
  sprite: Sprite,
): void {
  // Who looks left leaves its trail on the right.
  const away = flip ? -1 : 1;
  context.save();
  context.translate(center.x, center.y);
  if (flip) context.scale(-1, 1);
  for (let copy = 5; copy >= 1; copy -= 1) {
    context.save();
    context.translate(copy * width * 0.1, 0);
    context.globalAlpha = 0.34 - copy * 0.05;
    drawSoft(context, sprite, (4 + copy * 3) * unit);
    context.restore();
  }
  context.restore();
  context.save();
  context.lineCap = 'round';
  for (let streak = 0; streak < 9; streak += 1) {
    const y = center.y + height * (streak / 8 - 0.5) * 0.86;
    const from = center.x + away * width * (0.3 + (streak % 3) * 0.08);
    const to = from + away * width * (0.5 + ((streak * 7) % 5) * 0.12);
    const gradient = context.createLinearGradient(from, 0, to, 0);
    gradient.addColorStop(0, 'rgba(255,255,255,0.75)');
    gradient.addColorStop(1, 'rgba(255,255,255,0)');
    context.strokeStyle = gradient;
    context.lineWidth = (2.5 + (streak % 3) * 2) * unit;
    context.beginPath();
    context.moveTo(from, y);
    context.lineTo(to, y);
    context.stroke();
  }
  context.restore();
}

function drawHalo({ context }: Picture, { center, width, height }: Placement, color: string): void {
  const radius = Math.max(width, height) * 0.75;
  const gradient = context.createRadialGradient(center.x, center.y, 0, center.x, center.y, radius);
  gradient.addColorStop(0, fade(color, 0.6));
  gradient.addColorStop(0.6, fade(color, 0.22));
  gradient.addColorStop(1, fade(color, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = gradient;
  context.fillRect(center.x - radius, center.y - radius, 2 * radius, 2 * radius);
  context.restore();
}

/** Tongues of fire in three layers, from dark red to white, at the hero's foot and on its back. */
function drawFlames({ context }: Picture, { bounds }: Placement, random: Random): void {
  const layers = [
    { color: '#d8240a', size: 1, count: 11 },
    { color: '#ff7a12', size: 0.76, count: 11 },
    { color: '#ffd84a', size: 0.48, count: 10 },
    { color: '#fff8d0', size: 0.24, count: 8 },
  ];
  const foot = bounds.y + bounds.height * 1.02;
  context.save();
  for (const { color, size, count } of layers) {
    for (let tongue = 0; tongue < count; tongue += 1) {
      const across = (tongue + 0.5) / count;
      const x =
        bounds.x -
        bounds.width * 0.05 +
        bounds.width * 1.1 * across +
        random.between(-0.03, 0.03) * bounds.width;
      const edge = 0.45 + 0.75 * Math.abs(across - 0.5) * 2;
      const tall = bounds.height * size * edge * random.between(0.4, 0.68);
      const wide = bounds.width * (0.085 + 0.04 * size);
      const lean = random.between(-0.5, 0.5) * wide;
      const gradient = context.createLinearGradient(0, foot, 0, foot - tall);
      gradient.addColorStop(0, fade(color, 0.85));
      gradient.addColorStop(0.65, fade(color, 0.7));
      gradient.addColorStop(1, fade(color, 0));
      context.fillStyle = gradient;
      context.beginPath();
      context.moveTo(x - wide, foot);
      context.bezierCurveTo(
        x - wide * 1.25,
        foot - tall * 0.4,
        x + lean,
        foot - tall * 0.5,
        x + lean,
        foot - tall,
      );
      context.bezierCurveTo(
        x + lean + wide * 0.5,
        foot - tall * 0.6,
        x + wide * 1.3,
        foot - tall * 0.4,
        x + wide,
        foot,
      );
      context.closePath();
      context.fill();
    }
  }
  context.restore();
}

/** Shards of ice that the hero stands in, and flakes around it. */
function drawIce({ context, unit }: Picture, { bounds }: Placement, random: Random): void {
  const foot = bounds.y + bounds.height * 1.03;
  context.save();
  for (let shard = 0; shard < 13; shard += 1) {
    const across = (shard + 0.5) / 13;
    const x = bounds.x - bounds.width * 0.06 + bounds.width * 1.12 * across;
    const tall = bounds.height * (0.1 + 0.22 * Math.abs(across - 0.5) * 2 + random.between(0, 0.1));
    const wide = bounds.width * random.between(0.06, 0.1);
    const lean = (across - 0.5) * bounds.width * 0.16 + random.between(-0.02, 0.02) * bounds.width;
    const tip = { x: x + lean, y: foot - tall };
    const facet = (from: number, to: number, color: string, opacity: number) => {
      const gradient = context.createLinearGradient(0, tip.y, 0, foot);
      gradient.addColorStop(0, fade('#ffffff', Math.min(1, opacity + 0.15)));
      gradient.addColorStop(1, fade(color, opacity));
      context.fillStyle = gradient;
      context.beginPath();
      context.moveTo(tip.x, tip.y);
      context.lineTo(x + from * wide, foot);
      context.lineTo(x + to * wide, foot);
      context.closePath();
      context.fill();
    };
    facet(-1, 0.15, '#9fdcff', 0.9);
    facet(0.15, 1, '#4a9be0', 0.85);
  }
  context.strokeStyle = 'rgba(255,255,255,0.9)';
  context.lineCap = 'round';
  context.lineWidth = 2.6 * unit;
  for (let flake = 0; flake < 12; flake += 1) {
    const x = bounds.x + bounds.width * random.between(-0.15, 1.15);
    const y = bounds.y + bounds.height * random.between(-0.05, 0.75);
    const radius = unit * random.between(4, 11);
    for (let arm = 0; arm < 3; arm += 1) {
      const angle = (arm * Math.PI) / 3;
      context.beginPath();
      context.moveTo(x - Math.cos(angle) * radius, y - Math.sin(angle) * radius);
      context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      context.stroke();
    }
  }
  context.restore();
}

/** Four-pointed lights on the metal. */
function drawSparkles({ context, unit }: Picture, { bounds }: Placement, random: Random): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let spark = 0; spark < 9; spark += 1) {
    const x = bounds.x + bounds.width * random.between(0.02, 0.98);
    const y = bounds.y + bounds.height * random.between(0.02, 0.9);
    const radius = unit * random.between(14, 46);
    context.fillStyle = '#fffbe0';
    context.beginPath();
    for (let corner = 0; corner < 8; corner += 1) {
      const angle = (corner * Math.PI) / 4;
      const reach = corner % 2 === 0 ? radius : radius * 0.12;
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    context.closePath();
    context.fill();
  }
  context.restore();
}

/** A web in the upper corner of the hero's box. */
function drawCobweb({ context, unit }: Picture, { bounds, flip }: Placement): void {
  const size = Math.min(bounds.width, bounds.height) * 0.42;
  const corner = {
    x: flip ? bounds.x + bounds.width * 0.98 : bounds.x + bounds.width * 0.02,
    y: bounds.y + bounds.height * 0.02,
  };
  const side = flip ? -1 : 1;
  const spokes = [0.02, 0.4, 0.8, 1.2, 1.55];
  context.save();
  context.strokeStyle = 'rgba(240,244,250,0.75)';
  context.lineWidth = 1.8 * unit;
  for (const angle of spokes) {
    context.beginPath();
    context.moveTo(corner.x, corner.y);
    context.lineTo(corner.x + side * Math.cos(angle) * size, corner.y + Math.sin(angle) * size);
    context.stroke();
  }
  for (const ring of [0.3, 0.52, 0.76, 0.96]) {
    context.beginPath();
    spokes.forEach((angle, at) => {
      const x = corner.x + side * Math.cos(angle) * size * ring;
      const y = corner.y + Math.sin(angle) * size * ring;
      if (at === 0) {
        context.moveTo(x, y);
        return;
      }
      const between = (angle + (spokes[at - 1] ?? angle)) / 2;
      context.quadraticCurveTo(
        corner.x + side * Math.cos(between) * size * ring * 0.84,
        corner.y + Math.sin(between) * size * ring * 0.84,
        x,
        y,
      );
    });
    context.stroke();
  }
  context.restore();
}

function distance({ x, y }: Point, box: Box): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** A red ring with a bar, as on a road. */
function drawProhibition(
  { context, unit, arrangement }: Picture,
  { center, width, height }: Placement,
): void {
  const free = Math.min(...arrangement.texts.map(({ bounds }) => distance(center, bounds)));
  const wanted = Math.min(Math.max(width, height) * 0.5, 250 * unit) * 0.86;
  const radius = Math.max(Math.min(wanted, (free - 8 * unit) / 1.14), 70 * unit);
  const thick = radius * 0.2;
  const ring = (color: string, thickness: number) => {
    context.strokeStyle = color;
    context.lineWidth = thickness;
    context.beginPath();
    context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
    context.moveTo(center.x - radius * 0.7, center.y - radius * 0.7);
    context.lineTo(center.x + radius * 0.7, center.y + radius * 0.7);
    context.stroke();
  };
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = 10 * unit;
  context.shadowOffsetY = 5 * unit;
  ring('#ffffff', thick + 9 * unit);
  context.shadowColor = 'transparent';
  const red = context.createLinearGradient(0, center.y - radius, 0, center.y + radius);
  red.addColorStop(0, '#ff4a3c');
  red.addColorStop(1, '#c4101c');
  context.strokeStyle = red;
  context.lineWidth = thick;
  context.beginPath();
  context.arc(center.x, center.y, radius, 0, 2 * Math.PI);
  context.moveTo(center.x - radius * 0.7, center.y - radius * 0.7);
  context.lineTo(center.x + radius * 0.7, center.y + radius * 0.7);
  context.stroke();
  context.restore();
}

/** A drawn question mark at the upper corner of what is secret, which is itself seen. */
function drawQuestionMark({ context, unit }: Picture, { center, bounds }: Placement): void {
  const size = Math.min(Math.min(bounds.width, bounds.height) * 0.5, 230 * unit);
  const at = { x: center.x + bounds.width * 0.24, y: Math.max(size * 0.66, center.y - bounds.height * 0.26) };
  const layer = scratchCanvas(size * 1.6, size * 1.6);
  const brush = layer.getContext('2d');
  brush.translate(size * 0.8, size * 0.8);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  const mark = () => {
    brush.beginPath();
    brush.moveTo(-size * 0.22, -size * 0.2);
    brush.bezierCurveTo(-size * 0.22, -size * 0.5, size * 0.26, -size * 0.5, size * 0.25, -size * 0.18);
    brush.bezierCurveTo(size * 0.24, 0.02 * size, 0, 0, 0, size * 0.2);
    brush.stroke();
    brush.beginPath();
    brush.moveTo(0, size * 0.42);
    brush.lineTo(0.1, size * 0.42);
    brush.stroke();
  };
  brush.strokeStyle = 'rgba(0,0,0,0.85)';
  brush.lineWidth = size * 0.25;
  mark();
  brush.strokeStyle = '#ffe14d';
  brush.lineWidth = size * 0.15;
  mark();
  context.drawImage(layer, at.x - layer.width / 2, at.y - layer.height / 2);
}
