import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { drawMask, type MaskContext } from '#canvas/drawing/mask-view.ts';
import type { Box } from '#canvas/geometry.ts';
import type { Mask } from '#canvas/mask/mask.ts';
import { useEditorState, useSession } from '../session/use-session.ts';

/** The selection of pixels over the picture. */
export function MaskCanvas({ placed }: { placed: CSSProperties }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useMaskCanvas(canvas);
  return (
    <canvas ref={canvas} data-part="selection" className="pointer-events-none absolute" style={placed} />
  );
}

/** Shows the selection of pixels: what a stroke changes is painted, and nothing else. */
function useMaskCanvas(canvasRef: RefObject<HTMLCanvasElement | null>): void {
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
      for (const box of dirty) drawMask(context as unknown as MaskContext, mask, box, pixel);
    };
    paint([{ x: 0, y: 0, ...sizeOf(editor.selection.mask) }]);
    return editor.selection.watch(paint);
  }, [canvasRef, editor, pixel]);
}

const sizeOf = ({ width, height }: Mask) => ({ width, height });
