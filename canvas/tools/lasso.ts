import type { PicturePoint } from '../geometry.ts';
import type { EditorContext } from './context.ts';
import type { PointerInput, ToolState } from './tool.ts';

/** Selects the inside of a drawn line; with Alt takes it from the selection. */
export function lassoTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: drawing };

  function drawing({ picture, isAlt }: PointerInput): ToolState {
    let points: readonly PicturePoint[] = [picture];
    const end = () => {
      editor.update({ outline: [] });
      return idle;
    };
    return {
      name: 'drawing',
      move(input) {
        points = [...points, input.picture];
        editor.update({ outline: points });
        return undefined;
      },
      up() {
        editor.selection.addPolygon(points, isAlt ? 'remove' : 'add');
        return end();
      },
      cancel: end,
    };
  }

  return idle;
}
