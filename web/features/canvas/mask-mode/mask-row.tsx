import { Brush, Eraser, Lasso, type LucideIcon, SquareDashed, WandSparkles } from 'lucide-react';
import { maskTools, type ToolName } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useLaterParts } from '../page/later-parts.ts';
import { useEditorState, useSession } from '../session/use-session.ts';
import { selectionTexts } from './selection-texts.ts';

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

/** The row below the toolbar while a part of the picture is selected. Nothing with other tools. */
export function MaskRow() {
  const tool = useEditorState((state) => state.tool);
  return maskTools.includes(tool) ? <ShownRow tool={tool} /> : null;
}

function ShownRow({ tool }: { tool: ToolName }) {
  const t = useTexts(selectionTexts);
  const { editor } = useSession();
  const isBusy = useEditorState((state) => state.isBusy);
  const later = useLaterParts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw itself
    <div role="group" aria-label={t('row')} className="@container flex-none border-line border-b bg-panel">
      <div className="flex min-h-[47px] flex-wrap items-center gap-x-3 px-4 @max-[680px]:gap-x-1.5 @max-[680px]:px-3">
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
        {later && <later.MaskSetting tool={tool} />}
        {later && <later.MaskActions />}
      </div>
    </div>
  );
}
