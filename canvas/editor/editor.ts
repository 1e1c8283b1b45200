import { apply, type Change, type LayerFields, setFields } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import type { LayerId, LayerOf } from '../document/layer.ts';
import {
  fitView,
  nextZoomStep,
  pan,
  type ScreenPoint,
  type Size,
  screenPoint,
  toPicture,
  zoomAt,
} from '../geometry.ts';
import type { EditorContext } from '../tools/context.ts';
import { createTool } from '../tools/create-tool.ts';
import { maskTools, type PointerInput, type ToolName, type ToolState } from '../tools/tool.ts';
import {
  abandon,
  commit,
  committedDocument,
  type DocumentState,
  merge,
  openDocument,
  perform,
  preview,
  redoStep,
  undoStep,
} from './document-store.ts';
import { brushSizes, type EditorState } from './editor-state.ts';
import { MaskStore } from './mask-store.ts';
import { Store } from './store.ts';

/** Why a tool cannot be chosen now. */
export type Refusal = 'busy' | 'selection';

export interface EditorOptions {
  readonly document: CanvasDocument;
  readonly stage?: Size;
  /** Names new layers; random by default. */
  readonly newId?: () => LayerId;
  /** The picture's pixels for the wand, four bytes each, as large as the document. */
  readonly readPixels?: () => Uint8ClampedArray;
  /**
   * The fields of a text layer that follow from its words and their style: lines, size, and the place that
   * keeps its edge where it was. Without it, text keeps the lines it has.
   */
  readonly settleText?: (layer: LayerOf<'text'>, before: LayerOf<'text'> | undefined) => LayerFields;
}

type PointerKind = 'down' | 'move' | 'up' | 'doubleClick';
export type RawPointer = Omit<PointerInput, 'picture' | 'screen'> & {
  readonly x: number;
  readonly y: number;
};

/**
 * The canvas editor without a screen. It has the document with its history, the selection of pixels with its
 * own, the view and the tools; `web/` draws what it holds and passes the pointer on.
 */
export class CanvasEditor implements EditorContext {
  readonly #documents: Store<DocumentState>;
  readonly #state: Store<EditorState>;
  readonly #options: EditorOptions;
  #tool: ToolState;
  readonly selection: MaskStore;

  constructor(options: EditorOptions) {
    const { document, stage = { width: 1280, height: 720 } } = options;
    this.#options = options;
    this.#documents = new Store(openDocument(document));
    this.selection = new MaskStore(document);
    this.#state = new Store<EditorState>({
      tool: 'move',
      path: 'move.idle',
      selected: [],
      view: fitView(document, stage),
      stage,
      brushSizePx: brushSizes.initial,
      wandTolerance: 32,
      shape: 'rectangle',
      color: '#ff2d2d',
      isHighlighter: false,
      editing: null,
      textRange: null,
      font: 'anton',
      crop: null,
      isBusy: false,
      guides: [],
      outline: [],
    });
    this.#tool = createTool('move', this);
  }

  get document(): CanvasDocument {
    return this.#documents.get().document;
  }

  /** The document without an unfinished gesture. */
  get committedDocument(): CanvasDocument {
    return committedDocument(this.#documents.get());
  }

  get state(): EditorState {
    return this.#state.get();
  }

  /** How many steps can be undone and redone. */
  get steps(): { past: number; future: number } {
    const { past, future } = this.#documents.get().history;
    return { past: past.length, future: future.length };
  }

  watchDocument(listener: () => void): () => void {
    return this.#documents.subscribe(listener);
  }

  watchState(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  newId(): LayerId {
    return this.#options.newId?.() ?? crypto.randomUUID();
  }

  readPixels(): Uint8ClampedArray | null {
    return this.#options.readPixels?.() ?? null;
  }

  /** Applies changes as one step that can be undone. */
  perform(name: string, changes: readonly Change[]): void {
    this.#documents.set(perform(this.#documents.get(), name, this.#settle(changes)));
    this.#forgetRemoved();
  }

  /** Shows changes of `committedDocument` that are not yet a step. */
  preview(changes: readonly Change[]): void {
    this.#documents.set(preview(this.#documents.get(), this.#settle(changes)));
  }

  commit(name: string): void {
    this.#documents.set(commit(this.#documents.get(), name));
    this.update({ guides: [] });
  }

  abandon(): void {
    this.#documents.set(abandon(this.#documents.get()));
    this.update({ guides: [] });
  }

  /** Applies what another tab or device has changed. */
  merge(changes: readonly Change[]): void {
    this.#documents.set(merge(this.#documents.get(), changes));
    this.#forgetRemoved();
  }

  /** In the tools of the selection its own steps, else the document's. An unfinished action is taken back. */
  undo(): void {
    if (this.state.isBusy) return;
    this.cancel();
    if (this.#isSelecting) this.selection.undo();
    else this.#documents.set(undoStep(this.#documents.get()));
    this.#forgetRemoved();
  }

  redo(): void {
    if (this.state.isBusy) return;
    this.cancel();
    if (this.#isSelecting) this.selection.redo();
    else this.#documents.set(redoStep(this.#documents.get()));
    this.#forgetRemoved();
  }

  /** Chooses a tool, or says why not. What the present tool has not finished is taken back. */
  choose(tool: ToolName): Refusal | null {
    if (tool === this.state.tool) return null;
    const { isBusy } = this.state;
    if (isBusy && tool !== 'hand') return 'busy';
    // What is being edited was sent with its selection: the hand leaves nothing unfinished then.
    const isUnfinished = this.#isSelecting && !this.selection.isEmpty && !isBusy;
    if (isUnfinished && !maskTools.includes(tool)) return 'selection';
    this.#enter((this.#tool.leave ?? this.#tool.cancel)?.());
    this.abandon();
    this.update({ tool });
    this.#enter(createTool(tool, this));
    return null;
  }

  pointer(kind: PointerKind, { x, y, ...input }: RawPointer): void {
    if (this.state.isBusy && this.state.tool !== 'hand') return;
    const screen = screenPoint(x, y);
    const picture = toPicture(this.state.view, screen);
    const tool = this.#tool;
    const next = tool[kind]?.({ ...input, screen, picture });
    // The input may have chosen another tool. One that a double click chose begins there.
    if (this.#tool === tool) this.#enter(next);
    else if (kind === 'doubleClick') this.pointer('down', { x, y, ...input });
  }

  /** Takes back what is unfinished: Escape, another tool, a pointer that the system took away. */
  cancel(): void {
    this.#enter(this.#tool.cancel?.());
    this.abandon();
  }

  select(layers: readonly LayerId[]): void {
    const selected = layers.filter((id) => this.document.layers[id]);
    const isOther = selected.length !== 1 || selected[0] !== this.state.selected[0];
    this.update({ selected, ...(isOther && { textRange: null }) });
  }

  setBusy(isBusy: boolean): void {
    if (isBusy) this.cancel();
    this.update({ isBusy });
  }

  setBrushSize(sizePx: number): void {
    const brushSizePx = Math.round(Math.min(brushSizes.largest, Math.max(brushSizes.smallest, sizePx)));
    this.update({ brushSizePx });
  }

  resize(stage: Size): void {
    this.update({ stage });
  }

  /** Shows the whole picture. */
  fit(margin = 32): void {
    this.update({ view: fitView(this.document, this.state.stage, margin) });
  }

  /** The zoom buttons: to the next step, about the middle of the stage. */
  zoomStep(direction: 'in' | 'out'): void {
    this.zoomTo(nextZoomStep(this.state.view.zoom * 100, direction) / 100);
  }

  /** Zooms about a point of the stage, also while an edit runs: looking changes nothing. */
  zoomTo(zoom: number, at: ScreenPoint = this.#middle): void {
    this.update({ view: zoomAt(this.state.view, at, zoom) });
  }

  pan(x: number, y: number): void {
    this.update({ view: pan(this.state.view, x, y) });
  }

  /** For the tools: changes what the user sees besides the document. */
  update(changes: Partial<EditorState>): void {
    this.#state.set({ ...this.state, ...changes });
  }

  get #middle(): ScreenPoint {
    return screenPoint(this.state.stage.width / 2, this.state.stage.height / 2);
  }

  get #isSelecting(): boolean {
    return maskTools.includes(this.state.tool);
  }

  #enter(next: ToolState | undefined): void {
    if (!next) return;
    this.#tool = next;
    const path = `${this.state.tool}.${next.name}`;
    if (path !== this.state.path) this.update({ path });
  }

  /** Adds to changes of text what follows from them. */
  #settle(changes: readonly Change[]): readonly Change[] {
    const { settleText } = this.#options;
    if (!settleText || !changes.some((change) => isAboutText(change))) return changes;
    const before = this.committedDocument;
    const after = apply(before, changes);
    const ids = new Set(changes.flatMap((change) => (isAboutText(change) ? [change.id] : [])));
    return [
      ...changes,
      ...[...ids].flatMap((id): Change[] => {
        const layer = after.layers[id];
        const earlier = before.layers[id];
        if (layer?.kind !== 'text') return [];
        return setFields(after, id, settleText(layer, earlier?.kind === 'text' ? earlier : undefined));
      }),
    ];
  }

  /** A layer that is gone is no longer selected. */
  #forgetRemoved(): void {
    this.selection.resize(this.document);
    const selected = this.state.selected.filter((id) => this.document.layers[id]);
    if (selected.length < this.state.selected.length) this.update({ selected });
  }
}

/** The fields that decide where the lines of a text break. */
const textFields = new Set<string>([
  'content',
  'font',
  'fontSize',
  'isBold',
  'isItalic',
  'isUppercase',
  'parts',
  'alignment',
  'lineHeight',
  'letterSpacing',
  'wrapWidth',
]);

function isAboutText(change: Change): change is Exclude<Change, { on: 'document' }> {
  if (change.on === 'layer') return change.before === null && change.after?.kind === 'text';
  return change.on === 'field' && textFields.has(change.field);
}
