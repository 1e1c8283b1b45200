/** Looks of light: neon in a place at night, and a fairy tale's glow. */
import { moveOn, type Picture } from '../../drawing/picture.ts';
import { fade } from '../../scenes/paint/color.ts';
import { scratchCanvas } from '../../scratch.ts';
import { findEdges, readLuma } from '../luma.ts';

const cyan = [40, 236, 255] as const;
const magenta = [255, 52, 214] as const;

/** Darkens a place and draws its edges as tubes of light, from cyan at the left to magenta at the right. */
export function neonPlace(picture: Picture, strength: number): void {
  const { canvas, width, height } = picture;
  const scale = 2;
  const small = scratchCanvas(width / scale, height / scale);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const edges = findEdges(readLuma(context, small.width, small.height));
  const tubes = scratchCanvas(small.width, small.height);
  const lines = tubes.getContext('2d');
  const image = lines.createImageData(small.width, small.height);
  for (let at = 0, to = 0; at < edges.values.length; at++, to += 4) {
    const value = edges.values[at]!;
    if (value < 9) continue;
    const share = (at % small.width) / small.width;
    for (let channel = 0; channel < 3; channel++)
      image.data[to + channel] = cyan[channel]! + (magenta[channel]! - cyan[channel]!) * share;
    image.data[to + 3] = Math.min(255, (value - 9) * 9);
  }
  lines.putImageData(image, 0, 0);
  const halo = scratchCanvas(small.width / 2, small.height / 2);
  const soft = halo.getContext('2d');
  soft.filter = 'blur(3.5px)';
  soft.drawImage(tubes, 0, 0, halo.width, halo.height);
  moveOn(picture, (paint, old) => {
    paint.drawImage(old, 0, 0);
    paint.save();
    paint.globalCompositeOperation = 'multiply';
    const night = paint.createLinearGradient(0, 0, 0, height);
    night.addColorStop(0, '#3a3a86');
    night.addColorStop(1, '#57408c');
    paint.fillStyle = night;
    paint.globalAlpha = 0.86 * strength;
    paint.fillRect(0, 0, width, height);
    paint.globalCompositeOperation = 'screen';
    paint.globalAlpha = 0.85 * strength;
    paint.drawImage(halo, 0, 0, width, height);
    paint.globalAlpha = 0.5 * strength;
    paint.drawImage(tubes, 0, 0, width, height);
    paint.restore();
  });
  trails(picture, strength);
}

/** Light trails low over the ground, towards the horizon. */
function trails({ context, width, height, unit, random }: Picture, strength: number): void {
  const chance = random.fork('trails');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.lineCap = 'round';
  for (let trail = 0; trail < 5; trail++) {
    const isLeft = trail % 2 === 0;
    const color = isLeft ? '#2fe8ff' : '#ff3ad2';
    const from = { x: isLeft ? -20 : width + 20, y: height * chance.between(0.8, 0.97) };
    const to = { x: width * chance.between(0.44, 0.56), y: height * chance.between(0.58, 0.63) };
    for (const [wide, opacity] of [
      [9, 0.12],
      [2, 0.6],
    ] as const) {
      const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
      gradient.addColorStop(0, fade(color, opacity * strength));
      gradient.addColorStop(1, fade(color, 0));
      context.strokeStyle = gradient;
      context.lineWidth = wide * unit;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo((from.x + to.x) / 2, to.y + (from.y - to.y) * 0.25, to.x, to.y);
      context.stroke();
    }
  }
  context.restore();
}

/** A glow from above, fireflies of light, and warm edges. */
export function fairyLight(
  { context, width, height, unit, arrangement, random }: Picture,
  strength: number,
): void {
  const chance = random.fork('fairy');
  const { focus } = arrangement;
  context.save();
  context.globalCompositeOperation = 'soft-light';
  const reach = Math.hypot(width, height) * 0.75;
  const [x, y] = [focus.x * width, -0.1 * height];
  const light = context.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, fade('#fff0c0', 0.5 * strength));
  light.addColorStop(0.6, fade('#ffd2e4', 0.3 * strength));
  light.addColorStop(1, fade('#5a3a86', 0.5 * strength));
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'screen';
  for (let spark = 0; spark < 46; spark++) {
    const radius = chance.between(2.5, 9) * unit;
    const [sx, sy] = [chance.next() * width, chance.between(0.05, 0.95) * height];
    const glow = context.createRadialGradient(sx, sy, 0, sx, sy, radius);
    const bright = chance.between(0.4, 0.95) * strength;
    glow.addColorStop(0, fade('#fffdf0', bright));
    glow.addColorStop(0.25, fade('#ffeeb0', bright * 0.6));
    glow.addColorStop(1, fade('#ffdca0', 0));
    context.fillStyle = glow;
    context.fillRect(sx - radius, sy - radius, 2 * radius, 2 * radius);
  }
  context.restore();
}
