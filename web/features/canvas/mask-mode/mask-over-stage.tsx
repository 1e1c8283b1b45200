import { useEffect, useRef } from 'react';
import { maskTools } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { useEditorState, useSelectionVersion, useSession } from '../session/use-session.ts';
import { useClosedPrompt } from './closed-prompt.ts';
import { SelectionPrompt } from './selection-prompt.tsx';
import { maskTexts } from './texts.ts';

/** Over the stage in the tools of the selection: the Selection Prompt, once something is selected. */
export function MaskOverStage() {
  const { editor } = useSession();
  const version = useSelectionVersion();
  const closed = useClosedPrompt((store) => store.version);
  const tool = useEditorState((state) => state.tool);
  const isBusy = useEditorState((state) => state.isBusy);
  const isIdle = useEditorState(({ path }) => path.endsWith('.idle'));
  useOutsideNotice(isIdle);
  const isWanted = maskTools.includes(tool) && !isBusy && isIdle && closed !== version;
  if (!isWanted || editor.selection.isEmpty) return null;
  return <SelectionPrompt onClose={() => useClosedPrompt.getState().close(version)} />;
}

/** Says so where something was drawn beside the picture, which selects nothing. */
function useOutsideNotice(isIdle: boolean): void {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  const began = useRef<string | null>(null);
  useEffect(() => {
    const { tool } = editor.state;
    const isDrawing = tool === 'mask-brush' || tool === 'lasso' || tool === 'rectangle';
    const { at, of } = editor.selection.position;
    if (!isIdle) {
      began.current = isDrawing ? `${at}/${of}` : null;
      return;
    }
    const before = began.current;
    began.current = null;
    // A stroke that selected something is a step; on a whole history it replaces the oldest.
    if (before === null || `${at}/${of}` !== before || !editor.selection.isEmpty) return;
    showToast({ id: 'selection-outside', title: t('outside') });
  }, [isIdle, editor, t]);
}
