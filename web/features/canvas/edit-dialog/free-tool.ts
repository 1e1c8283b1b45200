import { flip } from '#canvas/actions/arrange-layers.ts';
import { type Change, setDocument, setFields } from '#canvas/document/changes.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import type { CanvasEditor } from '#canvas/editor/editor.ts';
import { picturePoint } from '#canvas/geometry.ts';
import { flipped, rotatedAbout } from '#canvas/layout/transform.ts';
import type { FreeEditTool } from '#contract/edit-actions.ts';
import { addFrame } from '../add/add-layers.ts';
import { showDialog } from '../page/dialog-store.ts';
import { baseOf } from './edit-source.ts';

/**
 * Does by a tool of the editor, free of charge, what a prompt said. Tools that need to know where are chosen,
 * so that their user goes on.
 */
export function runFreeTool(editor: CanvasEditor, tool: FreeEditTool): void {
  const document = editor.committedDocument;
  switch (tool) {
    case 'flip':
      editor.perform('flip', mirrored(document));
      break;
    case 'rotate':
      editor.perform('rotate', turned(document));
      editor.fit();
      break;
    case 'border':
      addFrame(editor);
      break;
    case 'crop':
    case 'text':
    case 'shape':
      editor.choose(tool);
      break;
    case 'sticker':
      showDialog('stickers');
  }
}

/** The base image only, though it is locked: words above it must stay readable. */
function mirrored(document: CanvasDocument): Change[] {
  const base = baseOf(document);
  if (base === null) return flip(document, topLayers(document), 'x');
  const whole = { x: 0, y: 0, width: document.width, height: document.height };
  return setFields(document, base.id, { placement: flipped(base.placement, whole, 'x') });
}

function topLayers(document: CanvasDocument): string[] {
  return Object.values(document.layers)
    .filter(({ parent }) => parent === null)
    .map(({ id }) => id);
}

/** A quarter turn to the right: the sides change places. */
function turned(document: CanvasDocument): Change[] {
  const { width, height } = document;
  const middle = picturePoint(width / 2, height / 2);
  const moves = topLayers(document).flatMap((id) => {
    const layer = document.layers[id];
    if (layer === undefined) return [];
    const placement = rotatedAbout(layer.placement, middle, 90);
    const [x, y] = [placement.x + (height - width) / 2, placement.y + (width - height) / 2];
    return setFields(document, id, { placement: { ...placement, x, y } });
  });
  return [...setDocument(document, { width: height, height: width }), ...moves];
}
