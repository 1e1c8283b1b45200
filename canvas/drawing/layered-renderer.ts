import type { CanvasDocument } from '../document/document.ts';
import type { Layer, LayerId } from '../document/layer.ts';
import { childrenOf, inDrawingOrder } from '../document/tree.ts';
import { drawLayers, fillBackground } from './draw-document.ts';
import type { Painter, Surface } from './surface.ts';

/** Layers that are drawn once and kept, as long as none of them changes. */
interface Kept {
  readonly surface: Surface;
  readonly layers: readonly Layer[];
}

/**
 * Draws a document again and again while some of its layers change. What is below the changing layers, and
 * what is above them, is drawn once and kept: a drag redraws one layer, however many there are.
 */
export class LayeredRenderer {
  readonly #painter: Painter;
  #below: Kept | null = null;
  #above: Kept | null = null;
  #key = '';

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** Forgets what is kept: a picture or a font has loaded. */
  forget(): void {
    this.#below = null;
    this.#above = null;
  }

  /**
   * Draws the document onto a surface that is as large as the picture at `scale`.
   *
   * @param changing ids of layers that are about to change again, at any depth
   */
  draw(surface: Surface, document: CanvasDocument, scale: number, changing: ReadonlySet<LayerId>): void {
    const key = `${surface.width} ${surface.height} ${scale} ${document.background}`;
    if (key !== this.#key) this.forget();
    this.#key = key;
    const { context } = surface;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, surface.width, surface.height);
    const layers = childrenOf(document, null);
    const isChanging = (layer: Layer) => inside(document, layer).some(({ id }) => changing.has(id));
    const first = layers.findIndex(isChanging);
    const last = layers.findLastIndex(isChanging);
    const below = first < 0 ? layers : layers.slice(0, first);
    const above = first < 0 ? [] : layers.slice(last + 1);
    this.#below = this.#keep(this.#below, surface, document, scale, below, true);
    context.drawImage(this.#below.surface.image, 0, 0, surface.width, surface.height);
    const target = { surface, painter: this.#painter, document, scale };
    if (first >= 0) drawLayers(target, layers.slice(first, last + 1));
    if (above.length > 0) {
      if (above.every((layer) => isIndependent(document, layer))) {
        this.#above = this.#keep(this.#above, surface, document, scale, above, false);
        context.drawImage(this.#above.surface.image, 0, 0, surface.width, surface.height);
      } else drawLayers(target, above);
    }
    context.restore();
  }

  #keep(
    kept: Kept | null,
    { width, height }: Surface,
    document: CanvasDocument,
    scale: number,
    top: readonly Layer[],
    hasBackground: boolean,
  ): Kept {
    const layers = top.flatMap((layer) => inside(document, layer));
    const isSame =
      kept?.layers.length === layers.length && layers.every((layer, index) => layer === kept.layers[index]);
    if (kept && isSame) return kept;
    const surface = kept?.surface ?? this.#painter.createSurface(width, height);
    surface.context.setTransform(1, 0, 0, 1, 0, 0);
    surface.context.clearRect(0, 0, width, height);
    if (hasBackground) fillBackground(surface, document);
    drawLayers({ surface, painter: this.#painter, document, scale }, top);
    return { surface, layers };
  }
}

/** A layer with all that is in it. */
function inside(document: CanvasDocument, layer: Layer): Layer[] {
  if (layer.kind !== 'group') return [layer];
  return [layer, ...inDrawingOrder(document).filter(({ id }) => isWithinGroup(document, id, layer.id))];
}

function isWithinGroup(document: CanvasDocument, id: LayerId, group: LayerId): boolean {
  for (let at = document.layers[id]?.parent ?? null; at !== null; at = document.layers[at]?.parent ?? null) {
    if (at === group) return true;
  }
  return false;
}

/** Whether a layer looks the same drawn alone and then laid over what is below it. */
function isIndependent(document: CanvasDocument, layer: Layer): boolean {
  return inside(document, layer).every(
    ({ blend, kind, ...rest }) =>
      blend === 'normal' &&
      kind !== 'blur' &&
      !(kind === 'finish') &&
      !('isHighlighter' in rest && rest.isHighlighter === true),
  );
}
