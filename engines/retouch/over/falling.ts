/** What falls from above: money and confetti. Far pieces are behind the subject, near ones before it. */
import { createCanvas } from '@napi-rs/canvas';
import { rasterIcon } from '../../builtin/icons.ts';
import { restOf } from '../pixels/cover.ts';
import { type Picture, unitOf } from '../pixels/picture.ts';
import { type Random, randomOf } from '../pixels/random.ts';
import { type Context, drawOver } from './draw-over.ts';
import type { OverContext } from './weather.ts';

interface Depth {
  readonly name: string;
  readonly count: number;
  /** In pixels of a picture that is 720 high. */
  readonly size: number;
  /** What is out of focus is drawn this much smaller, and enlarged. */
  readonly scale: number;
  readonly opacity: number;
  readonly isBehind: boolean;
  /** Whether it stays away from the middle, where the subject usually is. */
  readonly isAside: boolean;
}

const depths: readonly Depth[] = [
  { name: 'far', count: 44, size: 38, scale: 0.55, opacity: 0.85, isBehind: true, isAside: false },
  { name: 'middle', count: 34, size: 76, scale: 1, opacity: 1, isBehind: true, isAside: false },
  { name: 'near', count: 10, size: 150, scale: 0.2, opacity: 1, isBehind: false, isAside: true },
];

type DrawPiece = (context: Context, size: number, random: Random) => void;

function fall(
  picture: Picture,
  { force, seed, subject, check }: OverContext,
  drawPiece: DrawPiece,
  more = 1,
): void {
  const { width, height } = picture;
  const unit = unitOf(picture);
  for (const { name, count, size, scale, opacity, isBehind, isAside } of depths) {
    const pieces = Math.round(count * more * Math.min(1.6, 0.4 + 0.6 * force));
    const draw = (context: Context) => {
      const random = randomOf(seed, name);
      for (let piece = 0; piece < pieces; piece += 1) {
        const across = isAside ? aside(random) : random();
        const [x, y] = [across * width, (random() * 1.1 - 0.06) * height];
        context.save();
        context.translate(x, y);
        context.rotate(random() * 2 * Math.PI);
        context.scale(1, 0.35 + 0.65 * random());
        drawPiece(context, size * (0.75 + 0.5 * random()) * unit, random);
        context.restore();
      }
    };
    drawOver(picture, scale === 1 ? draw : outOfFocus(picture, draw, scale), {
      rest: isBehind && subject ? restOf(subject) : null,
      opacity: opacity * Math.min(1, 0.4 + force),
      check,
    });
  }
}

/** A drawing that was made smaller and is enlarged again. */
function outOfFocus(
  { width, height }: Picture,
  draw: (context: Context) => void,
  share: number,
): (context: Context) => void {
  const scale = share / Math.max(1, unitOf({ width, height }));
  const small = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const brush = small.getContext('2d');
  brush.scale(scale, scale);
  draw(brush);
  return (context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, 0, 0, width, height);
  };
}

/** At the left or right edge. */
function aside(random: Random): number {
  const share = random() ** 1.5 * 0.24;
  return random() < 0.5 ? share : 1 - share;
}

export function money(picture: Picture, context: OverContext): void {
  const coin = rasterIcon('coin', 96);
  fall(picture, context, (brush, size, random) => {
    if (random() < 0.26) {
      const height = size * 0.62;
      brush.drawImage(coin, -height / 2, -height / 2, height, height);
    } else drawNote(brush, size, random);
  });
}

/** A banknote that bends a little. */
function drawNote(context: Context, width: number, random: Random): void {
  const height = width * 0.46;
  const bend = (random() - 0.5) * height * 0.5;
  const outline = (inset: number) => {
    const [w, h] = [width / 2 - inset, height / 2 - inset];
    context.beginPath();
    context.moveTo(-w, -h);
    context.quadraticCurveTo(0, -h + bend, w, -h);
    context.lineTo(w, h);
    context.quadraticCurveTo(0, h + bend, -w, h);
    context.closePath();
  };
  const light = context.createLinearGradient(-width / 2, 0, width / 2, 0);
  const shift = random() * 14;
  light.addColorStop(0, `hsl(${112 + shift}, 26%, 62%)`);
  light.addColorStop(0.45, `hsl(${108 + shift}, 32%, 78%)`);
  light.addColorStop(1, `hsl(${116 + shift}, 30%, 50%)`);
  context.fillStyle = light;
  outline(0);
  context.fill();
  context.strokeStyle = `hsl(${128 + shift}, 36%, 32%)`;
  context.lineWidth = Math.max(0.6, height * 0.035);
  outline(height * 0.09);
  context.stroke();
  context.fillStyle = `hsl(${124 + shift}, 30%, 44%)`;
  context.beginPath();
  context.ellipse(0, bend * 0.5, height * 0.24, height * 0.29, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = `hsl(${112 + shift}, 36%, 84%)`;
  context.font = `${(height * 0.42).toFixed(1)}px "anton latin"`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('$', 0, bend * 0.5);
  for (const end of [-1, 1]) {
    context.fillStyle = `hsl(${124 + shift}, 34%, 38%)`;
    context.beginPath();
    context.arc(end * width * 0.37, 0, height * 0.1, 0, 2 * Math.PI);
    context.fill();
  }
}

const confettiColors = ['#ff3b5c', '#ffd60a', '#2fd66b', '#2f8bff', '#b04dff', '#ff7a1a', '#ffffff'];

export function confetti(picture: Picture, context: OverContext): void {
  fall(
    picture,
    context,
    (brush, size, random) => {
      const color = confettiColors[Math.floor(random() * confettiColors.length)] ?? '#ffffff';
      const [long, wide] = [size * 0.42, size * (0.14 + 0.16 * random())];
      const light = brush.createLinearGradient(-long / 2, 0, long / 2, 0);
      light.addColorStop(0, color);
      light.addColorStop(1, shaded(color));
      brush.fillStyle = light;
      if (random() < 0.25) {
        brush.beginPath();
        brush.ellipse(0, 0, wide, wide, 0, 0, 2 * Math.PI);
        brush.fill();
      } else brush.fillRect(-long / 2, -wide / 2, long, wide);
    },
    2.4,
  );
}

function shaded(color: string): string {
  const bits = Number.parseInt(color.slice(1), 16);
  const channels = [bits >> 16, (bits >> 8) & 255, bits & 255].map((channel) => Math.round(channel * 0.66));
  return `rgb(${channels.join(', ')})`;
}
