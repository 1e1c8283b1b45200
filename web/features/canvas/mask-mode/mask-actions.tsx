import { MessageSquareText, SquareX, UserRound } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { brushSizes } from '#canvas/editor/editor-state.ts';
import type { ToolName } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { useEditorState, useSelectionVersion, useSession } from '../session/use-session.ts';
import { useClosedPrompt } from './closed-prompt.ts';
import { InlineSlider } from './inline-slider.tsx';
import { MenuRow, ReshapeMenu } from './reshape-menu.tsx';
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
  const place = useRef<HTMLSpanElement>(null);
  const clear = () => editor.selection.clear();
  const personText = t(person.isSelecting ? 'findingPerson' : 'selectPerson');
  if (useIsNarrow(place)) {
    return (
      <span ref={place} className="ml-auto flex items-center">
        <ReshapeMenu isDisabled={isBusy} isEmpty={isEmpty}>
          {prompt.isHidden && (
            <MenuRow icon={MessageSquareText} onClick={prompt.show}>
              {t('describeEdit')}
            </MenuRow>
          )}
          <MenuRow
            icon={UserRound}
            busy={person.isSelecting}
            disabled={!person.isPossible}
            onClick={person.select}
          >
            {personText}
          </MenuRow>
          <MenuRow icon={SquareX} disabled={isEmpty} onClick={clear}>
            {t('clearSelection')}
          </MenuRow>
        </ReshapeMenu>
      </span>
    );
  }
  return (
    <span ref={place} className="ml-auto flex items-center">
      {prompt.isHidden && (
        <IconButton icon={MessageSquareText} label={t('describeEdit')} onClick={prompt.show} />
      )}
      <IconButton
        icon={UserRound}
        label={personText}
        busy={person.isSelecting}
        disabled={isBusy || !person.isPossible}
        onClick={person.select}
      />
      <ReshapeMenu isDisabled={isBusy || isEmpty} isEmpty={isEmpty} />
      <Button variant="quiet" disabled={isBusy || isEmpty} onClick={clear} className="px-2.5!">
        {t('clearSelection')}
      </Button>
    </span>
  );
}

/** CSS pixels of the row that a place for every action needs. */
const narrow = { mouse: 640, touch: 760 } as const;

/** Whether the row is too narrow for all actions. */
function useIsNarrow(place: RefObject<HTMLElement | null>): boolean {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const row = place.current?.parentElement;
    if (!row) return;
    const measure = () => setWidth(row.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [place]);
  return width < (isTouch ? narrow.touch : narrow.mouse);
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
