import { addLayer, setFields } from '#canvas/document/changes.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import type { LayerId, LayerOf } from '#canvas/document/layer.ts';
import { newPicture } from '#canvas/document/new-layers.ts';
import { orderOnTop } from '#canvas/document/order.ts';
import { drawDocument } from '#canvas/drawing/draw-document.ts';
import { settleText } from '#canvas/drawing/settle-text.ts';
import type { DrawingContext } from '#canvas/drawing/surface.ts';
import { CanvasEditor } from '#canvas/editor/editor.ts';
import { Store } from '#canvas/editor/store.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { Autosave, type SaveState } from './autosave.ts';
import { Journal, readJournals } from './journal.ts';
import { type LocalDocument, readLocal, removeLocal, writeLocal } from './local-documents.ts';
import { OtherTabs } from './other-tabs.ts';
import { WebPainter } from './painter.ts';
import { tabId } from './tab-id.ts';

/** A document as the server sends it. */
export interface StoredDocument {
  readonly id: string;
  readonly name: string;
  readonly state: Uint8Array<ArrayBuffer>;
  /** The gallery picture that it was opened from; null if it is gone, or there was none. */
  readonly sourceImageId: string | null;
  /** Whether "Your designs" has a small picture of it. */
  readonly hasSmallPicture: boolean;
}

/** The calls that a session makes. */
export interface DocumentCalls {
  sync(id: string, update: Uint8Array, stateVector: Uint8Array): Promise<Uint8Array>;
  /** Sends a change whose answer is not awaited; the request outlives the page. */
  send(id: string, update: Uint8Array, stateVector: Uint8Array): void;
  uploadAsset(file: Blob): Promise<{ id: string; width: number; height: number }>;
  assetAddress(id: string): string;
  /** With `outlivesPage` the request is sent even if the page is left meanwhile. */
  setThumbnail(id: string, picture: Blob, outlivesPage?: boolean): Promise<void>;
  canRetry(thrown: unknown): boolean;
}

/** How this tab keeps a document in the browser. */
interface LocalCopy {
  readonly owner: string;
  readonly tab: string;
  /** What other tabs have left, which this one has merged: the server has it with this one's next answer. */
  readonly adopted: LocalDocument[];
}

export interface ExportOptions {
  readonly format: 'png' | 'jpeg' | 'webp';
  /** 0.1 to 1; PNG ignores it. */
  readonly quality?: number;
  /** Pixels of the file for each of the picture; 1 by default. */
  readonly scale?: number;
}

/** One open document: its editor, what draws it, and its saving. */
export class DocumentSession {
  readonly id: string;
  readonly sourceImageId: string | null;
  readonly hasSmallPicture: boolean;
  readonly editor: CanvasEditor;
  readonly painter: WebPainter;
  readonly saving = new Store<SaveState>('saved');
  /** Why the last change was not saved; null where it was. */
  readonly refusal = new Store<unknown>(null);
  readonly name: Store<string>;
  readonly otherTabs = new OtherTabs((message) => this.#channel?.postMessage(message));
  /** Whether this tab has changed the document, or found changes that were not saved. */
  isChanged = false;
  readonly calls: DocumentCalls;
  readonly #autosave: Autosave;
  readonly #scratch: DrawingContext;
  /** Texts that were measured before their fonts had loaded. */
  readonly #unsettled = new Set<LayerId>();
  readonly #channel: BroadcastChannel | null;
  readonly #page = new AbortController();
  #pixels: { document: CanvasDocument; rgba: Uint8ClampedArray } | null = null;

  private constructor(
    stored: StoredDocument,
    shared: SharedDocument,
    calls: DocumentCalls,
    local: LocalCopy,
  ) {
    const { owner, tab, adopted } = local;
    const document = shared.read();
    if (!document) throw new UnreadableDocument();
    this.id = stored.id;
    this.sourceImageId = stored.sourceImageId;
    this.hasSmallPicture = stored.hasSmallPicture;
    this.name = new Store(stored.name);
    this.calls = calls;
    this.painter = new WebPainter(calls.assetAddress);
    const scratch = this.painter.createSurface(1, 1).context;
    this.editor = new CanvasEditor({
      document,
      readPixels: () => this.#readPixels(),
      settleText: (layer, before) => {
        if (!this.painter.hasFonts(layer)) this.#settleLater(layer);
        return settleText(scratch, this.painter, layer, before);
      },
    });
    this.#scratch = scratch;
    this.editor.watchDocument(() => this.#settleReady());
    this.#channel =
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`adventure-canvas-${stored.id}`);
    const server = new SharedDocument(stored.state);
    this.#autosave = new Autosave(
      this.editor,
      shared,
      {
        journal: new Journal({ document: stored.id, owner, tab }),
        writeLocal: (state) => writeLocal({ id: stored.id, owner, tab, state, savedAt: Date.now() }),
        removeLocal: () => removeLocal([{ id: stored.id, tab, savedAt: Date.now() }, ...adopted.splice(0)]),
        sync: (update, vector) => calls.sync(stored.id, update, vector),
        canRetry: calls.canRetry,
        broadcast: (update) => this.#channel?.postMessage(update),
        setTimer(work, ms) {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
        onState: (state, thrown = null) => {
          this.refusal.set(thrown);
          this.saving.set(state);
        },
      },
      server.stateVector,
    );
    this.saving.subscribe(() => {
      this.isChanged = true;
    });
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data instanceof Uint8Array) this.#autosave.receive(data);
      else this.otherTabs.receive(data);
    });
    this.otherTabs.open();
    // A tab that closes does not close its session; one that comes back from the browser's cache opens none.
    const { signal } = this.#page;
    window.addEventListener('pagehide', () => this.otherTabs.close(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.otherTabs.open(), { signal });
  }

  /** Opens a document with what this browser has of it and the server has not. */
  static async open(
    stored: StoredDocument,
    owner: string,
    calls: DocumentCalls,
    tab = tabId,
  ): Promise<DocumentSession> {
    const shared = new SharedDocument(stored.state);
    const left = readJournals(stored.id, owner);
    const adopted = await readLocal(stored.id, owner);
    const isBehind = adopted.length > 0 || left.updates.length > 0;
    for (const { state } of adopted) shared.receive(state);
    for (const update of left.updates) shared.receive(update);
    const session = new DocumentSession(stored, shared, calls, { owner, tab, adopted });
    if (left.updates.length > 0) {
      const state = new Uint8Array(shared.encode());
      if (await writeLocal({ id: stored.id, owner, tab, state, savedAt: Date.now() })) left.forget();
    }
    session.isChanged = isBehind;
    if (isBehind) void session.flush();
    return session;
  }

  /** Saves now, and merges what other devices have changed. */
  flush(): Promise<void> {
    return this.#autosave.flush();
  }

  /** Sends what is unsaved before the page is left or a sign-out deletes it here. */
  sendUnsaved(): void {
    const unsaved = this.#autosave.unsaved;
    if (unsaved) this.calls.send(this.id, unsaved.update, unsaved.stateVector);
  }

  async close(): Promise<void> {
    this.#page.abort();
    this.otherTabs.close();
    this.#channel?.close();
    await this.#autosave.stop();
    if (this.saving.get() === 'saving') await this.#autosave.flush();
  }

  /** Uploads a picture and adds it as a layer in the middle, at most as large as half the document. */
  async addPicture(file: Blob, name: string): Promise<void> {
    // First: the server looks into it before anything decodes it. A browser would decode any size.
    const asset = await this.calls.uploadAsset(file);
    const bitmap = await createImageBitmap(file).catch(() => null);
    // What the browser cannot decode is shown as the server has stored it.
    if (bitmap) this.painter.keepAsset(asset.id, bitmap);
    this.addAsset(asset, name);
  }

  /** Adds one of the user's stored pictures as a layer. */
  addAsset(asset: { id: string; width: number; height: number }, name: string): void {
    const { editor } = this;
    const { width, height } = editor.document;
    const id = editor.newId();
    const order = orderOnTop(editor.committedDocument);
    const placed = { id, name, order, x: width / 2, y: height / 2 };
    const layer = newPicture({ ...placed, asset: asset.id, width: asset.width, height: asset.height });
    const scale = Math.min(1, (width * 0.6) / asset.width, (height * 0.8) / asset.height);
    const placement = { ...layer.placement, scaleX: scale, scaleY: scale };
    editor.perform('add-picture', [addLayer({ ...layer, placement })]);
    editor.choose('move');
    editor.select([id]);
  }

  /** The document as a file, drawn by the code that draws the stage. */
  async exportPicture({ format, quality, scale = 1 }: ExportOptions): Promise<Blob> {
    const document = this.editor.committedDocument;
    await this.painter.load(document);
    const [width, height] = [Math.round(document.width * scale), Math.round(document.height * scale)];
    const surface = this.painter.createSurface(width, height);
    drawDocument(surface, this.painter, document, scale);
    const canvas = surface.image as OffscreenCanvas;
    if (format === 'jpeg') onWhite(canvas);
    return canvas.convertToBlob({ type: `image/${format}`, ...(quality !== undefined && { quality }) });
  }

  #settleLater(layer: LayerOf<'text'>): void {
    this.#unsettled.add(layer.id);
    void this.painter.loadLayer(layer).then(() => this.#settleReady());
  }

  /** Measures again what was measured with a font that filled in. Never during a gesture. */
  #settleReady(): void {
    const { editor, painter } = this;
    if (editor.document !== editor.committedDocument) return;
    for (const id of this.#unsettled) {
      const layer = editor.committedDocument.layers[id];
      if (layer?.kind !== 'text' || !painter.hasFonts(layer)) continue;
      this.#unsettled.delete(id);
      const fields = settleText(this.#scratch, painter, layer, layer);
      const changes = setFields(editor.committedDocument, id, fields);
      if (changes.length > 0) editor.merge(changes);
    }
  }

  #readPixels(): Uint8ClampedArray {
    const document = this.editor.committedDocument;
    if (this.#pixels?.document === document) return this.#pixels.rgba;
    const surface = this.painter.createSurface(document.width, document.height);
    drawDocument(surface, this.painter, document);
    const { data } = surface.context.getImageData(0, 0, document.width, document.height);
    this.#pixels = { document, rgba: data };
    return data;
  }
}

/** A JPEG has no transparency: what is transparent becomes white. */
export function onWhite(canvas: OffscreenCanvas | HTMLCanvasElement): void {
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D | null;
  if (!context) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** The stored state is no document that this version can read. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}
