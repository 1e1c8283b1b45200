/** The gloved hands of the person with the camera, held out at the lower edge. */
import { mix } from '../scenes/paint/color.ts';
import { type Picture, tintOf } from './picture.ts';

/** A forearm in a sleeve and a closed glove, at the left edge; the right one mirrors it. */
export function drawHands(picture: Picture): void {
  const { context, width, height, palette } = picture;
  // A wide lens shrinks what is at its edge.
  const unit = (Math.min(width, height) / 720) * 1.3;
  const sleeve = mix(tintOf('accent', palette), '#20242c', 0.25);
  for (const side of [1, -1] as const) {
    context.save();
    context.translate(side === 1 ? 0 : width, height);
    context.scale(side * unit, unit);
    context.translate(40, -30);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    arm(context, sleeve);
    glove(context);
    context.restore();
  }
}

type Context = Picture['context'];

function arm(context: Context, color: string): void {
  for (const [width, tone, shift] of [
    [118, mix(color, '#000000', 0.45), 0],
    [104, color, -4],
    [34, mix(color, '#ffffff', 0.3), -26],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = width;
    context.globalAlpha = width < 50 ? 0.5 : 1;
    context.beginPath();
    context.moveTo(-120 + shift, 130 + shift);
    context.lineTo(118 + shift, -62 + shift);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Back of the hand, four fingers round a grip, and the thumb. */
function glove(context: Context): void {
  const [dark, middle, light] = ['#12141a', '#2a2e38', '#565d6c'];
  context.fillStyle = dark;
  oval(context, 176, -112, 78, 62, -0.6);
  context.fillStyle = middle;
  oval(context, 172, -118, 68, 52, -0.6);
  for (let finger = 0; finger < 4; finger += 1) {
    const [x, y] = [190 + finger * 20, -158 + finger * 22];
    context.fillStyle = dark;
    oval(context, x, y, 26, 17, 0.5);
    context.fillStyle = middle;
    oval(context, x - 2, y - 3, 22, 13, 0.5);
    context.fillStyle = light;
    context.globalAlpha = 0.6;
    oval(context, x - 7, y - 7, 10, 4, 0.5);
    context.globalAlpha = 1;
  }
  context.fillStyle = dark;
  oval(context, 150, -160, 34, 19, -0.9);
  context.fillStyle = light;
  context.globalAlpha = 0.5;
  oval(context, 150, -134, 30, 14, -0.6);
  context.globalAlpha = 1;
}

function oval(context: Context, x: number, y: number, rx: number, ry: number, turn: number): void {
  context.beginPath();
  context.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  context.fill();
}
