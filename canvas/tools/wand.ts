import type { EditorContext } from './context.ts';
import type { ToolState } from './tool.ts';

/** Selects the colour under the pointer; Shift selects it in the whole picture, Alt takes it away. */
export function wandTool(editor: EditorContext): ToolState {
  return {
    name: 'idle',
    down({ picture, isAlt, isShift }) {
      const pixels = editor.readPixels();
      if (pixels) {
        editor.selection.addColor(pixels, picture, {
          mode: isAlt ? 'remove' : 'add',
          tolerance: editor.state.wandTolerance,
          isContiguous: !isShift,
        });
      }
      return undefined;
    },
  };
}
