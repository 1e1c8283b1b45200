import {
  AppWindow,
  Brush,
  Crop,
  Download,
  Hand,
  type LucideIcon,
  Maximize,
  MousePointer2,
  PencilLine,
  Redo2,
  Shapes,
  Type,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { zoomSteps } from '#canvas/geometry.ts';
import { maskTools, type ToolName } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import {
  useEditorState,
  useSelectionVersion,
  useSession,
  useSteps,
  useStore,
} from '../session/use-session.ts';
import { SaveMark } from './save-mark.tsx';
import { toolbarTexts } from './texts.ts';

type ToolText = 'move' | 'mask' | 'text' | 'shape' | 'pen' | 'crop' | 'hand';

interface ToolButton {
  readonly tool: ToolName;
  readonly text: ToolText;
  readonly shortcut: string;
  readonly icon: LucideIcon;
  /** Shown with its word, as in the specification; the others are icons. */
  readonly isNamed: boolean;
}

/** The tools with their keys. The documented three come first. */
export const toolButtons: readonly ToolButton[] = [
  { tool: 'move', text: 'move', shortcut: 'V', icon: MousePointer2, isNamed: true },
  { tool: 'mask-brush', text: 'mask', shortcut: 'B', icon: Brush, isNamed: true },
  { tool: 'text', text: 'text', shortcut: 'T', icon: Type, isNamed: true },
  { tool: 'shape', text: 'shape', shortcut: 'U', icon: Shapes, isNamed: false },
  { tool: 'pen', text: 'pen', shortcut: 'P', icon: PencilLine, isNamed: false },
  { tool: 'crop', text: 'crop', shortcut: 'C', icon: Crop, isNamed: false },
  { tool: 'hand', text: 'hand', shortcut: 'H', icon: Hand, isNamed: false },
];

interface ToolbarProps {
  onExport: () => void;
  /** Called instead of leaving an unfinished selection. */
  onUnfinishedSelection: (tool: ToolName) => void;
  /** The menu that adds layers. */
  addMenu: ReactNode;
}

export function Toolbar({ onExport, onUnfinishedSelection, addMenu }: ToolbarProps) {
  const t = useTexts(toolbarTexts);
  const { editor } = useSession();
  const tool = useEditorState((state) => state.tool);
  const isBusy = useEditorState((state) => state.isBusy);
  const shown = maskTools.includes(tool) ? 'mask-brush' : tool;
  const choose = (next: ToolName) => {
    if (editor.choose(next) === 'selection') onUnfinishedSelection(next);
  };
  return (
    <div className="flex min-h-[52px] flex-none flex-wrap items-center gap-0.5 border-line border-b bg-panel px-2 py-[5px]">
      <RadioGroup
        label={t('toolbar')}
        values={toolButtons.map((button) => button.tool)}
        value={shown}
        onChange={choose}
        className="flex items-center gap-0.5"
      >
        {toolButtons.map((button) => (
          <ToolItem key={button.tool} {...button} isDisabled={isBusy && button.tool !== 'hand'} />
        ))}
      </RadioGroup>
      <span className="mx-1 h-5 w-px flex-none bg-line" />
      {addMenu}
      {/* In narrow windows it becomes a second row. */}
      <div className="ml-auto flex items-center gap-0.5">
        <OtherTabMark />
        <SaveMark />
        <HistoryButtons />
        <span className="mx-1 h-5 w-px flex-none bg-line max-[1339px]:hidden" />
        <ZoomButtons />
        <Button
          variant="main"
          disabled={isBusy}
          disabledReason={t('busy')}
          onClick={onExport}
          className="ml-1 gap-2"
        >
          <span className="contents max-[1339px]:hidden">
            <Icon of={Download} />
          </span>
          {t('export')}
        </Button>
      </div>
    </div>
  );
}

/** Says that another tab has the document open, as long as it has. */
function OtherTabMark() {
  const t = useTexts(toolbarTexts);
  const isOpenElsewhere = useStore(useSession().otherTabs.isOpenElsewhere);
  return (
    <span role="status" className="inline-flex flex-none">
      {isOpenElsewhere && (
        <Tooltip text={t('otherTab')}>
          <span role="img" aria-label={t('otherTab')} className="inline-flex text-faint">
            <Icon of={AppWindow} size="sm" />
          </span>
        </Tooltip>
      )}
    </span>
  );
}

function ToolItem({
  tool,
  text,
  shortcut,
  icon,
  isNamed,
  isDisabled,
  ...rest
}: ToolButton & { isDisabled: boolean }) {
  const t = useTexts(toolbarTexts);
  const item = (
    <RadioItem
      {...rest}
      value={tool}
      disabled={isDisabled}
      aria-label={isNamed ? undefined : t(text)}
      aria-keyshortcuts={shortcut}
      className="press inline-flex h-10 items-center gap-2 rounded-control border-[1.5px] border-transparent bg-transparent px-2 font-[560] text-muted hover:text-text data-[state=checked]:border-text data-[state=checked]:text-text data-disabled:text-faint touch:h-11"
    >
      <Icon of={icon} />
      {isNamed && (
        <>
          <span className="max-[1499px]:sr-only">{t(text)}</span>
          <span className="hidden min-[1700px]:inline" aria-hidden="true">
            <KeyCap>{shortcut}</KeyCap>
          </span>
        </>
      )}
    </RadioItem>
  );
  return <Tooltip text={`${t(text)} · ${shortcut}`}>{item}</Tooltip>;
}

/** In the mask tools they step through the selection, and show where it is. */
function HistoryButtons() {
  const t = useTexts(toolbarTexts);
  const { editor } = useSession();
  const isBusy = useEditorState((state) => state.isBusy);
  const isMasking = useEditorState((state) => maskTools.includes(state.tool));
  const { past, future } = useSteps();
  useSelectionVersion();
  const { at, of } = editor.selection.position;
  const canUndo = !isBusy && (isMasking ? at > 0 : past > 0);
  const canRedo = !isBusy && (isMasking ? at < of : future > 0);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={t('undo')}
        disabled={!canUndo}
        disabledReason={isBusy ? t('busy') : t('nothingToUndo')}
        onClick={() => editor.undo()}
      />
      {isMasking && of > 0 && <span className="type-meta text-muted tabular-nums">{`${at}/${of}`}</span>}
      <IconButton
        icon={Redo2}
        label={t('redo')}
        disabled={!canRedo}
        disabledReason={isBusy ? t('busy') : t('nothingToRedo')}
        onClick={() => editor.redo()}
      />
    </>
  );
}

/** Looking goes on while an edit is made. */
function ZoomButtons() {
  const t = useTexts(toolbarTexts);
  const { editor } = useSession();
  const percent = useEditorState(({ view }) => Math.round(view.zoom * 100));
  return (
    <>
      <IconButton
        icon={ZoomOut}
        label={t('zoomOut')}
        disabled={percent <= zoomSteps.smallest}
        onClick={() => editor.zoomStep('out')}
      />
      <Tooltip text={t('resetZoom')}>
        <button
          type="button"
          aria-label={`${t('resetZoom')}, ${formatPercent(percent)}`}
          onClick={() => (percent === 100 ? editor.fit() : editor.zoomTo(1))}
          className="h-8 min-w-11 rounded-badge border-0 bg-transparent px-1 text-muted tabular-nums hover:text-text"
        >
          {formatPercent(percent)}
        </button>
      </Tooltip>
      <IconButton
        icon={ZoomIn}
        label={t('zoomIn')}
        disabled={percent >= zoomSteps.largest}
        onClick={() => editor.zoomStep('in')}
      />
      <span className="hidden min-[1600px]:contents">
        <IconButton icon={Maximize} label={t('fit')} onClick={() => editor.fit()} />
      </span>
    </>
  );
}
