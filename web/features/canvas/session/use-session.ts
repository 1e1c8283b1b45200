import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { CanvasDocument } from '#canvas/document/document.ts';
import type { EditorState } from '#canvas/editor/editor-state.ts';
import type { Store } from '#canvas/editor/store.ts';
import type { DocumentSession } from './document-session.ts';

const SessionContext = createContext<DocumentSession | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The open document. Only inside a page with one. */
export function useSession(): DocumentSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('there is no open document around this component');
  return session;
}

/**
 * Part of what the editor shows besides the document. `select` must return the same value for the same state.
 */
export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  const { editor } = useSession();
  const watch = useCallback((listener: () => void) => editor.watchState(listener), [editor]);
  return useSyncExternalStore(watch, () => select(editor.state));
}

/** Part of the document as it is shown, gestures included. */
export function useCanvasDocument<Value>(select: (document: CanvasDocument) => Value): Value {
  const { editor } = useSession();
  const watch = useCallback((listener: () => void) => editor.watchDocument(listener), [editor]);
  return useSyncExternalStore(watch, () => select(editor.document));
}

/** How many steps can be undone and redone, as one string: `3/5`. */
export function useSteps(): { past: number; future: number } {
  const { editor } = useSession();
  const watch = useCallback((listener: () => void) => editor.watchDocument(listener), [editor]);
  const text = useSyncExternalStore(watch, () => `${editor.steps.past}/${editor.steps.future}`);
  const [past = 0, future = 0] = text.split('/').map(Number);
  return { past, future };
}

/** A number that rises with each change of the selection of pixels, once for a stroke. */
export function useSelectionVersion(): number {
  const { editor } = useSession();
  const watch = useCallback(
    (listener: () => void) =>
      editor.selection.watch(() => {
        versions.set(editor, (versions.get(editor) ?? 0) + 1);
        listener();
      }),
    [editor],
  );
  return useSyncExternalStore(watch, () => versions.get(editor) ?? 0);
}
const versions = new WeakMap<object, number>();

export function useStore<Value>(store: Store<Value>): Value {
  const watch = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useSyncExternalStore(watch, () => store.get());
}
