import type { Change } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import type { LayerId } from '../document/layer.ts';
import type { EditorState } from '../editor/editor-state.ts';
import type { MaskStore } from '../editor/mask-store.ts';
import type { ToolName } from './tool.ts';

/** What a tool may read and do. The editor implements it. */
export interface EditorContext {
  readonly document: CanvasDocument;
  readonly committedDocument: CanvasDocument;
  readonly state: EditorState;
  readonly selection: MaskStore;
  newId(): LayerId;
  /** Another tool takes over: call it last. */
  choose(tool: ToolName): unknown;
  readPixels(): Uint8ClampedArray | null;
  perform(name: string, changes: readonly Change[]): void;
  preview(changes: readonly Change[]): void;
  commit(name: string): void;
  abandon(): void;
  select(layers: readonly LayerId[]): void;
  pan(x: number, y: number): void;
  update(changes: Partial<EditorState>): void;
}
