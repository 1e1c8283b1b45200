import type { Fill } from '../document/paint.ts';
import type { Box } from '../geometry.ts';
import { radians } from '../layout/matrix.ts';
import type { DrawingContext, Painter } from './surface.ts';

/**
 * Fills what `paint` draws. `paint` gets a context whose fill style is set; a picture is drawn through what
 * `paint` leaves on a surface of its own. `box` is what a gradient or picture extends over.
 */
export function withFill(
  context: DrawingContext,
  painter: Painter,
  fill: Fill,
  box: Box,
  paint: (context: DrawingContext) => void,
): void {
  if (fill.kind === 'none') return;
  if (fill.kind === 'picture') {
    fillWithPicture(context, painter, fill.asset, box, paint);
    return;
  }
  context.fillStyle = fill.kind === 'color' ? fill.color : gradientOf(context, fill, box);
  paint(context);
}

/** A gradient whose ends touch the corners of the box, as CSS draws one. */
function gradientOf(
  context: DrawingContext,
  { angle, stops, reach: { from, to } = { from: 0, to: 1 } }: Extract<Fill, { kind: 'gradient' }>,
  box: Box,
) {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const half = (Math.abs(box.width * cos) + Math.abs(box.height * sin)) / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const gradient = context.createLinearGradient(
    x + cos * half * (2 * from - 1),
    y + sin * half * (2 * from - 1),
    x + cos * half * (2 * to - 1),
    y + sin * half * (2 * to - 1),
  );
  for (const { at, color } of stops) gradient.addColorStop(at, color);
  return gradient;
}

function fillWithPicture(
  context: DrawingContext,
  painter: Painter,
  id: string,
  box: Box,
  paint: (context: DrawingContext) => void,
): void {
  const asset = painter.findAsset(id);
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const width = Math.max(1, Math.ceil(box.x + box.width) - left);
  const height = Math.max(1, Math.ceil(box.y + box.height) - top);
  const surface = painter.createSurface(width, height);
  surface.context.translate(-left, -top);
  surface.context.fillStyle = '#808080';
  paint(surface.context);
  surface.context.setTransform(1, 0, 0, 1, 0, 0);
  if (asset) {
    const scale = Math.max(width / asset.width, height / asset.height);
    const [shownWidth, shownHeight] = [asset.width * scale, asset.height * scale];
    surface.context.globalCompositeOperation = 'source-in';
    surface.context.drawImage(
      asset.image,
      (width - shownWidth) / 2,
      (height - shownHeight) / 2,
      shownWidth,
      shownHeight,
    );
  }
  context.drawImage(surface.image, left, top, width, height);
}
