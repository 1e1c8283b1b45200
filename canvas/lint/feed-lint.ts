import type { CanvasDocument } from '../document/document.ts';
import type { LayerId, LayerOf } from '../document/layer.ts';
import { inDrawingOrder, isShown } from '../document/tree.ts';
import { type Box, intersection } from '../geometry.ts';
import { boundsOfLayer, meanScaleOf } from '../layout/placed.ts';

/** What a feed hides of a thumbnail: words that are too small or too faint, and what the length covers. */

/** The width of the smallest thumbnail that YouTube shows beside a video, in CSS pixels. */
export const smallestWidth = 168;
/** Words of fewer pixels there cannot be read. */
export const smallestText = 9;
/** The contrast that WCAG 2 asks of large text is 3; a moving feed needs that of small text. */
export const smallestContrast = 4.5;

/**
 * The corner that the length of the video covers, in shares of the picture, at the smallest width, where it
 * covers most: 40 by 18 pixels, 4 from the edges.
 */
export const badgeCorner = { x: 1 - 44 / 168, y: 1 - 22 / 94.5, width: 40 / 168, height: 18 / 94.5 } as const;

export interface FeedLint {
  /** The lowest text, in pixels at the smallest width; null without text. */
  readonly text: { readonly layer: LayerId; readonly pixels: number } | null;
  /** The text that is the least clear; null without text whose contrast is known. */
  readonly contrast: { readonly layer: LayerId; readonly ratio: number } | null;
  /** The text or sticker that the length covers. */
  readonly covered: LayerId | null;
}

/** The mean colour of what is around a rectangle of the picture, 0 to 255; null if it is not known yet. */
export type ReadAround = (box: Box, without: LayerId) => readonly [number, number, number] | null;

export function lintForFeed(document: CanvasDocument, readAround: ReadAround): FeedLint {
  const shown = inDrawingOrder(document).filter((layer) => isShown(document, layer) && layer.opacity > 0);
  const texts = shown.filter(
    (layer) => layer.kind === 'text' && layer.content.trim() !== '',
  ) as LayerOf<'text'>[];
  const sizes = texts.map((layer) => ({ layer: layer.id, pixels: pixelsOf(document, layer) }));
  const contrasts = texts.flatMap((layer) => {
    const ratio = contrastOf(document, layer, readAround);
    return ratio === null ? [] : [{ layer: layer.id, ratio }];
  });
  const corner: Box = {
    x: badgeCorner.x * document.width,
    y: badgeCorner.y * document.height,
    width: badgeCorner.width * document.width,
    height: badgeCorner.height * document.height,
  };
  const covered = shown.findLast((layer) => {
    if (layer.kind !== 'text' && layer.kind !== 'sticker') return false;
    const bounds = boundsOfLayer(document, layer);
    return bounds !== null && intersection(bounds, corner) !== null;
  });
  return {
    text: lowest(sizes, ({ pixels }) => pixels),
    contrast: lowest(contrasts, ({ ratio }) => ratio),
    covered: covered?.id ?? null,
  };
}

function lowest<Entry>(entries: readonly Entry[], measure: (entry: Entry) => number): Entry | null {
  return entries.reduce<Entry | null>(
    (found, entry) => (found === null || measure(entry) < measure(found) ? entry : found),
    null,
  );
}

/** The height of capitals, which have 0.72 of the font size, in a picture of the smallest width. */
function pixelsOf({ width }: CanvasDocument, layer: LayerOf<'text'>): number {
  return (layer.fontSize * meanScaleOf(layer.placement) * 0.72 * smallestWidth) / width;
}

/** Letters are told apart by their outline, their box or what is behind them: the strongest counts. */
function contrastOf(document: CanvasDocument, layer: LayerOf<'text'>, readAround: ReadAround): number | null {
  const faces = colorsOfFill(layer);
  if (faces.length === 0) return null;
  const bounds = boundsOfLayer(document, layer);
  const behind = bounds && readAround(bounds, layer.id);
  // A line thinner than this does not survive at the smallest width.
  const visible = layer.outlines.filter(
    ({ width }) => width * meanScaleOf(layer.placement) > document.width / 400,
  );
  const inner = visible.at(-1);
  const others = [
    ...(inner ? [rgbOf(inner.color)] : []),
    ...(layer.box ? [rgbOf(layer.box.color)] : behind ? [behind] : []),
  ];
  if (others.length === 0) return null;
  const ratios = faces.map((face) => Math.max(...others.map((other) => contrastRatio(face, other))));
  return Math.min(...ratios);
}

type Rgb = readonly [number, number, number];

function colorsOfFill({ fill }: LayerOf<'text'>): Rgb[] {
  if (fill.kind === 'color') return [rgbOf(fill.color)];
  if (fill.kind !== 'gradient') return [];
  // The middle of the letters is what is read.
  const colors = fill.stops.map(({ color }) => rgbOf(color));
  const mean = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length;
  return [[mean(0), mean(1), mean(2)]];
}

function rgbOf(color: string): Rgb {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** The contrast of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
