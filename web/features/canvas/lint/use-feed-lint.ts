import { type RefObject, useEffect, useState } from 'react';
import { apply, setFields } from '#canvas/document/changes.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import type { LayerId } from '#canvas/document/layer.ts';
import { drawDocument } from '#canvas/drawing/draw-document.ts';
import type { Box } from '#canvas/geometry.ts';
import { type FeedLint, lintForFeed, smallestWidth } from '#canvas/lint/feed-lint.ts';
import { clip } from '#canvas/mask/mask.ts';
import { surfaceOf, type WebPainter } from '../session/painter.ts';
import { useSession } from '../session/use-session.ts';

/** How long the document rests before it is looked at. */
const restMs = 250;
/** The width at which what is behind letters is read. */
const readWidth = 320;

/** Looks at the document as a feed shows it, whenever it has not changed for a moment. */
export function useFeedLint(preview: RefObject<HTMLCanvasElement | null>): FeedLint | null {
  const { editor, painter } = useSession();
  const [lint, setLint] = useState<FeedLint | null>(null);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const { document } = editor;
      drawPreview(preview.current, painter, document);
      setLint(lintForFeed(document, (box, without) => meanAround(painter, document, box, without)));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, restMs);
    };
    look();
    const stops = [editor.watchDocument(later), painter.watch(later)];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [editor, painter, preview]);
  return lint;
}

function drawPreview(canvas: HTMLCanvasElement | null, painter: WebPainter, document: CanvasDocument): void {
  if (!canvas) return;
  const scale = (smallestWidth * window.devicePixelRatio) / document.width;
  canvas.width = Math.round(document.width * scale);
  canvas.height = Math.round(document.height * scale);
  drawDocument(surfaceOf(canvas, canvas.getContext('2d')), painter, document, scale);
}

/** The mean colour of what a layer covers. */
function meanAround(
  painter: WebPainter,
  document: CanvasDocument,
  box: Box,
  without: LayerId,
): readonly [number, number, number] | null {
  const scale = Math.min(1, readWidth / document.width);
  const width = Math.max(1, Math.round(document.width * scale));
  const height = Math.max(1, Math.round(document.height * scale));
  const surface = painter.createSurface(width, height);
  const bare = apply(document, setFields(document, without, { isVisible: false }));
  drawDocument(surface, painter, bare, scale);
  const part = clip(
    { width, height },
    { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale },
  );
  if (!part) return null;
  const { data } = surface.context.getImageData(part.x, part.y, part.width, part.height);
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    weight += alpha;
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
  }
  if (weight === 0) return null;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / weight);
  return [red, green, blue];
}
