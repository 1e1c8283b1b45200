import { addLayer, type Change, setFields } from '#canvas/document/changes.ts';
import { newPicture } from '#canvas/document/new-layers.ts';
import { orderOnTop, ordersAbove } from '#canvas/document/order.ts';
import type { CanvasAsset } from '#contract/canvas.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { AskedEdit } from '../edit-dialog/edit-run.ts';
import { addStoredAsset } from '../session/document-calls.ts';
import type { DocumentSession } from '../session/document-session.ts';

/** Shows a result in the document before it is a step of it. */
export class ResultPreview {
  readonly #session: DocumentSession;
  readonly #asked: AskedEdit;
  readonly #image: GalleryImage;
  readonly #layerId: string;
  #asset: Promise<CanvasAsset> | null = null;
  #loaded: CanvasAsset | null = null;
  #isWanted = false;
  #stopWatching: (() => void) | null = null;

  constructor(session: DocumentSession, asked: AskedEdit, image: GalleryImage) {
    this.#session = session;
    this.#asked = asked;
    this.#image = image;
    this.#layerId = session.editor.newId();
  }

  /** The size of what was edited. */
  get before(): { width: number; height: number } {
    const { base } = this.#asked;
    const { width, height } = base ?? this.#session.editor.committedDocument;
    return { width, height };
  }

  get after(): { width: number; height: number } {
    const { width, height } = this.#image;
    return { width, height };
  }

  /** Stores the result for the document, loads it and shows it. Rejects if it does not load. */
  async show(): Promise<void> {
    this.#isWanted = true;
    this.#asset ??= this.#load();
    try {
      this.#loaded = await this.#asset;
    } catch (thrown) {
      this.#asset = null;
      throw thrown;
    }
    if (!this.#isWanted) return;
    this.#preview();
    // The hand tool and a pinch take back what is no step: looking must not end the preview.
    this.#stopWatching ??= this.#session.editor.watchDocument(() => this.#preview());
  }

  #preview(): void {
    const { editor } = this.#session;
    if (this.#loaded === null || editor.document !== editor.committedDocument) return;
    editor.preview(this.#changes(this.#loaded, 'replace'));
  }

  #end(): void {
    this.#isWanted = false;
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#session.editor.abandon();
  }

  /** Shows the document as it is. */
  hide(): void {
    if (this.#isWanted) this.#end();
  }

  /** Makes the result a step: in place of what was edited, or as a layer above it. */
  keep(how: 'replace' | 'layer'): void {
    if (this.#loaded === null) return;
    this.#end();
    const { editor } = this.#session;
    editor.perform('edit', this.#changes(this.#loaded, how));
  }

  async #load(): Promise<CanvasAsset> {
    const asset = await addStoredAsset({ imageId: this.#image.id });
    const answer = await fetch(asset.url);
    if (!answer.ok) throw new Error('the result did not load');
    this.#session.painter.keepAsset(asset.id, await createImageBitmap(await answer.blob()));
    return asset;
  }

  #changes(asset: CanvasAsset, how: 'replace' | 'layer'): Change[] {
    const { editor } = this.#session;
    const document = editor.committedDocument;
    const asked = this.#asked.base;
    // The base image may have been removed in another tab meanwhile.
    const base = asked === null ? undefined : document.layers[asked.id];
    const { id, width, height } = asset;
    if (how === 'replace' && base?.kind === 'base') {
      // A result of another size takes the place of the original.
      const { placement } = base;
      const scaleX = (placement.scaleX * base.width) / width;
      const scaleY = (placement.scaleY * base.height) / height;
      return setFields(document, base.id, {
        asset: id,
        width,
        height,
        placement: { ...placement, scaleX, scaleY },
      });
    }
    const placed = {
      id: this.#layerId,
      name: this.#asked.prompt.slice(0, 60),
      order: orderOnTop(document),
      x: document.width / 2,
      y: document.height / 2,
    };
    const layer = newPicture({ ...placed, asset: id, width, height });
    if (base?.kind === 'base') {
      const { placement, crop, cutOut } = base;
      const [order = layer.order] = ordersAbove(document, base.parent, base.id);
      const scaleX = (placement.scaleX * base.width) / width;
      const scaleY = (placement.scaleY * base.height) / height;
      const above = { ...layer, order, crop, cutOut, placement: { ...placement, scaleX, scaleY } };
      return [addLayer(above)];
    }
    const fill = { scaleX: document.width / width, scaleY: document.height / height };
    return [addLayer({ ...layer, placement: { ...layer.placement, ...fill } })];
  }
}
