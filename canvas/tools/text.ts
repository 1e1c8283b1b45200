import { addLayer, removeLayer, setFields } from '../document/changes.ts';
import type { LayerId } from '../document/layer.ts';
import { newText } from '../document/new-layers.ts';
import { orderOnTop } from '../document/order.ts';
import { type TextRange, typed } from '../document/text-parts.ts';
import { inDrawingOrder, isFree, isShown } from '../document/tree.ts';
import type { PicturePoint } from '../geometry.ts';
import { isOnLayer } from '../layout/placed.ts';
import type { EditorContext } from './context.ts';
import type { PointerInput, ToolState } from './tool.ts';

/** The font size of new text, as a share of the picture's height. */
const newShare = 0.14;

/** Edits the text that is pressed, or adds text where nothing is. */
export function textTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: press };

  function press({ picture }: PointerInput): ToolState | undefined {
    const { width, height } = editor.document;
    const pressed = textAt(editor, picture);
    if (pressed) return editing(pressed);
    const isInside = picture.x >= 0 && picture.y >= 0 && picture.x < width && picture.y < height;
    return isInside ? editing(add(picture)) : undefined;
  }

  /**
   * The text is edited in place. A press elsewhere, another tool and Escape end it: nothing typed is lost, and
   * the text can be moved at once. A press on another text edits that one.
   */
  function editing(id: LayerId): ToolState {
    editor.select([id]);
    editor.update({ editing: id, textRange: null });
    const leave = () => {
      finishText(editor, id);
      editor.select(editor.document.layers[id] ? [id] : []);
      editor.update({ editing: null, textRange: null });
      return idle;
    };
    const finish = (): undefined => {
      editor.choose('move');
    };
    return {
      name: 'editing',
      down(input) {
        const pressed = textAt(editor, input.picture);
        if (pressed === null) return finish();
        leave();
        return editing(pressed);
      },
      cancel: finish,
      leave,
    };
  }

  /** Text becomes a step when it is finished: a click alone adds nothing. */
  function add({ x, y }: PicturePoint): LayerId {
    const id = editor.newId();
    const fontSize = Math.round(Math.min(400, Math.max(8, editor.document.height * newShare)));
    const order = orderOnTop(editor.committedDocument);
    const layer = newText({ id, name: '', order, x, y, content: '', font: editor.state.font, fontSize });
    editor.preview([addLayer(layer)]);
    return id;
  }

  return idle;
}

/** Shows what is typed into a text. `caret` is where typing ended: words keep their own look. */
export function typeText(editor: EditorContext, id: LayerId, content: string, caret?: number): void {
  const layer = editor.document.layers[id];
  if (layer?.kind !== 'text') return;
  const fields = typed(layer, content, caret);
  const isNew = editor.committedDocument.layers[id] === undefined;
  editor.preview(
    isNew ? [addLayer({ ...layer, ...fields })] : setFields(editor.committedDocument, id, fields),
  );
}

/**
 * Chooses words of the selected text, so that a style is set for them alone. Nothing, and all of it, is the
 * whole text.
 */
export function chooseWords(editor: EditorContext, id: LayerId, { from, to }: TextRange): void {
  const layer = editor.document.layers[id];
  if (layer?.kind !== 'text') return;
  const isPart = from < to && (from > 0 || to < layer.content.length);
  const textRange = isPart ? { from, to } : null;
  const before = editor.state.textRange;
  if (before?.from !== textRange?.from || before?.to !== textRange?.to) editor.update({ textRange });
}

/** Makes what was typed a step. Text without a letter is removed. */
export function finishText(editor: EditorContext, id: LayerId): void {
  const layer = editor.document.layers[id];
  const isEmpty = layer?.kind === 'text' && layer.content.trim() === '';
  const isNew = editor.committedDocument.layers[id] === undefined;
  if (isEmpty) editor.abandon();
  else editor.commit(isNew ? 'add-text' : 'edit-text');
  if (isEmpty && !isNew) editor.perform('remove', removeLayer(editor.document, id));
}

function textAt({ document }: EditorContext, at: PicturePoint): LayerId | null {
  const layer = inDrawingOrder(document)
    .reverse()
    .find(
      (other) =>
        other.kind === 'text' && isOnLayer(other, at) && isShown(document, other) && isFree(document, other),
    );
  return layer?.id ?? null;
}
