/**
 * The illustrations: our own, and the packed ones. Each packed icon is a slice of `assets/icons.pack`, read
 * and unpacked on demand; `pack/icons.mjs` makes both files.
 */
import { openSync, readFileSync, readSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Canvas, Image } from '@napi-rs/canvas';
import { z } from 'zod';
import { dye, tonesOf } from './dye.ts';
import { type FilledVessel, inkOfParts, partsOf, readFilled } from './filled-vessels.ts';
import { withLightFilters } from './light-filters.ts';
import { withNeutralWhites } from './neutral-whites.ts';
import { beastDrawing } from './own-drawings/beasts/beasts.ts';
import { countryDrawing, countryInk, readCountry } from './own-drawings/countries.ts';
import { faunaDrawing } from './own-drawings/fauna/fauna.ts';
import { figureDrawing, readFigure } from './own-drawings/figures/figures.ts';
import { pairDrawing, readPair } from './own-drawings/figures/pairs.ts';
import type { OwnDrawing } from './own-drawings/own-drawing.ts';
import { ownDrawings } from './own-drawings/own-drawings.ts';
import { portraitDrawing, readPortrait } from './own-drawings/portraits/portraits.ts';
import { faceWithShoulders, shouldersUnder } from './own-drawings/torsos.ts';
import { scratchCanvas } from './scratch.ts';
import type { IconId } from './vocabulary.ts';

export interface Icon {
  id: IconId;
  /** The contents of the `<svg>` element. */
  body: string;
  /** The painted part of the SVG's coordinates. */
  ink: { left: number; top: number; width: number; height: number };
  /** Mean painted colour, `#rrggbb`. */
  color: string;
}

const rowSchema = z.tuple([
  z.number(), // offset in the pack
  z.number(), // length in the pack
  z.number(), // view box width
  z.number(), // view box height
  z.number(), // ink left
  z.number(), // ink top
  z.number(), // ink right
  z.number(), // ink bottom
  z.string(), // mean colour
]);
const indexUrl = new URL('./assets/icons.index.json', import.meta.url);
const index = new Map(
  Object.entries(z.record(z.string(), rowSchema).parse(JSON.parse(readFileSync(indexUrl, 'utf8')))),
);

let packFile: number | null = null;

/** Unpacked icons, least recently used first. A body is about 25 kB, so the cache stays below 2 MB. */
const unpacked = new Map<IconId, Icon>();
const unpackedLimit = 64;

export function hasIcon(id: IconId): boolean {
  const filled = readFilled(id);
  if (filled) return hasIcon(filled.vessel.icon) && hasIcon(filled.contents.icon);
  return (
    index.has(id) ||
    readCountry(id) !== null ||
    ownDrawing(id) !== undefined ||
    index.has(faceWithShoulders(id) ?? '')
  );
}

function ownDrawing(id: IconId): OwnDrawing | undefined {
  const figure = readFigure(id);
  if (figure) return figureDrawing(figure);
  const portrait = readPortrait(id);
  if (portrait) return portraitDrawing(portrait);
  const pair = readPair(id);
  if (pair) return pairDrawing(pair);
  return readCountry(id) === null
    ? (ownDrawings.get(id) ?? beastDrawing(id) ?? faunaDrawing(id))
    : countryDrawing(id);
}

/** Width ÷ height of the painted part. */
export function iconAspect(id: IconId): number {
  const filled = readFilled(id);
  if (filled) {
    const [left, top, right, bottom] = inkOfParts(partsOf(filled, iconAspect), iconAspect);
    return (right - left) / (bottom - top);
  }
  const face = faceWithShoulders(id);
  if (face !== null) {
    const { width, height } = loadIcon(id).ink;
    return width / height;
  }
  const own = countryInk(id) ?? ownDrawing(id)?.ink;
  const [left, top, right, bottom] = own ?? inkOf(rowOf(id));
  return (right - left) / (bottom - top);
}

/** @throws RangeError if there is no such icon */
export function loadIcon(id: IconId): Icon {
  const known = unpacked.get(id);
  if (known) {
    unpacked.delete(id);
    unpacked.set(id, known);
    return known;
  }
  const face = faceWithShoulders(id);
  if (face !== null) {
    const drawn = loadIcon(face);
    const under = shouldersUnder(face, drawn.ink);
    return { ...drawn, id, body: under.body + drawn.body, ink: under.ink };
  }
  const own = ownDrawing(id);
  if (own) {
    const [left, top, right, bottom] = own.ink;
    return {
      id,
      body: own.body,
      ink: { left, top, width: right - left, height: bottom - top },
      color: own.color,
    };
  }
  const [offset, length, , , left, top, right, bottom, color] = rowOf(id);
  const slice = Buffer.alloc(length);
  packFile ??= openSync(new URL('./assets/icons.pack', import.meta.url), 'r');
  readSync(packFile, slice, 0, length, offset);
  const icon: Icon = {
    id,
    body: withLightFilters(withNeutralWhites(brotliDecompressSync(slice).toString())),
    ink: { left, top, width: right - left, height: bottom - top },
    color,
  };
  unpacked.set(id, icon);
  const oldest = unpacked.keys().next();
  if (unpacked.size > unpackedLimit && !oldest.done) unpacked.delete(oldest.value);
  return icon;
}

/**
 * Draws an icon's painted part, without the empty border, `height` pixels high on a scratch canvas, which is
 * freed at the end of the current drawing.
 * @param color its main colour, or that of a figure's clothes, in place of its own
 */
export function rasterIcon(id: IconId, height: number, color?: string): Canvas {
  const filled = readFilled(id);
  if (filled) return rasterFilled(filled, height);
  const inClothes = color === undefined ? null : inClothesOf(id, color);
  const { ink } = loadIcon(id);
  const body = inClothes?.body ?? loadIcon(id).body;
  const heightPx = Math.max(1, Math.round(height));
  const widthPx = Math.max(1, Math.round((height * ink.width) / ink.height));
  const image = new Image();
  image.src = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}" ` +
      `viewBox="${ink.left} ${ink.top} ${ink.width} ${ink.height}" preserveAspectRatio="none">${body}</svg>`,
  );
  const canvas = scratchCanvas(widthPx, heightPx);
  canvas.getContext('2d').drawImage(image, 0, 0, widthPx, heightPx);
  if (color !== undefined && inClothes === null) dye(canvas, color);
  return canvas;
}

/** Draws a vessel with what is in it, each part in its own colour. */
function rasterFilled(filled: FilledVessel, height: number): Canvas {
  const parts = partsOf(filled, iconAspect);
  const [left, top, right, bottom] = inkOfParts(parts, iconAspect);
  const scale = Math.max(1, Math.round(height)) / (bottom - top);
  const canvas = scratchCanvas(Math.max(1, Math.round((right - left) * scale)), Math.round(height));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  for (const { icon, color, center, height: share, turn } of parts) {
    const drawn = rasterIcon(icon, share * scale, color);
    context.save();
    context.translate((center.x - left) * scale, (center.y - top) * scale);
    context.rotate((turn * Math.PI) / 180);
    context.drawImage(drawn, -drawn.width / 2, -drawn.height / 2);
    context.restore();
  }
  return canvas;
}

/** Returns a person in clothes of a colour; null for what is no person. */
function inClothesOf(id: IconId, color: string): OwnDrawing | null {
  const figure = readFigure(id);
  if (figure) return figureDrawing(figure, tonesOf(color));
  const pair = readPair(id);
  if (pair) return pairDrawing(pair, tonesOf(color));
  const portrait = readPortrait(id);
  return portrait && portraitDrawing(portrait, tonesOf(color));
}

function inkOf([, , , , left, top, right, bottom]: z.infer<typeof rowSchema>) {
  return [left, top, right, bottom] as const;
}

function rowOf(id: IconId) {
  const row = index.get(id);
  if (!row) throw new RangeError(`there is no icon called "${id}"`);
  return row;
}
