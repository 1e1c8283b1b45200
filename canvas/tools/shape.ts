import { addLayer } from '../document/changes.ts';
import { newShape } from '../document/new-layers.ts';
import { orderOnTop } from '../document/order.ts';
import type { Box } from '../geometry.ts';
import { cornersOf } from '../mask/areas.ts';
import type { EditorContext } from './context.ts';
import { boxBetween, middleOf } from './drag-box.ts';
import { isDrag, type PointerInput, type ToolState } from './tool.ts';

/** The size of a shape that is added by a click, as a share of the picture's shorter side. */
const clickedShare = 0.25;

/** Draws a shape between two points, with Shift as wide as high. A click adds one of a usual size. */
export function shapeTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: drawing };

  function drawing(from: PointerInput): ToolState {
    let box: Box | null = null;
    const end = () => {
      editor.update({ outline: [] });
      return idle;
    };
    return {
      name: 'drawing',
      move({ screen, picture, isShift }) {
        if (!box && !isDrag(from.screen, screen)) return undefined;
        box = boxBetween(from.picture, picture, isShift);
        editor.update({ outline: cornersOf(box) });
        return undefined;
      },
      up() {
        add(box ?? clickedBox(from));
        return end();
      },
      cancel: end,
    };
  }

  function clickedBox({ picture }: PointerInput): Box {
    const { width, height } = editor.document;
    const side = Math.min(width, height) * clickedShare;
    return { x: picture.x - side / 2, y: picture.y - side / 2, width: side, height: side };
  }

  function add(box: Box): void {
    const { shape, color } = editor.state;
    const id = editor.newId();
    const layer = newShape({
      id,
      name: shape,
      order: orderOnTop(editor.committedDocument),
      ...middleOf(box),
      shape,
      color,
      width: Math.max(1, box.width),
      height: Math.max(1, box.height),
    });
    editor.perform('add-shape', [addLayer(layer)]);
    editor.select([id]);
  }

  return idle;
}
