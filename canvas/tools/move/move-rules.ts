import { type Change, setFields } from '../../document/changes.ts';
import type { LayerId } from '../../document/layer.ts';
import { isFree, withDescendants } from '../../document/tree.ts';
import { moved } from '../../layout/transform.ts';
import type { EditorContext } from '../context.ts';

/** The changes that move layers, and all that is in groups among them, by pixels of the picture. */
export function moveLayers(editor: EditorContext, ids: readonly LayerId[], x: number, y: number): Change[] {
  const document = editor.committedDocument;
  return [...new Set(ids.flatMap((id) => withDescendants(document, id)))].flatMap((id) => {
    const layer = document.layers[id];
    return layer ? setFields(document, id, { placement: moved(layer.placement, x, y) }) : [];
  });
}

/** Those layers that may be changed. */
export function movable(editor: EditorContext, ids: readonly LayerId[]): LayerId[] {
  const document = editor.committedDocument;
  return ids.filter((id) => {
    const layer = document.layers[id];
    return layer !== undefined && isFree(document, layer);
  });
}
