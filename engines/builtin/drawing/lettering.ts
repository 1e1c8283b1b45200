/** Draws a block of text in a style's lettering, from the shadow at the back to the shine on top. */
import type { Canvas, Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { TextBlock, TextLine } from '../layout/arrangement.ts';
import { type Box, centerOf, grow } from '../layout/box.ts';
import { fade } from '../scenes/paint/color.ts';
import { freeCanvas, scratchCanvas } from '../scratch.ts';
import type { LinePaint } from '../styles/style.ts';
import { drawBand } from './band.ts';
import { outlinesOf } from './letter-outlines.ts';
import { bevelLetters, shineLetters, textureLetters } from './letter-texture.ts';
import { longShadow } from './long-shadow.ts';
import { type Picture, tintOf } from './picture.ts';
import { drawHalos, drawSoft, type Sprite } from './sprite.ts';

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

/** Runs `paint` with the line's letters and the context rotated for it. */
export function onLine(
  context: SKRSContext2D,
  block: TextBlock,
  line: TextLine,
  paint: (letters: Path2D) => void,
): void {
  const middle = centerOf(line.ink);
  context.save();
  context.translate(block.pivot.x, block.pivot.y);
  context.rotate((block.rotation * Math.PI) / 180);
  context.translate(middle.x - block.pivot.x, middle.y - block.pivot.y);
  context.rotate((line.rotation * Math.PI) / 180);
  context.translate(-middle.x, line.origin.y - middle.y);
  context.scale(1, line.stretch);
  context.translate(0, -line.origin.y);
  context.lineJoin = 'round';
  context.miterLimit = 2;
  paint(outlinesOf(line, block));
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
  const { depth } = picture.style.lettering;
  const rounds = Math.max(...block.lines.map((line) => paintOf(picture, line).outlines.length));
  if (rounds === 0 && !depth)
    return { canvas: drawFine(area, 2, (context) => drawPlainFaces(picture, context, block)), area };
  const outlines =
    rounds > 0 ? drawFine(area, 4, (context) => strokeOutlines(picture, context, block, rounds)) : null;
  if (outlines && !depth) return { canvas: outlines, area };
  const context = layerOf(area);
  for (const line of block.lines)
    onLine(context, block, line, (letters) => extrude(picture, context, line, letters));
  if (outlines) context.drawImage(outlines, area.x, area.y);
  return { canvas: context.canvas, area };
}

/** An empty layer of an area of the picture, in the picture's pixels or so many times as wide. */
function layerOf({ x, y, width, height }: Box, times = 1): SKRSContext2D {
  const context = scratchCanvas(width * times, height).getContext('2d');
  context.scale(times, 1);
  context.translate(-x, -y);
  return context;
}

/**
 * Draws on a layer that is twice or four times as wide, and returns the mean of its columns. The library
 * follows curves more finely there, and the canvas editor draws letters so: outlines, which stand out most,
 * need four times to look the same. A depth needs none: its many strokes hide each other's edges.
 */
function drawFine(area: Box, times: 2 | 4, paint: (context: SKRSContext2D) => void): Canvas {
  const wide = layerOf(area, times);
  paint(wide);
  const canvases = [wide.canvas];
  let { canvas } = wide;
  while (canvas.width > area.width) {
    // Half as wide, bilinear gives the mean of two pixels.
    const half = scratchCanvas(canvas.width / 2, area.height).getContext('2d');
    half.imageSmoothingQuality = 'low';
    half.drawImage(canvas, 0, 0, half.canvas.width, area.height);
    canvas = half.canvas;
    canvases.push(canvas);
  }
  // The wide ones are large: what is recorded is drawn now, and they are freed before the design is finished.
  canvas.getContext('2d').getImageData(0, 0, 1, 1);
  for (const other of canvases.slice(0, -1)) freeCanvas(other);
  return canvas;
}

/**
 * Outlines are drawn round by round over all lines, so that a line's outer edge never covers its neighbour's
 * inner one.
 */
function strokeOutlines(picture: Picture, context: SKRSContext2D, block: TextBlock, rounds: number): void {
  for (let round = rounds - 1; round >= 0; round--) {
    for (const line of block.lines) {
      const outline = paintOf(picture, line).outlines[round];
      if (!outline) continue;
      onLine(context, block, line, (letters) => {
        context.strokeStyle = tintOf(outline.tint, picture.palette);
        context.lineWidth = outline.width * 2 * line.sizePx;
        context.stroke(letters);
      });
    }
  }
}

/** Letters without outline: their own shape casts the shadow. */
function drawPlainFaces(picture: Picture, context: SKRSContext2D, block: TextBlock): void {
  for (const line of block.lines) {
    onLine(context, block, line, (letters) => {
      context.fillStyle = tintOf(paintOf(picture, line).fill.at(-1) ?? '#ffffff', picture.palette);
      context.fill(letters);
    });
  }
}

function extrude(picture: Picture, context: SKRSContext2D, line: TextLine, letters: Path2D): void {
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
    context.save();
    context.translate(Math.cos(angle) * away, Math.sin(angle) * away);
    context.stroke(letters);
    // The outlines of the steps between cover the inside; without outlines every step must be filled.
    if (outline === 0 || step === 2 * steps) context.fill(letters);
    context.restore();
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
  const faces = drawFine(area, 2, (context) => {
    for (const line of block.lines) {
      onLine(context, block, line, (letters) => {
        context.fillStyle = faceGradient(picture, context, line);
        context.fill(letters);
      });
    }
  });
  const context = faces.getContext('2d');
  context.translate(-area.x, -area.y);
  context.globalCompositeOperation = 'source-atop';
  textureLetters(picture, context, block);
  bevelLetters(picture, context, {
    another: () => layerOf(area),
    onEach(layer, paint) {
      for (const line of block.lines) onLine(layer, block, line, (letters) => paint(line, letters));
    },
  });
  for (const line of block.lines) onLine(context, block, line, () => shineLetters(picture, context, line));
  picture.context.drawImage(faces, area.x, area.y);
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
