import { MessageSquareText, UserRound } from 'lucide-react';
import { brushSizes } from '#canvas/editor/editor-state.ts';
import type { ToolName } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { useEditorState, useSelectionVersion, useSession } from '../session/use-session.ts';
import { useClosedPrompt } from './closed-prompt.ts';
import { InlineSlider } from './inline-slider.tsx';
import { ReshapeMenu } from './reshape-menu.tsx';
import { maskTexts } from './texts.ts';
import { useSelectPerson } from './use-select-person.ts';

const wandTolerance = { smallest: 0, largest: 255, initial: 32 } as const;

/** What is done to the whole selection, at the end of its row. */
export function MaskActions() {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  useSelectionVersion();
  const isBusy = useEditorState((state) => state.isBusy);
  const person = useSelectPerson();
  const isEmpty = editor.selection.isEmpty;
  const prompt = useHiddenPrompt();
  return (
    <span className="ml-auto flex items-center">
      {prompt.isHidden && (
        <IconButton icon={MessageSquareText} label={t('describeEdit')} onClick={prompt.show} />
      )}
      <IconButton
        icon={UserRound}
        label={t(person.isSelecting ? 'findingPerson' : 'selectPerson')}
        busy={person.isSelecting}
        disabled={isBusy || !person.isPossible}
        onClick={person.select}
      />
      <ReshapeMenu isDisabled={isBusy || isEmpty} />
      <Button
        variant="quiet"
        disabled={isBusy || isEmpty}
        onClick={() => editor.selection.clear()}
        className="px-2.5!"
      >
        {t('clearSelection')}
      </Button>
    </span>
  );
}

/** Whether there is a selection without a prompt, and how to show it again. */
function useHiddenPrompt(): { isHidden: boolean; show: () => void } {
  const version = useSelectionVersion();
  const closed = useClosedPrompt((store) => store.version);
  const { editor } = useSession();
  return {
    isHidden: closed === version && !editor.selection.isEmpty,
    show: () => useClosedPrompt.getState().close(null),
  };
}

/** The size of the brush, or how far colours may differ for the wand. */
export function MaskSetting({ tool }: { tool: ToolName }) {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  const brushSizePx = useEditorState((state) => state.brushSizePx);
  const tolerance = useEditorState((state) => state.wandTolerance);
  if (tool === 'wand') {
    return (
      <InlineSlider
        label={t('tolerance')}
        value={tolerance}
        onChange={(wandTolerance) => editor.update({ wandTolerance })}
        min={wandTolerance.smallest}
        max={wandTolerance.largest}
        defaultValue={wandTolerance.initial}
      />
    );
  }
  if (tool === 'lasso' || tool === 'rectangle') return null;
  return (
    <>
      <InlineSlider
        label={t('brush')}
        value={brushSizePx}
        onChange={(size) => editor.setBrushSize(size)}
        min={brushSizes.smallest}
        max={brushSizes.largest}
        defaultValue={brushSizes.initial}
        unit="px"
      />
      <span aria-hidden="true" className="flex gap-2.5 @max-[920px]:hidden">
        <KeyCap>[</KeyCap>
        <KeyCap>]</KeyCap>
      </span>
    </>
  );
}
