import type { CanvasDocument } from '#canvas/document/document.ts';
import type { Layer, LayerOf } from '#canvas/document/layer.ts';
import { KeptLetters } from '#canvas/drawing/kept-letters.ts';
import type { Asset, DrawingContext, Painter, Surface } from '#canvas/drawing/surface.ts';
import { printed } from '#canvas/drawing/text-layout.ts';
import { designPicturePaths } from '#contract/design-files.ts';
import { familiesOf, forgetOwnFont, loadFont } from './fonts.ts';

/** A picture that is loading, or did not load. */
type Loading = 'loading' | 'failed';

/**
 * What drawing needs in a browser. Pictures and fonts load on demand: until then they are left out, and
 * `watch` says when to draw again.
 */
export class WebPainter implements Painter {
  readonly keptLetters = new KeptLetters();
  readonly #assets = new Map<string, Asset | Loading>();
  readonly #stickers = new Map<string, Asset | Loading>();
  /** Loads that have begun: a second caller waits for the same load. */
  readonly #loads = new Map<string, Promise<void>>();
  readonly #loadedFonts = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #addressOf: (asset: string) => string;

  /** @param addressOf the address of one of the document's pictures */
  constructor(addressOf: (asset: string) => string) {
    this.#addressOf = addressOf;
  }

  createSurface(width: number, height: number): Surface {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return surfaceOf(canvas, canvas.getContext('2d'));
  }

  findAsset(id: string): Asset | null {
    return this.#find(this.#assets, id, () => this.#addressOf(id));
  }

  findSticker(name: string): Asset | null {
    return this.#find(this.#stickers, name, () => designPicturePaths.sticker(name));
  }

  familiesOf(font: string): string {
    return familiesOf(font);
  }

  /** Gives a picture that is in memory already, such as one that was just uploaded. */
  keepAsset(id: string, image: ImageBitmap): void {
    this.#assets.set(id, assetOf(image));
    this.#notify();
  }

  /** Whether a picture of the document could not be loaded. */
  isMissing(id: string): boolean {
    return this.#assets.get(id) === 'failed';
  }

  /** Loads what a document needs. Resolves when all of it has loaded, or failed to. */
  async load(document: CanvasDocument): Promise<void> {
    await Promise.all(Object.values(document.layers).map((layer) => this.loadLayer(layer)));
  }

  loadSticker(name: string): Promise<void> {
    return this.#load(this.#stickers, name, designPicturePaths.sticker(name));
  }

  loadFont(font: string, text: string): Promise<void> {
    const characters = charactersOf(text);
    const key = `font ${font} ${characters}`;
    return this.#once(key, async () => {
      const isNew = await loadFont(font, characters);
      this.#loadedFonts.add(key);
      this.keptLetters.forget();
      if (isNew) this.#notify();
    });
  }

  /** Draws text in a deleted font in another one. */
  forgetFont(font: string): void {
    forgetOwnFont(font);
    this.#notify();
  }

  /** Whether a text can be measured: its fonts have loaded, or failed to. */
  hasFonts(layer: LayerOf<'text'>): boolean {
    const characters = charactersOf(printed(layer));
    return fontsOf(layer).every((font) => this.#loadedFonts.has(`font ${font} ${characters}`));
  }

  /** Whether all that a document needs has loaded, or failed to. */
  hasLoaded(document: CanvasDocument): boolean {
    return Object.values(document.layers).every((layer) => {
      const isHere = (found: Asset | Loading = 'loading') => found !== 'loading';
      if (layer.kind === 'text' && !this.hasFonts(layer)) return false;
      if (layer.kind === 'sticker') return isHere(this.#stickers.get(layer.sticker));
      return assetsOf(layer).every((id) => isHere(this.#assets.get(id)));
    });
  }

  async loadLayer(layer: Layer): Promise<void> {
    const waits = assetsOf(layer).map((id) => this.#loadAsset(id));
    if (layer.kind === 'sticker') waits.push(this.loadSticker(layer.sticker));
    if (layer.kind === 'text') {
      const text = printed(layer);
      waits.push(...fontsOf(layer).map((font) => this.loadFont(font, text)));
    }
    await Promise.all(waits);
  }

  /** Calls back when something that was left out can be drawn. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #find(kept: Map<string, Asset | Loading>, id: string, address: () => string): Asset | null {
    const found = kept.get(id);
    if (found === undefined) void this.#load(kept, id, address());
    return typeof found === 'object' ? found : null;
  }

  #loadAsset(id: string): Promise<void> {
    return this.#load(this.#assets, id, this.#addressOf(id));
  }

  #load(kept: Map<string, Asset | Loading>, id: string, address: string): Promise<void> {
    if (typeof kept.get(id) === 'object') return Promise.resolve();
    return this.#once(address, () => this.#fetch(kept, id, address));
  }

  async #fetch(kept: Map<string, Asset | Loading>, id: string, address: string): Promise<void> {
    kept.set(id, 'loading');
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
      kept.set(id, assetOf(await createImageBitmap(await answer.blob())));
    } catch {
      kept.set(id, 'failed');
    }
    this.#notify();
  }

  #once(key: string, load: () => Promise<void>): Promise<void> {
    const begun = this.#loads.get(key) ?? load();
    this.#loads.set(key, begun);
    return begun;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const charactersOf = (text: string) => [...new Set(text)].sort().join('');

const fontsOf = ({ font, parts }: LayerOf<'text'>) => [
  ...new Set([font, ...parts.flatMap(({ style }) => style.font ?? [])]),
];

/** The pictures that a layer shows, or fills itself or words of it with. */
function assetsOf(layer: Layer): string[] {
  if (layer.kind === 'base' || layer.kind === 'picture')
    return layer.cutOut === null ? [layer.asset] : [layer.asset, layer.cutOut];
  if (layer.kind !== 'text' && layer.kind !== 'shape') return [];
  const ofWords = layer.kind === 'text' ? layer.parts.map(({ style }) => style.fill) : [];
  return [layer.fill, ...ofWords].flatMap((one) => (one?.kind === 'picture' ? [one.asset] : []));
}

function assetOf(image: ImageBitmap): Asset {
  return { image, width: image.width, height: image.height };
}

/** A surface of a canvas of the page or of one that is not shown. */
export function surfaceOf(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
): Surface {
  if (!context) throw new Error('the browser gives no 2D context');
  return {
    context: context as unknown as DrawingContext,
    image: canvas,
    width: canvas.width,
    height: canvas.height,
  };
}
