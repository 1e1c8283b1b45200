import type { Picture } from '../drawing/picture.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';

const up = '#2bea9b';
const down = '#ff5d62';

/** A price that rises from left to right, as candles and as a line, on the grid of a trading screen. */
export function marketChart(
  { context, width, height, unit, arrangement, random }: Picture,
  strength: number,
): void {
  const chance = random.fork('market');
  const layer = scratchCanvas(width, height);
  const paint = layer.getContext('2d');
  drawGrid(paint, width, height, unit);
  const count = Math.round((width / height) * 17);
  const step = width / count;
  const prices = Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const trend = 0.84 - 0.62 * share ** 1.35;
    return (
      height *
      (trend + 0.05 * Math.sin(share * 11 + chance.between(-0.5, 0.5)) + chance.between(-0.035, 0.035))
    );
  });
  prices.slice(1).forEach((price, index) => {
    const before = prices[index] ?? price;
    const x = (index + 0.5) * step;
    const color = price <= before ? up : down;
    paint.fillStyle = fade(color, 0.82);
    paint.strokeStyle = fade(color, 0.82);
    paint.lineWidth = 2.4 * unit;
    const [top, bottom] = [Math.min(price, before), Math.max(price, before)];
    const body = Math.max(10 * unit, bottom - top);
    paint.fillRect(x - step * 0.3, top, step * 0.6, body);
    paint.beginPath();
    paint.moveTo(x, top - chance.between(6, 34) * unit);
    paint.lineTo(x, top + body + chance.between(6, 34) * unit);
    paint.stroke();
  });
  drawLine(
    paint,
    prices.map((price, index) => ({ x: index * step, y: price - height * 0.07 })),
    unit,
  );
  keepFromText(paint, width, height, arrangement.texts[0]?.bounds);
  context.save();
  context.globalAlpha = strength;
  context.drawImage(layer, 0, 0);
  context.restore();
}

type Context = Picture['context'];

function drawGrid(paint: Context, width: number, height: number, unit: number): void {
  paint.strokeStyle = fade('#8fffd0', 0.15);
  paint.lineWidth = unit * 1.2;
  paint.beginPath();
  for (let y = 60 * unit; y < height; y += 80 * unit) {
    paint.moveTo(0, y);
    paint.lineTo(width, y);
  }
  for (let x = 70 * unit; x < width; x += 110 * unit) {
    paint.moveTo(x, 0);
    paint.lineTo(x, height);
  }
  paint.stroke();
}

/** A glowing line and the area below it. */
function drawLine(paint: Context, points: readonly { x: number; y: number }[], unit: number): void {
  const trace = () => {
    paint.beginPath();
    points.forEach(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) paint.moveTo(x, y);
      else paint.quadraticCurveTo(before.x, before.y, (before.x + x) / 2, (before.y + y) / 2);
    });
  };
  paint.lineJoin = 'round';
  paint.lineCap = 'round';
  for (const [lineWidth, color] of [
    [18, fade('#ffc93c', 0.16)],
    [9, fade('#ffc93c', 0.3)],
    [4.5, mix('#ffc93c', '#ffffff', 0.35)],
  ] as const) {
    paint.strokeStyle = color;
    paint.lineWidth = lineWidth * unit;
    trace();
    paint.stroke();
  }
}

/** Fades most of the chart out where words are. */
function keepFromText(
  paint: Context,
  width: number,
  height: number,
  text: { x: number; y: number; width: number; height: number } | undefined,
): void {
  if (!text) return;
  const center = { x: text.x + text.width / 2, y: text.y + text.height / 2 };
  const reach = Math.max(text.width, text.height) * 0.64;
  const gradient = paint.createRadialGradient(center.x, center.y, reach * 0.25, center.x, center.y, reach);
  gradient.addColorStop(0, 'rgba(0,0,0,0.8)');
  gradient.addColorStop(1, 'rgba(0,0,0,0)');
  paint.globalCompositeOperation = 'destination-out';
  paint.fillStyle = gradient;
  paint.fillRect(0, 0, width, height);
}
