import { type RefObject, useEffect } from 'react';
import { LayeredRenderer } from '#canvas/drawing/layered-renderer.ts';
import { surfaceOf } from '../session/painter.ts';
import { useEditorState, useSession } from '../session/use-session.ts';

/** The scales at which the stage is drawn: zooming between two of them redraws nothing. */
const scales = [0.125, 0.25, 0.375, 0.5, 0.75, 1] as const;

function scaleFor(zoom: number): number {
  const wanted = zoom * window.devicePixelRatio;
  return scales.find((scale) => scale >= wanted - 1e-6) ?? 1;
}

/** Keeps a canvas up to date with the document, once a frame at most. */
export function useRenderer(canvasRef: RefObject<HTMLCanvasElement | null>): void {
  const { editor, painter } = useSession();
  const scale = useEditorState(({ view }) => scaleFor(view.zoom));
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const renderer = new LayeredRenderer(painter);
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { document, state } = editor;
      const width = Math.max(1, Math.round(document.width * scale));
      const height = Math.max(1, Math.round(document.height * scale));
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      const surface = surfaceOf(canvas, canvas.getContext('2d'));
      renderer.draw(surface, document, scale, new Set(state.selected));
    };
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    let { selected } = editor.state;
    const load = () => {
      for (const layer of Object.values(editor.document.layers)) void painter.loadLayer(layer);
      request();
    };
    load();
    const stops = [
      editor.watchDocument(load),
      editor.watchState(() => {
        if (selected !== editor.state.selected) request();
        selected = editor.state.selected;
      }),
      painter.watch(() => {
        renderer.forget();
        request();
      }),
    ];
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  }, [canvasRef, editor, painter, scale]);
}
