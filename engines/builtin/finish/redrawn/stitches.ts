/** Embroidery: short threads in the picture's colours, along what is shown, on linen. */
import type { Picture } from '../../drawing/picture.ts';
import { scratchCanvas } from '../../scratch.ts';
import { readLuma } from '../luma.ts';

export function stitches(picture: Picture, strength: number): void {
  const { canvas, context, width, height, unit } = picture;
  const soft = scratchCanvas(width, height).getContext('2d');
  soft.drawImage(canvas, 0, 0);
  soft.filter = `blur(${(3 * unit).toFixed(2)}px)`;
  soft.drawImage(canvas, 0, 0);
  const luma = readLuma(soft, width, height).values;
  const source = scratchCanvas(width, height).getContext('2d');
  source.drawImage(canvas, 0, 0);
  const { data } = source.getImageData(0, 0, width, height);
  const random = picture.random.fork('stitches');
  const apart = 4.2 * unit;
  const long = (6 + 5 * strength) * unit;
  context.save();
  // The gaps between threads are in shade.
  context.globalAlpha = 0.5;
  context.fillStyle = '#17120f';
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  for (let y = 0, row = 0; y < height + apart; y += apart, row++) {
    for (let x = (row % 3) * long * 0.33; x < width + long; x += long * 0.86) {
      const [px, py] = [
        Math.min(width - 1, Math.max(0, Math.round(x + random.between(-1, 1) * unit))),
        Math.min(height - 1, Math.max(0, Math.round(y + random.between(-0.6, 0.6) * unit))),
      ];
      const angle = alongEdge(luma, px, py, width, height);
      const from = (py * width + px) * 4;
      const light = 1 + random.between(-0.14, 0.16);
      const [red, green, blue] = [data[from]!, data[from + 1]!, data[from + 2]!].map((value) =>
        Math.min(255, Math.round(value * light + 6)),
      );
      const [dx, dy] = [(Math.cos(angle) * long) / 2, (Math.sin(angle) * long) / 2];
      context.strokeStyle = `rgb(${red},${green},${blue})`;
      context.lineWidth = 3.4 * unit;
      context.beginPath();
      context.moveTo(px - dx, py - dy);
      context.lineTo(px + dx, py + dy);
      context.stroke();
    }
  }
  context.restore();
}

/** The direction in which brightness does not change; threads of even areas lean alike. */
function alongEdge(luma: Uint8ClampedArray, x: number, y: number, width: number, height: number): number {
  const reach = 3;
  const at = (px: number, py: number) =>
    luma[Math.min(height - 1, Math.max(0, py)) * width + Math.min(width - 1, Math.max(0, px))]!;
  const across = at(x + reach, y) - at(x - reach, y);
  const down = at(x, y + reach) - at(x, y - reach);
  return Math.hypot(across, down) < 9 ? 0.5 : Math.atan2(across, -down);
}
