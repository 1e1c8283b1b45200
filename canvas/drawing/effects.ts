import type { Effect } from '../document/paint.ts';
import type { DrawingContext, Painter, Surface } from './surface.ts';

/** Draws the effects of what is on a surface, below it. The surface is at `left`, `top` of the context. */
export function drawEffects(
  context: DrawingContext,
  painter: Painter,
  surface: Surface,
  effects: readonly Effect[],
  { left, top, scale }: { left: number; top: number; scale: number },
): void {
  for (const effect of effects) {
    if (effect.kind === 'outline') drawOutline(context, painter, surface, effect, { left, top, scale });
    else {
      const { x, y } = effect.kind === 'shadow' ? effect : { x: 0, y: 0 };
      context.save();
      if (effect.kind === 'glow' && effect.blend === 'screen') context.globalCompositeOperation = 'screen';
      drawShadow(context, painter, surface, {
        color: effect.color,
        blur: effect.blur * scale,
        x: left + x * scale,
        y: top + y * scale,
      });
      context.restore();
    }
  }
}

interface Shadow {
  readonly color: string;
  readonly blur: number;
  readonly x: number;
  readonly y: number;
}

/** Only the shadow: what casts it is drawn outside its own surface. */
function drawShadow(context: DrawingContext, painter: Painter, surface: Surface, shadow: Shadow): void {
  const margin = Math.ceil(shadow.blur * 1.5);
  const [width, height] = [surface.width + 2 * margin, surface.height + 2 * margin];
  const cast = painter.createSurface(width, height);
  cast.context.shadowColor = shadow.color;
  cast.context.shadowBlur = shadow.blur;
  cast.context.shadowOffsetX = width + margin;
  cast.context.shadowOffsetY = margin;
  cast.context.drawImage(surface.image, -width, 0, surface.width, surface.height);
  context.drawImage(cast.image, shadow.x - margin, shadow.y - margin, width, height);
}

/** A contour around the shape, from copies of its silhouette moved in a circle. */
function drawOutline(
  context: DrawingContext,
  painter: Painter,
  surface: Surface,
  { color, width }: Extract<Effect, { kind: 'outline' }>,
  { left, top, scale }: { left: number; top: number; scale: number },
): void {
  const silhouette = painter.createSurface(surface.width, surface.height);
  silhouette.context.drawImage(surface.image, 0, 0, surface.width, surface.height);
  silhouette.context.globalCompositeOperation = 'source-in';
  silhouette.context.fillStyle = color;
  silhouette.context.fillRect(0, 0, surface.width, surface.height);
  const radius = width * scale;
  // Copies so near that their common edge swings by a tenth of a pixel at most.
  const copies = Math.max(12, Math.ceil(Math.PI / Math.sqrt(0.2 / Math.max(1, radius))));
  for (let copy = 0; copy < copies; copy += 1) {
    const angle = (2 * Math.PI * copy) / copies;
    context.drawImage(
      silhouette.image,
      left + Math.cos(angle) * radius,
      top + Math.sin(angle) * radius,
      surface.width,
      surface.height,
    );
  }
}
