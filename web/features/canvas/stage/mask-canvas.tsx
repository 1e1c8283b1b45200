import { type RefObject, useLayoutEffect, useRef } from 'react';
import { drawMask, type MaskContext, type MaskStage } from '#canvas/drawing/mask-view.ts';
import { type Box, union } from '#canvas/geometry.ts';
import { useEditorState, useSession } from '../session/use-session.ts';

/**
 * The selection of pixels over the picture: a canvas that covers the stage, whatever the picture's size is.
 */
export function MaskCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useMaskCanvas(canvas);
  return (
    <canvas
      ref={canvas}
      data-part="selection"
      className="pointer-events-none absolute inset-0 h-full w-full"
    />
  );
}

/** Shows the selection of pixels: what a stroke changes is painted, and nothing else. */
function useMaskCanvas(canvasRef: RefObject<HTMLCanvasElement | null>): void {
  const { editor } = useSession();
  const view = useEditorState((state) => state.view);
  const size = useEditorState((state) => state.stage);
  // Before the browser paints: the selection moves together with the picture.
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d') as MaskContext | null | undefined;
    if (!canvas || !context) return;
    const density = window.devicePixelRatio;
    const width = Math.max(1, Math.round(size.width * density));
    const height = Math.max(1, Math.round(size.height * density));
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const stage: MaskStage = {
      width,
      height,
      view: { zoom: view.zoom * density, left: view.left * density, top: view.top * density },
      line: Math.max(1, Math.round(density)),
    };
    drawMask(context, editor.selection, stage, null);
    let shown = editor.selection.mask;
    // A mouse has several moves a frame: what they change is shown once.
    let frame = 0;
    let waiting: Box | null = null;
    const draw = () => {
      frame = 0;
      // A picture of another size has another mask.
      const changed = shown === editor.selection.mask ? waiting : null;
      shown = editor.selection.mask;
      drawMask(context, editor.selection, stage, changed);
      waiting = null;
    };
    const unwatch = editor.selection.watchPixels((dirty) => {
      waiting = dirty.reduce(union, waiting);
      if (frame === 0 && waiting) frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      unwatch();
    };
  }, [canvasRef, editor, view, size]);
}
