import type { LayerOf } from '../document/layer.ts';
import type { Matrix } from '../layout/matrix.ts';
import { adjustPixels, isAdjusted } from './adjust.ts';
import type { Asset, DrawingContext, Painter, Surface } from './surface.ts';

type PictureLayer = LayerOf<'base'> | LayerOf<'picture'>;

/** Draws a picture about its middle: cropped, cut out and adjusted. Nothing while it loads. */
export function drawPicture(
  context: DrawingContext,
  painter: Painter,
  layer: PictureLayer,
  matrix: Matrix,
): void {
  const asset = painter.findAsset(layer.asset);
  if (!asset) return;
  const { width, height, crop } = layer;
  const shown = { width: width * crop.width, height: height * crop.height };
  const isPlain = layer.cutOut === null && !isAdjusted(layer.adjustments);
  context.save();
  context.beginPath();
  context.rect(-shown.width / 2, -shown.height / 2, shown.width, shown.height);
  context.clip();
  const left = -shown.width / 2 - crop.x * width;
  const top = -shown.height / 2 - crop.y * height;
  context.imageSmoothingEnabled = true;
  // Pixel on pixel, bilinear copies exactly; what is better for others would soften it on the server.
  context.imageSmoothingQuality = isPixelOnPixel(layer, asset, matrix) ? 'low' : 'high';
  const image = isPlain ? asset.image : changed(painter, layer, asset).image;
  context.drawImage(image, left, top, width, height);
  context.restore();
}

function isPixelOnPixel({ width, height }: PictureLayer, asset: Asset, { a, b, c, d }: Matrix): boolean {
  const isUpright = Math.abs(a) === 1 && Math.abs(d) === 1 && b === 0 && c === 0;
  return isUpright && width === asset.width && height === asset.height;
}

/** The whole picture with its cut-out and adjustments, kept until the layer has others. */
const kept = new WeakMap<object, { readonly key: string; readonly surface: Surface }>();

function changed(painter: Painter, layer: PictureLayer, asset: Asset): Surface {
  const owner = asset.image as object;
  const key = JSON.stringify([layer.cutOut, layer.adjustments]);
  const known = kept.get(owner);
  if (known?.key === key) return known.surface;
  const surface = painter.createSurface(asset.width, asset.height);
  const { context } = surface;
  context.drawImage(asset.image, 0, 0, asset.width, asset.height);
  if (isAdjusted(layer.adjustments)) {
    const pixels = context.getImageData(0, 0, asset.width, asset.height);
    adjustPixels(pixels.data, asset.width, layer.adjustments);
    context.putImageData(pixels, 0, 0);
  }
  const cutOut = layer.cutOut === null ? null : painter.findAsset(layer.cutOut);
  if (cutOut) {
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(cutOut.image, 0, 0, asset.width, asset.height);
    context.globalCompositeOperation = 'source-over';
  }
  // While the cut-out loads the whole picture is shown, and not kept.
  if (layer.cutOut === null || cutOut) kept.set(owner, { key, surface });
  return surface;
}
