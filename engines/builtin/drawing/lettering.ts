/** Draws a block of text in a style's lettering, from the shadow at the back to the shine on top. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { applyFont } from '../fonts/measure.ts';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import { type Box, centerOf, grow } from '../layout/box.ts';
import { fade } from '../scenes/paint/color.ts';
import type { LinePaint } from '../styles/style.ts';
import { drawBand } from './band.ts';
import { bevelLetters, shineLetters, textureLetters } from './letter-texture.ts';
import { longShadow } from './long-shadow.ts';
import { type Picture, tintOf } from './picture.ts';
import { drawHalos, drawSoft, type Sprite } from './sprite.ts';
import { type Stretched, stretchedLetters } from './stretched-letters.ts';

export function drawText(picture: Picture, block: TextBlock): void {
  const { lettering } = picture.style;
  if (lettering.band) {
    const banded = block.lines.filter(({ emphasis }) => emphasis);
    for (const line of lettering.band.kind === 'rule' ? banded.slice(-1) : banded)
      drawBand(picture, block, line);
  }
  const body = bodies.get(block) ?? drawBody(picture, block);
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
  const body = drawBody(picture, block);
  bodies.set(block, body);
  drawLongShadow(picture, body, Math.max(...block.lines.map(({ sizePx }) => sizePx)));
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
  // The library rounds the ascent to whole pixels, which moves the baseline; a browser does not.
  const ascent = context.measureText(line.text).fontBoundingBoxAscent;
  context.translate(0, ascent - Math.round(ascent));
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

/** The bodies of blocks with a long shadow, which is drawn before the hero and the words after it. */
const bodies = new WeakMap<TextBlock, Body>();

/** Draws everything behind the letters' faces, depth and outlines, on a layer of the block's size. */
function drawBody(picture: Picture, block: TextBlock): Body {
  const area = wholePixels(grow(block.bounds, 4));
  const canvas = stretchedLetters(block, area, ({ context }) => paintBody(picture, context, block));
  return { canvas, area };
}

function paintBody(picture: Picture, context: SKRSContext2D, block: TextBlock): void {
  const { depth } = picture.style.lettering;
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
  const [near, far] = [tintOf(depth.near, picture.palette), tintOf(depth.far, picture.palette)];
  const half = length / 2;
  const steps = Math.max(1, Math.ceil(half / stepBetween(outline * line.sizePx)));
  context.lineWidth = Math.max(1, outline * 2 * line.sizePx);
  for (let step = 2 * steps; step >= 1; step--) {
    const away = (half * step) / steps;
    const color = step > steps ? far : near;
    context.strokeStyle = color;
    context.fillStyle = color;
    const [x, y] = [line.origin.x + Math.cos(angle) * away, line.origin.y + Math.sin(angle) * away];
    context.strokeText(line.text, x, y);
    // The outlines of the steps between cover the inside; without outlines every step must be filled.
    if (outline === 0 || step === 2 * steps) context.fillText(line.text, x, y);
  }
}

/**
 * How far apart outlines of a radius may lie so that their common edge swings by a tenth of a pixel at most:
 * each outline is a stroke of all letters, half a millisecond.
 */
function stepBetween(radius: number): number {
  return Math.max(2.2, Math.sqrt(8 * radius * 0.1));
}

function dropShadows(picture: Picture, block: TextBlock, body: Body): void {
  const { lettering } = picture.style;
  const { context, palette } = picture;
  const sizePx = Math.max(...block.lines.map((line) => line.sizePx));
  if (lettering.glow) {
    const { tint, blur, opacity } = lettering.glow;
    const middle = centerOf(body.area);
    context.save();
    context.translate(middle.x, middle.y);
    drawHalos(
      context,
      spriteOf(body),
      tintOf(tint, palette),
      [
        { share: 1, opacity: 0.75 },
        { share: 0.35, opacity: 1 },
      ].map((halo) => ({
        blurPx: Math.max(1, blur * halo.share * sizePx * 0.5),
        opacity: opacity * halo.opacity,
      })),
    );
    context.restore();
  }
  const { shadow } = lettering;
  if (!shadow) return;
  const middle = centerOf(body.area);
  context.save();
  context.globalAlpha = shadow.opacity;
  context.translate(middle.x + shadow.x * sizePx, middle.y + shadow.y * sizePx);
  drawSoft(context, spriteOf(body), Math.max(1, shadow.blur * sizePx * 0.5), {
    color: tintOf(shadow.tint, palette),
  });
  context.restore();
}

function spriteOf({ canvas, area }: Body): Sprite {
  return { canvas, width: area.width, height: area.height, margin: 0 };
}

/** The block's shape extended towards the lower right, fading out. */
function drawLongShadow(picture: Picture, { canvas, area }: Body, sizePx: number): void {
  const { longShadow: shadow } = picture.style.lettering;
  if (!shadow) return;
  const length = Math.round(shadow.length * sizePx);
  const { context, palette } = picture;
  context.save();
  context.globalAlpha = shadow.opacity;
  context.drawImage(
    longShadow(canvas, {
      length,
      color: tintOf(shadow.tint, palette),
      fadesAt: { x: (area.width + length) * 0.5, y: area.height + length },
    }),
    area.x,
    area.y,
  );
  context.restore();
}

/** The letters' faces: gradient, texture and light, each clipped to the letters. */
function drawFaces(picture: Picture, block: TextBlock, area: Box): void {
  const canvas = stretchedLetters(block, area, (stretched) => paintFaces(picture, stretched, block));
  picture.context.drawImage(canvas, area.x, area.y);
}

function paintFaces(picture: Picture, stretched: Stretched, block: TextBlock): void {
  const { context } = stretched;
  for (const line of block.lines) {
    onLine(context, block, line, () => {
      context.fillStyle = faceGradient(picture, context, line);
      context.fillText(line.text, line.origin.x, line.origin.y);
    });
  }
  context.globalCompositeOperation = 'source-atop';
  textureLetters(picture, context, block);
  bevelLetters(picture, stretched, (layer, paint) => {
    for (const line of block.lines) onLine(layer, block, line, () => paint(line));
  });
  for (const line of block.lines) onLine(context, block, line, () => shineLetters(picture, context, line));
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
