import type { EditorContext } from './context.ts';
import type { PointerInput, ToolState } from './tool.ts';

/** Moves the view. */
export function handTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: panning };
  function panning(from: PointerInput): ToolState {
    let last = from.screen;
    return {
      name: 'panning',
      move({ screen }) {
        editor.pan(screen.x - last.x, screen.y - last.y);
        last = screen;
        return undefined;
      },
      up: () => idle,
      cancel: () => idle,
    };
  }
  return idle;
}
