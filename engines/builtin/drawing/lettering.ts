/** Draws a block of text in a style's lettering, from the shadow at the back to the shine on top. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { applyFont } from '../fonts/measure.ts';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import { type Box, centerOf, grow } from '../layout/box.ts';
import { fade } from '../scenes/paint/color.ts';
import { scratchCanvas } from '../scratch.ts';
import type { LinePaint } from '../styles/style.ts';
import { drawBand } from './band.ts';
import { bevelLetters, shineLetters, textureLetters } from './letter-texture.ts';
import { type Picture, tintOf } from './picture.ts';
import { drawSoft } from './sprite.ts';

export function drawText(picture: Picture, block: TextBlock): void {
  const { lettering } = picture.style;
  if (lettering.band) {
    const banded = block.lines.filter(({ emphasis }) => emphasis);
    for (const line of lettering.band.kind === 'rule' ? banded.slice(-1) : banded)
      drawBand(picture, block, line);
  }
  const body = drawBody(picture, block);
  // The band's own shadow lifts a line on a band; a second shadow would only smudge the band.
  const isOnBar = lettering.band && lettering.band.kind !== 'rule';
  const free = isOnBar ? block.lines.filter(({ emphasis }) => !emphasis) : block.lines;
  if (free.length > 0) {
    const unbanded = { ...block, lines: free };
    dropShadows(picture, unbanded, free.length === block.lines.length ? body : drawBody(picture, unbanded));
  }
  picture.context.drawImage(body.canvas, body.area.x, body.area.y);
  drawFaces(picture, block, body.area);
}

/**
 * Draws a text's long shadow on the scene. Called before the hero is drawn, so that it never falls across the
 * hero's face.
 */
export function drawTextShadow(picture: Picture, block: TextBlock): void {
  if (!picture.style.lettering.longShadow) return;
  drawLongShadow(picture, drawBody(picture, block), Math.max(...block.lines.map(({ sizePx }) => sizePx)));
}

/** Runs `paint` with the context rotated and its font set for the line. */
export function onLine(context: SKRSContext2D, block: TextBlock, line: TextLine, paint: () => void): void {
  const middle = centerOf(line.ink);
  context.save();
  context.translate(block.pivot.x, block.pivot.y);
  context.rotate((block.rotation * Math.PI) / 180);
  context.translate(middle.x - block.pivot.x, middle.y - block.pivot.y);
  context.rotate((line.rotation * Math.PI) / 180);
  context.translate(-middle.x, line.origin.y - middle.y);
  context.scale(1, line.stretch);
  context.translate(0, -line.origin.y);
  applyFont(context, line.families, line.sizePx, block.letterSpacing);
  context.lineJoin = 'round';
  context.miterLimit = 2;
  paint();
  context.restore();
}

function paintOf(picture: Picture, line: TextLine): LinePaint {
  const { plain, emphasis } = picture.style.lettering;
  return line.emphasis ? emphasis : plain;
}

interface Body {
  canvas: Canvas;
  area: Box;
}

/** Draws everything behind the letters' faces, depth and outlines, on a layer of the block's size. */
function drawBody(picture: Picture, block: TextBlock): Body {
  const { depth } = picture.style.lettering;
  const area = wholePixels(grow(block.bounds, 4));
  const canvas = scratchCanvas(area.width, area.height);
  const context = canvas.getContext('2d');
  context.translate(-area.x, -area.y);
  if (depth)
    for (const line of block.lines) onLine(context, block, line, () => extrude(picture, context, line));
  // Outlines are drawn round by round over all lines, so that a line's outer edge never covers its
  // neighbour's inner one.
  const rounds = Math.max(...block.lines.map((line) => paintOf(picture, line).outlines.length));
  for (let round = rounds - 1; round >= 0; round--) {
    for (const line of block.lines) {
      const outline = paintOf(picture, line).outlines[round];
      if (!outline) continue;
      onLine(context, block, line, () => {
        context.strokeStyle = tintOf(outline.tint, picture.palette);
        context.lineWidth = outline.width * 2 * line.sizePx;
        context.strokeText(line.text, line.origin.x, line.origin.y);
      });
    }
  }
  if (rounds === 0 && !depth) drawPlainFaces(picture, context, block);
  return { canvas, area };
}

/** Letters without outline: their own shape casts the shadow. */
function drawPlainFaces(picture: Picture, context: SKRSContext2D, block: TextBlock): void {
  for (const line of block.lines) {
    onLine(context, block, line, () => {
      context.fillStyle = tintOf(paintOf(picture, line).fill.at(-1) ?? '#ffffff', picture.palette);
      context.fillText(line.text, line.origin.x, line.origin.y);
    });
  }
}

function extrude(picture: Picture, context: SKRSContext2D, line: TextLine): void {
  const { depth } = picture.style.lettering;
  if (!depth) return;
  const outline = Math.max(0, ...paintOf(picture, line).outlines.map(({ width }) => width));
  const length = depth.length * line.sizePx;
  const angle = (depth.angle * Math.PI) / 180;
  const steps = Math.max(2, Math.ceil(length / 2.2));
  const [near, far] = [tintOf(depth.near, picture.palette), tintOf(depth.far, picture.palette)];
  context.lineWidth = Math.max(1, outline * 2 * line.sizePx);
  for (let step = steps; step >= 1; step--) {
    const away = (length * step) / steps;
    const color = step > steps * 0.55 ? far : near;
    context.strokeStyle = color;
    context.fillStyle = color;
    const [x, y] = [line.origin.x + Math.cos(angle) * away, line.origin.y + Math.sin(angle) * away];
    context.strokeText(line.text, x, y);
    // The outlines of the steps between cover the inside; without outlines every step must be filled.
    if (outline === 0 || step === steps) context.fillText(line.text, x, y);
  }
}

function dropShadows(picture: Picture, block: TextBlock, body: Body): void {
  const { lettering } = picture.style;
  const { context, palette } = picture;
  const sizePx = Math.max(...block.lines.map((line) => line.sizePx));
  if (lettering.glow) {
    const color = tintOf(lettering.glow.tint, palette);
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const [share, opacity] of [
      [1, 0.75],
      [0.35, 1],
    ] as const) {
      context.globalAlpha = lettering.glow.opacity * opacity;
      drawAt(picture, body, { x: 0, y: 0, blurPx: lettering.glow.blur * share * sizePx * 0.5, color });
    }
    context.restore();
  }
  const { shadow } = lettering;
  if (!shadow) return;
  context.save();
  context.globalAlpha = shadow.opacity;
  drawAt(picture, body, {
    x: shadow.x * sizePx,
    y: shadow.y * sizePx,
    blurPx: shadow.blur * sizePx * 0.5,
    color: tintOf(shadow.tint, palette),
  });
  context.restore();
}

/** Draws a soft copy of a body in one colour, moved by `x` and `y`. */
function drawAt(
  picture: Picture,
  { canvas, area }: Body,
  { x, y, blurPx, color }: { x: number; y: number; blurPx: number; color: string },
): void {
  const { context } = picture;
  const middle = centerOf(area);
  context.save();
  context.translate(middle.x + x, middle.y + y);
  const sprite = { canvas, width: area.width, height: area.height, margin: 0 };
  drawSoft(context, sprite, Math.max(1, blurPx), { color });
  context.restore();
}

/** The block's shape extended towards the lower right, fading out. Doubling each step needs few copies. */
function drawLongShadow(picture: Picture, body: Body, sizePx: number): void {
  const { longShadow } = picture.style.lettering;
  if (!longShadow) return;
  const length = Math.round(longShadow.length * sizePx);
  const { area } = body;
  const source = colored(body, tintOf(longShadow.tint, picture.palette)).canvas;
  const canvas = scratchCanvas(area.width + length, area.height + length);
  const context = canvas.getContext('2d');
  context.drawImage(source, 0, 0);
  for (let reached = 1; reached < length; reached *= 2) {
    const step = Math.min(reached, length - reached);
    context.drawImage(canvas, step, step);
  }
  context.globalCompositeOperation = 'destination-in';
  const fadeOut = context.createLinearGradient(0, 0, canvas.width * 0.5, canvas.height);
  fadeOut.addColorStop(0, 'rgba(0,0,0,1)');
  fadeOut.addColorStop(1, 'rgba(0,0,0,0)');
  context.fillStyle = fadeOut;
  context.fillRect(0, 0, canvas.width, canvas.height);
  picture.context.save();
  picture.context.globalAlpha = longShadow.opacity;
  picture.context.drawImage(canvas, area.x, area.y);
  picture.context.restore();
}

function colored({ canvas, area }: Body, color: string): Body {
  const copy = scratchCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, copy.width, copy.height);
  return { canvas: copy, area };
}

/** The letters' faces: gradient, texture and light, each clipped to the letters. */
function drawFaces(picture: Picture, block: TextBlock, area: Box): void {
  const canvas = scratchCanvas(area.width, area.height);
  const context = canvas.getContext('2d');
  context.translate(-area.x, -area.y);
  for (const line of block.lines) {
    onLine(context, block, line, () => {
      context.fillStyle = faceGradient(picture, context, line);
      context.fillText(line.text, line.origin.x, line.origin.y);
    });
  }
  context.globalCompositeOperation = 'source-atop';
  textureLetters(picture, context, block);
  bevelLetters(picture, { context, x: area.x, y: area.y }, (layer, paint) => {
    for (const line of block.lines) onLine(layer, block, line, () => paint(line));
  });
  for (const line of block.lines) onLine(context, block, line, () => shineLetters(picture, context, line));
  picture.context.drawImage(canvas, area.x, area.y);
}

function faceGradient(picture: Picture, context: SKRSContext2D, line: TextLine) {
  const { fill } = paintOf(picture, line);
  const { ink, origin, stretch } = line;
  const top = origin.y - (origin.y - ink.y) / stretch;
  const gradient = context.createLinearGradient(0, top, 0, top + ink.height / stretch);
  const last = Math.max(1, fill.length - 1);
  fill.forEach((tint, index) => {
    gradient.addColorStop(index / last, fade(tintOf(tint, picture.palette), 1));
  });
  return gradient;
}

function wholePixels({ x, y, width, height }: Box): Box {
  const left = Math.floor(x);
  const top = Math.floor(y);
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}
