import { type CSSProperties, useEffect, useRef } from 'react';
import type { ToolName } from '#canvas/tools/tool.ts';
import { maskTools } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useLaterParts } from '../page/later-parts.ts';
import { useCanvasDocument, useEditorState, useSession } from '../session/use-session.ts';
import { BrushCursor } from './brush-cursor.tsx';
import { MaskCanvas } from './mask-canvas.tsx';
import { Overlay } from './overlay.tsx';
import { stageTexts } from './texts.ts';
import { useStagePointer } from './use-pointer.ts';
import { useRenderer } from './use-renderer.ts';

const cursors: Readonly<Record<ToolName, string>> = {
  move: 'default',
  'mask-brush': 'none',
  'mask-eraser': 'none',
  lasso: 'crosshair',
  rectangle: 'crosshair',
  wand: 'crosshair',
  text: 'text',
  shape: 'crosshair',
  pen: 'crosshair',
  crop: 'crosshair',
  hand: 'grab',
};

/** Around the picture when all of it is shown, in CSS pixels. */
const marginPx = 32;

/** The picture, what is selected in it, and what the pointer does. */
export function Stage({ onContextMenu }: { onContextMenu?: (event: React.MouseEvent) => void }) {
  const t = useTexts(stageTexts);
  const { editor } = useSession();
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const later = useLaterParts();
  const tool = useEditorState((state) => state.tool);
  const width = useCanvasDocument((document) => document.width);
  const height = useCanvasDocument((document) => document.height);
  const view = useEditorState((state) => state.view);
  useRenderer(picture);
  useStageSize(stage);
  const handlers = useStagePointer(stage);
  const placed: CSSProperties = {
    left: view.left,
    top: view.top,
    width: width * view.zoom,
    height: height * view.zoom,
  };
  return (
    <div
      ref={stage}
      role="application"
      aria-label={t('stage')}
      aria-roledescription={t('stageRole')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
      tabIndex={0}
      className="relative h-full w-full touch-none select-none overflow-hidden bg-stage outline-none focus-visible:shadow-[inset_0_0_0_1px_var(--edge)]"
      style={{ cursor: cursors[tool] }}
      // The text field that a press opens keeps the focus.
      onMouseDown={(event) => {
        event.preventDefault();
        if (editor.state.editing === null) stage.current?.focus({ preventScroll: true });
      }}
      {...handlers}
      {...(onContextMenu && { onContextMenu })}
    >
      <div className="checkerboard absolute" style={placed} aria-hidden="true" />
      <canvas
        ref={picture}
        className="absolute outline outline-line"
        style={{ ...placed, imageRendering: view.zoom >= 3 ? 'pixelated' : 'auto' }}
      />
      {(maskTools.includes(tool) || !editor.selection.isEmpty) && <MaskCanvas />}
      <Overlay />
      {(tool === 'mask-brush' || tool === 'mask-eraser') && <BrushCursor stage={stage} />}
      {later && <later.TextInPlace />}
    </div>
  );
}

/** Tells the editor how large the stage is. Until the user looks closer, the whole picture is shown. */
function useStageSize(stage: { current: HTMLElement | null }): void {
  const { editor } = useSession();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let fitted: typeof editor.state.view | null = null;
    const observer = new ResizeObserver(() => {
      editor.resize({ width: element.clientWidth, height: element.clientHeight });
      if (element.clientWidth === 0 || (fitted !== null && editor.state.view !== fitted)) return;
      editor.fit(marginPx);
      fitted = editor.state.view;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, editor]);
}
