import { type RefObject, useEffect } from 'react';
import type { Box } from '#canvas/geometry.ts';
import type { Mask } from '#canvas/mask/mask.ts';
import { useEditorState, useSession } from '../session/use-session.ts';

/** The tint of selected pixels: the accent, in stripes that follow the zoom. */
const tint = [139, 92, 246] as const;
const stripe = { wide: 120, thin: 70 };

/** Shows the selection of pixels: what a stroke changes is painted, and nothing else. */
export function useMaskCanvas(canvasRef: RefObject<HTMLCanvasElement | null>): void {
  const { editor } = useSession();
  // The line around the selection is as thick on the screen at each zoom.
  const pixel = useEditorState(({ view }) => Math.max(1, Math.round(1 / view.zoom)));
  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const paint = (dirty: readonly Box[]) => {
      const { mask } = editor.selection;
      if (canvas.width !== mask.width || canvas.height !== mask.height) {
        canvas.width = mask.width;
        canvas.height = mask.height;
      }
      for (const box of dirty) paintBox(context, mask, around(box, mask, pixel), pixel);
    };
    paint([{ x: 0, y: 0, ...sizeOf(editor.selection.mask) }]);
    return editor.selection.watch(paint);
  }, [canvasRef, editor, pixel]);
}

const sizeOf = ({ width, height }: Mask) => ({ width, height });

/** The line around the selection changes beside what changed, too. */
function around({ x, y, width, height }: Box, mask: Mask, margin: number): Box {
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  const right = Math.min(mask.width, x + width + margin);
  const bottom = Math.min(mask.height, y + height + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function paintBox(context: CanvasRenderingContext2D, mask: Mask, box: Box, pixel: number): void {
  if (box.width <= 0 || box.height <= 0) return;
  const image = context.createImageData(box.width, box.height);
  const { data } = image;
  const { alpha, width, height } = mask;
  for (let row = 0; row < box.height; row += 1) {
    const y = box.y + row;
    const start = y * width;
    for (let column = 0; column < box.width; column += 1) {
      const x = box.x + column;
      const value = alpha[start + x] ?? 0;
      if (value === 0) continue;
      const at = (row * box.width + column) * 4;
      const isEdge =
        value > 127 &&
        (x < pixel ||
          y < pixel ||
          x >= width - pixel ||
          y >= height - pixel ||
          (alpha[start + x - pixel] ?? 0) <= 127 ||
          (alpha[start + x + pixel] ?? 0) <= 127 ||
          (alpha[start - pixel * width + x] ?? 0) <= 127 ||
          (alpha[start + pixel * width + x] ?? 0) <= 127);
      const phase = Math.floor((x + y) / (6 * pixel)) & 1;
      if (isEdge) {
        data[at] = data[at + 1] = data[at + 2] = phase === 0 ? 255 : 20;
        data[at + 3] = 255;
        continue;
      }
      data[at] = tint[0];
      data[at + 1] = tint[1];
      data[at + 2] = tint[2];
      data[at + 3] = (value * (phase === 0 ? stripe.wide : stripe.thin)) >> 8;
    }
  }
  context.putImageData(image, box.x, box.y);
}
