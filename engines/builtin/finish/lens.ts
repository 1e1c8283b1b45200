/** Effects of a lens. */

import { moveOn, type Picture } from '../drawing/picture.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { fillBeyond } from '../scenes/paint/light.ts';
import { scratchCanvas } from '../scratch.ts';

/** Darkens the corners towards the scene's shadow. */
export function vignette({ context, width, height, palette, arrangement }: Picture, strength: number): void {
  const x = width * (0.5 + (arrangement.focus.x - 0.5) * 0.5);
  const y = height * (0.5 + (arrangement.focus.y - 0.5) * 0.4);
  const reach = Math.hypot(width, height) * 0.62;
  const color = mix(palette.shadow, '#000000', 0.6);
  // Two rings of two stops each, which is faster than one of three: half way out 0.3 of the strength, at the
  // end all of it.
  const faint = strength * 0.6;
  for (const [from, opacity] of [
    [0.3, faint],
    [0.65, (strength - faint) / (1 - faint)],
  ] as const) {
    const gradient = context.createRadialGradient(x, y, reach * from, x, y, reach);
    gradient.addColorStop(0, fade(color, 0));
    gradient.addColorStop(1, fade(color, opacity));
    context.fillStyle = gradient;
    fillBeyond(context, { x, y, radius: reach * from, width, height });
  }
}

/** Lets lights spill over their edges. */
export function bloom(picture: Picture, strength: number): void {
  const { canvas, width, height } = picture;
  const small = scratchCanvas(Math.ceil(width / 5), Math.ceil(height / 5));
  const lights = small.getContext('2d');
  lights.imageSmoothingQuality = 'medium';
  lights.drawImage(canvas, 0, 0, small.width, small.height);
  // A picture multiplied by itself keeps only its lights.
  lights.globalCompositeOperation = 'multiply';
  lights.drawImage(small, 0, 0);
  lights.drawImage(small, 0, 0);
  const soft = scratchCanvas(small.width, small.height);
  const spread = soft.getContext('2d');
  spread.filter = 'blur(3.2px)';
  spread.drawImage(small, 0, 0);
  moveOn(picture, (context, old) => {
    context.drawImage(old, 0, 0);
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = strength;
    context.drawImage(soft, 0, 0, width, height);
    context.restore();
  });
}

/** Shifts red to the left and blue to the right, most at the sides: a cheap lens, or a tube screen. */
export function chromatic({ context, width, height, unit }: Picture, strength: number): void {
  const image = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const source = new Uint32Array(width);
  const reds = new Int32Array(width);
  const blues = new Int32Array(width);
  for (let x = 0; x < width; x++) {
    const shift = 5.5 * unit * strength * (Math.abs(x / width - 0.5) + 0.25);
    reds[x] = Math.min(width - 1, Math.round(x + shift));
    blues[x] = Math.max(0, Math.round(x - shift));
  }
  for (let row = 0; row < pixels.length; row += width) {
    source.set(pixels.subarray(row, row + width));
    for (let x = 0; x < width; x++) {
      pixels[row + x] =
        (source[x]! & 0xff00ff00) | (source[reds[x]!]! & 0xff) | (source[blues[x]!]! & 0xff0000);
    }
  }
  context.putImageData(image, 0, 0);
}

/** A wide action camera: bent outwards, dark round corners. */
export function fisheye({ context, width, height }: Picture, strength: number): void {
  const source = context.getImageData(0, 0, width, height);
  const target = context.createImageData(width, height);
  const [from, to] = [new Uint32Array(source.data.buffer), new Uint32Array(target.data.buffer)];
  const [cx, cy] = [width / 2, height / 2];
  const longest = cx * cx + cy * cy;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - cx, y - cy];
      // Barrel distortion with one coefficient (Brown's model, first radial term), scaled to fill the frame.
      const bend = (1 + 0.32 * strength * ((dx * dx + dy * dy) / longest)) / (1 + 0.32 * strength);
      const [sx, sy] = [Math.round(cx + dx * bend), Math.round(cy + dy * bend)];
      to[y * width + x] = from[Math.min(height - 1, sy) * width + Math.min(width - 1, sx)]!;
    }
  }
  context.putImageData(target, 0, 0);
}

/** Zooms in on the hero where that cuts off no text. */
export function closeUp(picture: Picture, strength: number): void {
  const { canvas, context, width, height, arrangement } = picture;
  if (arrangement.texts.length > 0 || arrangement.hero === null) return;
  const scale = 1 + 0.55 * strength;
  const copy = scratchCanvas(width, height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  const { x, y } = arrangement.hero.center;
  // Moves the hero towards the middle, as far as the picture continues beyond it.
  const left = Math.min(0, Math.max(width - width * scale, width / 2 - x * scale));
  const top = Math.min(0, Math.max(height - height * scale, height / 2 - y * scale));
  context.save();
  context.imageSmoothingQuality = 'high';
  context.drawImage(copy, left, top, width * scale, height * scale);
  context.restore();
}
