import { type LayerFields, setFields } from '#canvas/document/changes.ts';
import type { Layer } from '#canvas/document/layer.ts';
import { useSession } from '../session/use-session.ts';

export interface FieldSetters {
  /** Makes the change one step. */
  set: (fields: LayerFields) => void;
  /** Shows the change while a control moves; `set` or `commit` makes it a step. */
  preview: (fields: LayerFields) => void;
  commit: () => void;
}

/** Changes the fields of a layer. */
export function useFields(layer: Layer): FieldSetters {
  const { editor } = useSession();
  return {
    set: (fields) => editor.perform('change', setFields(editor.committedDocument, layer.id, fields)),
    preview: (fields) => editor.preview(setFields(editor.committedDocument, layer.id, fields)),
    commit: () => editor.commit('change'),
  };
}
