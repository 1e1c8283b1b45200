import { cornersOf } from '../mask/areas.ts';
import type { EditorContext } from './context.ts';
import { boxBetween } from './drag-box.ts';
import type { PointerInput, ToolState } from './tool.ts';

/** Selects a rectangle, with Shift a square; with Alt takes it from the selection. */
export function rectangleTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: drawing };

  function drawing({ picture: from, isAlt }: PointerInput): ToolState {
    let corners = cornersOf(boxBetween(from, from));
    const end = () => {
      editor.update({ outline: [] });
      return idle;
    };
    return {
      name: 'drawing',
      move({ picture, isShift }) {
        corners = cornersOf(boxBetween(from, picture, isShift));
        editor.update({ outline: corners });
        return undefined;
      },
      up() {
        editor.selection.addPolygon(corners, isAlt ? 'remove' : 'add');
        return end();
      },
      cancel: end,
    };
  }

  return idle;
}
