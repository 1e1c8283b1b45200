import { apply, type Change } from '../document/changes.ts';
import type { CanvasDocument } from '../document/document.ts';
import { emptyHistory, type History, record, redo, undo } from '../document/history.ts';

/** A document with its history, and one gesture that may be unfinished. */
export interface DocumentState {
  readonly document: CanvasDocument;
  readonly history: History;
  readonly gesture: Gesture | null;
}

/** What a drag or an open field shows before it becomes one step. */
interface Gesture {
  /** The document without the gesture. */
  readonly before: CanvasDocument;
  readonly changes: readonly Change[];
}

export function openDocument(document: CanvasDocument): DocumentState {
  return { document, history: emptyHistory, gesture: null };
}

/** The document to compute changes of: a gesture's next preview replaces its last. */
export function committedDocument({ document, gesture }: DocumentState): CanvasDocument {
  return gesture?.before ?? document;
}

/** Applies changes as one step. An unfinished gesture becomes a step of its own before. */
export function perform(state: DocumentState, name: string, changes: readonly Change[]): DocumentState {
  const { document, history } = commit(state, 'gesture');
  if (changes.length === 0) return { document, history, gesture: null };
  return {
    document: apply(document, changes),
    history: record(history, { name, changes }),
    gesture: null,
  };
}

/** Shows changes that are not yet a step, instead of those shown before. */
export function preview(state: DocumentState, changes: readonly Change[]): DocumentState {
  const before = committedDocument(state);
  return { ...state, document: apply(before, changes), gesture: { before, changes } };
}

/** Makes what is shown a step. Nothing happens without a gesture, or with one that changed nothing. */
export function commit({ document, history, gesture }: DocumentState, name: string): DocumentState {
  if (!gesture || gesture.changes.length === 0) return { document, history, gesture: null };
  return { document, history: record(history, { name, changes: gesture.changes }), gesture: null };
}

/** Takes back what is shown and not yet a step. */
export function abandon(state: DocumentState): DocumentState {
  return { ...state, document: committedDocument(state), gesture: null };
}

export function undoStep(state: DocumentState): DocumentState {
  const { document, history } = abandon(state);
  return { ...(undo(document, history) ?? { document, history }), gesture: null };
}

export function redoStep(state: DocumentState): DocumentState {
  const { document, history } = abandon(state);
  return { ...(redo(document, history) ?? { document, history }), gesture: null };
}

/** Applies what another tab or device has changed. It is no step of this tab. */
export function merge(state: DocumentState, changes: readonly Change[]): DocumentState {
  const before = apply(committedDocument(state), changes);
  if (!state.gesture) return { ...state, document: before };
  return {
    ...state,
    document: apply(before, state.gesture.changes),
    gesture: { before, changes: state.gesture.changes },
  };
}
