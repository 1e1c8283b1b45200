/** What the ground shows of who stands on it: a shadow at the foot, and where it is wet a reflection. */
import type { Standing } from '../layout/arrangement.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import type { HeroFinish } from '../styles/style.ts';
import { type Picture, tintOf } from './picture.ts';
import { drawSoft, type Sprite } from './sprite.ts';

/** What wet or polished ground shows of it, upside down. */
export function drawReflection(
  { context, unit }: Picture,
  { center, bounds, flip, height }: Standing,
  sprite: Sprite,
  gloss: number,
): void {
  const foot = bounds.y + bounds.height - 3 * unit;
  context.save();
  context.translate(center.x, foot + height / 2);
  context.scale(flip ? -1 : 1, -1);
  context.globalAlpha = 0.34 * gloss;
  drawSoft(context, sprite, 2.6 * unit);
  context.restore();
}

/** A flat, soft ellipse on the ground, darkest where the hero touches it. */
export function drawGroundShadow(picture: Picture, { bounds }: Standing, finish: HeroFinish): void {
  const { context, palette, unit } = picture;
  const x = bounds.x + bounds.width / 2;
  const y = bounds.y + bounds.height - 4 * unit;
  const shadow = mix(tintOf('shadow', palette), '#000000', 0.5);
  for (const [share, flatness, opacity] of [
    [0.56, 0.17, 0.5],
    [0.36, 0.11, 0.6],
  ] as const) {
    const radius = bounds.width * share;
    context.save();
    context.translate(x, y);
    context.scale(1, flatness);
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    gradient.addColorStop(0, fade(shadow, opacity * (0.7 + finish.shade * 0.5)));
    gradient.addColorStop(0.5, fade(shadow, opacity * 0.45));
    gradient.addColorStop(1, fade(shadow, 0));
    context.fillStyle = gradient;
    context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
    context.restore();
  }
}
