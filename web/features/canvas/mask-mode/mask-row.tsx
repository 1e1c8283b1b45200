import {
  Brush,
  Eraser,
  Lasso,
  type LucideIcon,
  MessageSquareText,
  SquareDashed,
  UserRound,
  WandSparkles,
} from 'lucide-react';
import { brushSizes } from '#canvas/editor/editor-state.ts';
import { maskTools, type ToolName } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useEditorState, useSelectionVersion, useSession } from '../session/use-session.ts';
import { InlineSlider } from './inline-slider.tsx';
import { useHiddenPrompt } from './mask-over-stage.tsx';
import { ReshapeMenu } from './reshape-menu.tsx';
import { maskTexts } from './texts.ts';
import { useSelectPerson } from './use-select-person.ts';

type MaskTool = 'mask-brush' | 'mask-eraser' | 'lasso' | 'rectangle' | 'wand';

const buttons: readonly {
  tool: MaskTool;
  text: 'brush' | 'eraser' | 'lasso' | 'rectangle' | 'wand';
  icon: LucideIcon;
}[] = [
  { tool: 'mask-brush', text: 'brush', icon: Brush },
  { tool: 'mask-eraser', text: 'eraser', icon: Eraser },
  { tool: 'lasso', text: 'lasso', icon: Lasso },
  { tool: 'rectangle', text: 'rectangle', icon: SquareDashed },
  { tool: 'wand', text: 'wand', icon: WandSparkles },
];

const wandTolerance = { smallest: 0, largest: 255, initial: 32 } as const;

/** The row below the toolbar while a part of the picture is selected. Nothing with other tools. */
export function MaskRow() {
  const tool = useEditorState((state) => state.tool);
  return maskTools.includes(tool) ? <ShownRow tool={tool} /> : null;
}

function ShownRow({ tool }: { tool: ToolName }) {
  const t = useTexts(maskTexts);
  const { editor } = useSession();
  useSelectionVersion();
  const isBusy = useEditorState((state) => state.isBusy);
  const person = useSelectPerson();
  const isEmpty = editor.selection.isEmpty;
  const prompt = useHiddenPrompt();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw itself
    <div role="group" aria-label={t('row')} className="@container flex-none border-line border-b bg-panel">
      <div className="flex h-[47px] items-center gap-3 px-4 @max-[680px]:gap-1.5 @max-[680px]:px-3">
        <RadioGroup
          label={t('selectionTool')}
          values={buttons.map((button) => button.tool)}
          value={buttons.find((button) => button.tool === tool)?.tool ?? 'mask-brush'}
          onChange={(next) => editor.choose(next)}
          className="flex flex-none items-center gap-0.5"
        >
          {buttons.map((button) => (
            <Tooltip key={button.tool} text={t(button.text)}>
              <RadioItem
                value={button.tool}
                disabled={isBusy}
                aria-label={t(button.text)}
                className="press inline-grid size-9 place-items-center rounded-control border-[1.5px] border-transparent bg-transparent p-0 text-muted hover:text-text data-[state=checked]:border-edge data-[state=checked]:bg-over data-[state=checked]:text-text data-disabled:text-faint @max-[680px]:size-8 touch:size-11"
              >
                <Icon of={button.icon} />
              </RadioItem>
            </Tooltip>
          ))}
        </RadioGroup>
        <span className="h-5 w-px flex-none bg-line" />
        <ToolSetting tool={tool} />
        <span className="min-w-0 flex-1" />
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
      </div>
    </div>
  );
}

/** The size of the brush, or how far colours may differ for the wand. */
function ToolSetting({ tool }: { tool: ToolName }) {
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
