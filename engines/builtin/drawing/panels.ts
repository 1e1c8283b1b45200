/** Two halves of a picture: rivals in two colours, or a dull before and a bright after. */

import type { Side } from '../layout/arrangement.ts';
import { fade, mix } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import { paintPhoto } from './photos.ts';
import { type Picture, tintOf } from './picture.ts';

/** The dividing line leans by this share of the picture's length. */
const lean = 0.055;

export function drawPanels(picture: Picture, sceneIsSplit: boolean): void {
  const { panels } = picture.arrangement;
  const photos = picture.arrangement.photos.filter(({ kind }) => kind === 'panel');
  if (panels === 'none' || (sceneIsSplit && photos.length === 0)) return;
  for (const photo of photos) inHalf(picture, photo.side ?? 'first', () => paintPhoto(picture, photo));
  if (panels === 'before-after') dullBefore(picture);
  else if (!hasPhotos(picture)) tintRivals(picture);
  if (hasPhotos(picture)) shadeLabels(picture);
  drawDivider(picture);
}

function hasPhotos({ arrangement }: Picture): boolean {
  return arrangement.photos.some(({ kind }) => kind === 'panel' || kind === 'background');
}

/** Darkens each half towards the edge with its name, so that names are legible on any photo. */
function shadeLabels(picture: Picture): void {
  const { context, width, height, arrangement, palette, unit } = picture;
  const isLight = picture.style.ground === 'light';
  const ground = isLight ? '#f4f6fa' : mix(tintOf('shadow', palette), '#06070c', 0.7);
  arrangement.texts.forEach(({ role, bounds }, index) => {
    const side: Side = index % 2 === 0 ? 'first' : 'second';
    const isBelow = bounds.y + bounds.height / 2 > height / 2;
    const reach = bounds.height + 150 * unit;
    const [from, to] = isBelow
      ? [Math.min(height, bounds.y + bounds.height + 70 * unit), bounds.y - 130 * unit]
      : [Math.max(0, bounds.y - 70 * unit), bounds.y + bounds.height + 130 * unit];
    const gradient = context.createLinearGradient(0, from, 0, to);
    gradient.addColorStop(0, fade(ground, 0.92));
    gradient.addColorStop(0.45, fade(ground, 0.7));
    gradient.addColorStop(1, fade(ground, 0));
    const paint = () => {
      context.fillStyle = gradient;
      context.fillRect(0, isBelow ? to : from, width, reach + 250 * unit);
    };
    if (role === 'label') inHalf(picture, side, paint);
    else paint();
  });
}

/** Traces one half of the picture; tall pictures are divided into top and bottom. */
function traceHalf({ context, width, height }: Picture, side: Side): void {
  const isTall = height > width * 1.25;
  const far = side === 'first' ? 0 : isTall ? height : width;
  context.beginPath();
  if (isTall) {
    context.moveTo(0, far);
    context.lineTo(0, height * (0.5 + lean / 2));
    context.lineTo(width, height * (0.5 - lean / 2));
    context.lineTo(width, far);
  } else {
    context.moveTo(far, 0);
    context.lineTo(width * (0.5 + lean / 2), 0);
    context.lineTo(width * (0.5 - lean / 2), height);
    context.lineTo(far, height);
  }
  context.closePath();
}

function inHalf(picture: Picture, side: Side, paint: () => void): void {
  picture.context.save();
  traceHalf(picture, side);
  picture.context.clip();
  paint();
  picture.context.restore();
}

function tintRivals(picture: Picture): void {
  const { context, width, height, palette } = picture;
  const colors = { first: tintOf('primary', palette), second: tintOf('accent', palette) };
  for (const side of ['first', 'second'] as const) {
    inHalf(picture, side, () => {
      context.globalCompositeOperation = 'color';
      context.fillStyle = fade(colors[side], 0.85);
      context.fillRect(0, 0, width, height);
      context.globalCompositeOperation = 'soft-light';
      context.fillRect(0, 0, width, height);
    });
  }
}

function dullBefore(picture: Picture): void {
  const { context, canvas, width, height } = picture;
  const copy = scratchCanvas(width, height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  inHalf(picture, 'first', () => {
    context.filter = 'grayscale(1) brightness(0.62) contrast(0.9)';
    context.drawImage(copy, 0, 0);
    context.filter = 'none';
    context.fillStyle = 'rgba(40, 52, 74, 0.42)';
    context.fillRect(0, 0, width, height);
  });
  inHalf(picture, 'second', () => {
    context.filter = 'saturate(1.25) brightness(1.12)';
    context.drawImage(copy, 0, 0);
    context.filter = 'none';
  });
}

function drawDivider(picture: Picture): void {
  const { context, width, height, unit, palette } = picture;
  const isTall = height > width * 1.25;
  context.save();
  context.beginPath();
  if (isTall) {
    context.moveTo(-10, height * (0.5 + lean / 2));
    context.lineTo(width + 10, height * (0.5 - lean / 2));
  } else {
    context.moveTo(width * (0.5 + lean / 2), -10);
    context.lineTo(width * (0.5 - lean / 2), height + 10);
  }
  context.shadowColor = mix(tintOf('glow', palette), '#ffffff', 0.2);
  context.shadowBlur = 40 * unit;
  context.strokeStyle = '#ffffff';
  context.lineWidth = 10 * unit;
  context.stroke();
  context.stroke();
  context.restore();
}

/** Darkens the scene behind text, so that letters are legible on any background. */
export function drawScrim(picture: Picture): void {
  const { context, style, arrangement, palette } = picture;
  const headline = arrangement.texts.find(({ role }) => role !== 'label');
  if (!headline || style.scrim <= 0 || arrangement.panels !== 'none') return;
  const { bounds } = headline;
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const isLight = style.ground === 'light';
  const shadow = isLight ? '#ffffff' : mix(tintOf('shadow', palette), '#000000', 0.35);
  context.save();
  context.translate(middle.x, middle.y);
  const reach = Math.max(bounds.width, bounds.height) * 0.95;
  context.scale(1, Math.max(0.55, Math.min(1.4, (bounds.height / bounds.width) * 1.25)));
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  gradient.addColorStop(0, fade(shadow, style.scrim));
  gradient.addColorStop(0.55, fade(shadow, style.scrim * 0.72));
  gradient.addColorStop(1, fade(shadow, 0));
  context.fillStyle = gradient;
  // Further out the gradient is transparent.
  context.beginPath();
  context.arc(0, 0, reach, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
