/** What points something out: stickers, arrows and circles. */
import { createCanvas } from '@napi-rs/canvas';
import { rasterIcon } from '../../builtin/icons.ts';
import { type Box, type Picture, unitOf } from '../pixels/picture.ts';
import { drawOver } from './draw-over.ts';

interface Options {
  readonly opacity: number;
  check(): void;
}

/** Draws an illustration with a white edge and a soft shadow, as large as its area allows. */
export function drawSticker(
  picture: Picture,
  icon: string,
  { area, opacity, check }: Options & { area: Box },
): void {
  const drawn = rasterIcon(icon, Math.min(900, area.height));
  const scale = Math.min(area.width / drawn.width, area.height / drawn.height);
  const [wide, tall] = [drawn.width * scale, drawn.height * scale];
  const edge = Math.max(2, tall * 0.026);
  const margin = Math.ceil(edge * 2);
  const white = createCanvas(Math.ceil(wide + 2 * margin), Math.ceil(tall + 2 * margin));
  const brush = white.getContext('2d');
  for (let step = 0; step < 24; step += 1) {
    const angle = (step / 24) * 2 * Math.PI;
    brush.drawImage(drawn, margin + Math.cos(angle) * edge, margin + Math.sin(angle) * edge, wide, tall);
  }
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, white.width, white.height);
  const [x, y] = [area.left + (area.width - wide) / 2, area.top + (area.height - tall) / 2];
  drawOver(
    picture,
    (context) => {
      context.save();
      context.shadowColor = 'rgba(0, 0, 0, 0.5)';
      context.shadowBlur = tall * 0.05;
      context.shadowOffsetY = tall * 0.02;
      context.drawImage(white, x - margin, y - margin);
      context.restore();
      context.drawImage(drawn, x, y, wide, tall);
    },
    { opacity, check },
  );
}

interface Target {
  /** In pixels. */
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** A bent arrow from the emptier side whose head touches the target. */
export function drawArrow(
  picture: Picture,
  { x, y, radiusX, radiusY }: Target,
  { color, opacity, check }: Options & { color: string },
): void {
  const { width } = picture;
  const unit = unitOf(picture);
  const isFromLeft = x > width / 2;
  const side = isFromLeft ? -1 : 1;
  const head = { x: x + side * radiusX * 0.72, y: y - radiusY * 0.32 };
  const long = Math.min(270 * unit, isFromLeft ? head.x * 0.85 : (width - head.x) * 0.85);
  const tail = { x: head.x + side * long, y: Math.max(40 * unit, head.y - long * 0.42) };
  const bend = { x: (head.x + tail.x) / 2, y: tail.y - long * 0.12 };
  const angle = Math.atan2(head.y - bend.y, head.x - bend.x);
  const size = Math.max(58 * unit, long * 0.36);
  drawOver(
    picture,
    (context) => {
      context.lineCap = 'round';
      context.lineJoin = 'round';
      const neck = { x: head.x - Math.cos(angle) * size * 0.6, y: head.y - Math.sin(angle) * size * 0.6 };
      const trace = (grow: number, ink: string) => {
        context.strokeStyle = ink;
        context.fillStyle = ink;
        context.lineWidth = size * 0.34 + grow * 2;
        context.beginPath();
        context.moveTo(tail.x, tail.y);
        context.quadraticCurveTo(bend.x, bend.y, neck.x, neck.y);
        context.stroke();
        context.lineWidth = grow * 2;
        context.beginPath();
        context.moveTo(head.x, head.y);
        for (const turn of [0.5, -0.5]) {
          context.lineTo(head.x - Math.cos(angle + turn) * size, head.y - Math.sin(angle + turn) * size);
        }
        context.closePath();
        context.fill();
        if (grow > 0) context.stroke();
      };
      context.save();
      context.shadowColor = 'rgba(0, 0, 0, 0.5)';
      context.shadowBlur = 14 * unit;
      context.shadowOffsetY = 5 * unit;
      trace(7 * unit, '#ffffff');
      context.restore();
      trace(7 * unit, '#ffffff');
      trace(0, color);
    },
    { opacity, check },
  );
}

/** A ring around the target, with a white edge. */
export function drawCircle(
  picture: Picture,
  { x, y, radiusX, radiusY }: Target,
  { color, opacity, check }: Options & { color: string },
): void {
  const unit = unitOf(picture);
  drawOver(
    picture,
    (context) => {
      for (const [ink, thickness] of [
        ['rgba(0, 0, 0, 0.3)', 28],
        ['#ffffff', 23],
        [color, 14],
      ] as const) {
        context.strokeStyle = ink;
        context.lineWidth = thickness * unit;
        context.beginPath();
        context.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
        context.stroke();
      }
    },
    { opacity, check },
  );
}
