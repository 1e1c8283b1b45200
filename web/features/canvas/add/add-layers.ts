import { addLayer } from '#canvas/document/changes.ts';
import { type Layer, type LayerId, unplaced } from '#canvas/document/layer.ts';
import { newText } from '#canvas/document/new-layers.ts';
import { orderOnTop } from '#canvas/document/order.ts';
import type { CanvasEditor } from '#canvas/editor/editor.ts';

/** The fields that every kind of layer has, for one in the middle of the picture. */
function common({ committedDocument }: CanvasEditor, id: LayerId) {
  const { width, height } = committedDocument;
  return {
    id,
    name: '',
    order: orderOnTop(committedDocument),
    parent: null,
    isVisible: true,
    isLocked: false,
    opacity: 1,
    blend: 'normal' as const,
    placement: { ...unplaced, x: width / 2, y: height / 2 },
    effects: [],
  };
}

function add(editor: CanvasEditor, layer: Layer): void {
  editor.choose('move');
  editor.perform(`add-${layer.kind}`, [addLayer(layer)]);
  editor.select([layer.id]);
}

/** Pasted text that is longer breaks at the picture's edges. */
const longText = 80;

/** Adds a text in the middle, ready to be typed over. */
export function addText(editor: CanvasEditor, content: string): void {
  const { width, height } = editor.committedDocument;
  const placed = { id: editor.newId(), name: '', order: orderOnTop(editor.committedDocument) };
  const fontSize = Math.round(Math.min(400, Math.max(8, height * 0.14)));
  const layer = newText({
    ...placed,
    x: width / 2,
    y: height / 2,
    content,
    font: editor.state.font,
    fontSize,
  });
  const wrapWidth = content.length > longText ? Math.round(width * 0.9) : null;
  add(editor, { ...layer, wrapWidth });
}

/** Adds a picture of the packed set, a third as high as the document. */
export function addSticker(
  editor: CanvasEditor,
  sticker: string,
  size: { width: number; height: number },
): void {
  const scale = editor.committedDocument.height / 3 / Math.max(size.width, size.height);
  const { placement, ...rest } = common(editor, editor.newId());
  add(editor, {
    ...rest,
    placement: { ...placement, scaleX: scale, scaleY: scale },
    kind: 'sticker',
    sticker,
    width: size.width,
    height: size.height,
  });
}

export function addFrame(editor: CanvasEditor): void {
  const width = Math.round(editor.committedDocument.height / 36);
  add(editor, {
    ...common(editor, editor.newId()),
    kind: 'frame',
    color: editor.state.color,
    width,
    rounding: 0,
  });
}

export function addBlurBox(editor: CanvasEditor): void {
  const { width, height } = editor.committedDocument;
  add(editor, {
    ...common(editor, editor.newId()),
    kind: 'blur',
    look: 'blur',
    width: Math.round(width / 4),
    height: Math.round(height / 4),
    strength: Math.max(4, Math.round(height / 40)),
  });
}

export function addFinish(editor: CanvasEditor): void {
  add(editor, { ...common(editor, editor.newId()), kind: 'finish', grain: 0.25, vignette: 0.4, grade: null });
}
