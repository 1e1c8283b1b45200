import { addLayer } from '../document/changes.ts';
import { documentLimits } from '../document/layer.ts';
import { newPen } from '../document/new-layers.ts';
import { orderOnTop } from '../document/order.ts';
import type { EditorContext } from './context.ts';
import type { PointerInput, ToolState } from './tool.ts';

/** Draws a free line, as a layer of its own. Alt draws with the other of pen and highlighter. */
export function penTool(editor: EditorContext): ToolState {
  const idle: ToolState = { name: 'idle', down: drawing };

  function drawing(from: PointerInput): ToolState {
    const id = editor.newId();
    const points = [from];
    const layer = () => {
      const xs = points.map(({ picture }) => picture.x);
      const ys = points.map(({ picture }) => picture.y);
      const x = (Math.min(...xs) + Math.max(...xs)) / 2;
      const y = (Math.min(...ys) + Math.max(...ys)) / 2;
      return newPen({
        id,
        name: '',
        order: orderOnTop(editor.committedDocument),
        x,
        y,
        points: points.map(({ picture, pressure }) => [picture.x - x, picture.y - y, pressure]),
        color: editor.state.color,
        width: editor.state.brushSizePx,
        isHighlighter: from.isAlt !== editor.state.isHighlighter,
      });
    };
    editor.preview([addLayer(layer())]);
    return {
      name: 'drawing',
      move(input) {
        if (points.length >= documentLimits.penPoints) return undefined;
        points.push(input);
        editor.preview([addLayer(layer())]);
        return undefined;
      },
      up() {
        editor.commit('draw');
        return idle;
      },
      cancel() {
        editor.abandon();
        return idle;
      },
    };
  }

  return idle;
}
