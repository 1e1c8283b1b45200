import type { BrushPoint } from '../mask/brush.ts';
import type { EditorContext } from './context.ts';
import type { PointerInput, ToolState } from './tool.ts';

/** Paints the selection, or erases it. Alt does the other; a pen's pressure makes the brush smaller. */
export function brushTool(editor: EditorContext, mode: 'add' | 'remove'): ToolState {
  const idle: ToolState = { name: 'idle', down: painting };

  function painting(input: PointerInput): ToolState {
    const other = mode === 'add' ? 'remove' : 'add';
    const stroke = editor.selection.beginStroke(pointOf(input), { mode: input.isAlt ? other : mode });
    return {
      name: 'painting',
      move(next) {
        stroke.to(pointOf(next));
        return undefined;
      },
      up() {
        stroke.finish();
        return idle;
      },
      cancel() {
        stroke.cancel();
        return idle;
      },
    };
  }

  function pointOf({ picture, pressure, pointer }: PointerInput): BrushPoint {
    const share = pointer === 'pen' ? Math.max(0.1, pressure) : 1;
    return { at: picture, radius: (editor.state.brushSizePx / 2) * share };
  }

  return idle;
}
