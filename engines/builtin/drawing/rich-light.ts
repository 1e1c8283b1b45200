/** The light of a rich finish: haze and beams between lens and ground, and light that models the hero. */
import type { Canvas } from '@napi-rs/canvas';
import type { Standing } from '../layout/arrangement.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { type Picture, tintOf } from './picture.ts';
import { drawSoft, type Sprite } from './sprite.ts';

/** Soft shapes are painted at this share of their size. */
const softScale = 0.25;

/**
 * Paints haze in the distance, a pool of light behind the hero and beams from the upper left; shades what is
 * far from the light.
 * @param strength 0 to 1; less over a user's photo
 */
export function lightDepth(picture: Picture, strength: number): void {
  const { context, width, height, palette } = picture;
  const light = mix(tintOf('glow', palette), '#fff4dc', 0.2);
  context.save();
  deepenTones(picture, strength);
  const shade = context.createLinearGradient(width * 0.35, height * 0.2, width, height);
  const dark = mix(tintOf('shadow', palette), '#000000', 0.4);
  shade.addColorStop(0, fade(dark, 0));
  shade.addColorStop(1, fade(dark, 0.5 * strength));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'screen';
  context.imageSmoothingQuality = 'high';
  context.drawImage(softLight(picture, light, strength), 0, 0, width, height);
  context.restore();
}

/**
 * Makes lights lighter and shades deeper, over areas rather than edges, by laying a soft copy of the scene on
 * itself.
 */
function deepenTones({ canvas, context, width, height }: Picture, strength: number): void {
  const small = scratchCanvas(width * softScale, height * softScale);
  const copy = small.getContext('2d');
  copy.filter = 'saturate(1.35)';
  copy.drawImage(canvas, 0, 0, small.width, small.height);
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.6 * strength;
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}

/** All of the light in a reduced size: haze, pool and beams on top of each other. */
function softLight(picture: Picture, light: string, strength: number): Canvas {
  const soft = beams(picture, light, strength);
  const { width, height } = soft;
  const { focus } = picture.arrangement;
  const [x, y] = [focus.x * width, focus.y * height];
  const context = soft.getContext('2d');
  context.filter = 'none';
  const haze = context.createLinearGradient(0, height * 0.3, 0, height * 0.86);
  haze.addColorStop(0, fade(light, 0));
  haze.addColorStop(0.6, fade(light, 0.09 * strength));
  haze.addColorStop(1, fade(light, 0));
  context.fillStyle = haze;
  context.fillRect(0, 0, width, height);
  const reach = Math.min(width, height) * 0.72;
  const pool = context.createRadialGradient(x, y, 0, x, y, reach);
  pool.addColorStop(0, fade(light, 0.24 * strength));
  pool.addColorStop(0.5, fade(light, 0.09 * strength));
  pool.addColorStop(1, fade(light, 0));
  context.fillStyle = pool;
  context.fillRect(0, 0, width, height);
  return soft;
}

/** Soft beams that open towards the hero. */
function beams({ width, height, arrangement, random }: Picture, color: string, strength: number): Canvas {
  const chance = random.fork('beams');
  const sharp = scratchCanvas(width * softScale, height * softScale);
  const soft = scratchCanvas(sharp.width, sharp.height);
  const context = sharp.getContext('2d');
  const from = { x: -0.08 * sharp.width, y: -0.3 * sharp.height };
  const middle = Math.atan2(
    arrangement.focus.y * sharp.height - from.y,
    arrangement.focus.x * sharp.width - from.x,
  );
  const reach = Math.hypot(sharp.width, sharp.height) * 1.15;
  const gradient = context.createRadialGradient(from.x, from.y, reach * 0.15, from.x, from.y, reach);
  gradient.addColorStop(0, fade(color, 0.4 * strength));
  gradient.addColorStop(0.55, fade(color, 0.17 * strength));
  gradient.addColorStop(1, fade(color, 0));
  context.fillStyle = gradient;
  for (let beam = -2; beam <= 2; beam += 1) {
    const angle = middle + beam * 0.2 + chance.between(-0.04, 0.04);
    const half = chance.between(0.025, 0.07);
    context.globalAlpha = chance.between(0.45, 1);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(from.x + Math.cos(angle - half) * reach, from.y + Math.sin(angle - half) * reach);
    context.lineTo(from.x + Math.cos(angle + half) * reach, from.y + Math.sin(angle + half) * reach);
    context.fill();
  }
  const blurred = soft.getContext('2d');
  blurred.filter = 'blur(3px)';
  blurred.drawImage(sharp, 0, 0);
  return soft;
}

/** The shape laid down on the ground, away from the light, softer than the subject that casts it. */
export function drawCastShadow(picture: Picture, placement: Standing, sprite: Sprite): void {
  const { context, palette, unit } = picture;
  const { bounds } = placement;
  const color = mix(tintOf('shadow', palette), '#000000', 0.6);
  context.save();
  context.translate(bounds.x + bounds.width / 2, bounds.y + bounds.height - 5 * unit);
  context.transform(placement.flip ? -1 : 1, 0, -0.62, -0.26, 0, 0);
  context.translate(0, -placement.height / 2);
  context.globalAlpha = 0.55;
  drawSoft(context, sprite, (picture.style.hero.isSunlit ? 5 : 9) * unit, { color });
  context.restore();
}

/**
 * Paints key light from the upper left, shade at the lower right and the ground's light from below onto a
 * cut-out of the given shape, 0 (not at all) to 1.
 */
export function modelSprite(
  { palette }: Picture,
  { canvas }: Sprite,
  { shape, flip, strength: whole }: { shape: Canvas; flip: boolean; strength: number },
): void {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  const [near, far] = flip ? [0.74, 0.12] : [0.26, 0.88];
  const spot = (x: number, y: number, reach: number, color: string, strength: number) => {
    const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
    gradient.addColorStop(0, fade(color, strength * whole));
    gradient.addColorStop(0.5, fade(color, strength * whole * 0.5));
    gradient.addColorStop(1, fade(color, 0));
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  };
  const long = Math.hypot(width, height);
  const light = mix(tintOf('glow', palette), '#fff6e6', 0.55);
  context.save();
  context.globalCompositeOperation = 'multiply';
  spot(width * far, height * 0.95, long * 0.66, mix(tintOf('shadow', palette), '#6a3f6e', 0.62), 0.5);
  context.globalCompositeOperation = 'soft-light';
  spot(width * near, height * 0.16, long * 0.62, '#ffffff', 0.9);
  context.globalCompositeOperation = 'screen';
  spot(width * near, height * 0.12, long * 0.42, light, 0.16);
  const bounce = context.createLinearGradient(0, height, 0, height * 0.72);
  bounce.addColorStop(0, fade(tintOf('primary+20', palette), 0.13));
  bounce.addColorStop(1, fade(tintOf('primary+20', palette), 0));
  context.fillStyle = bounce;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(shape, 0, 0);
  context.restore();
}
