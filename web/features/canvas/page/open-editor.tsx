import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ToolName } from '#canvas/tools/tool.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { AddButton } from '../add/add-button.tsx';
import type { PictureSource } from '../entry/canvas-entry.ts';
import { MaskRow } from '../mask-mode/mask-row.tsx';
import { useAskAboutSelection } from '../mask-mode/use-ask-about-selection.ts';
import { useEditorState } from '../session/use-session.ts';
import { useEditorKeys } from '../shortcuts/use-editor-keys.ts';
import { Stage } from '../stage/stage.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { closeDialog, showDialog } from './dialog-store.ts';
import { useLaterParts } from './later-parts.ts';
import { pageTexts } from './texts.ts';

interface OpenEditorProps {
  /** Opens another picture. */
  onOpen: (imageId: string, source: PictureSource) => Promise<void>;
}

/** Toolbar, stage and panels of an open document. */
export function OpenEditor({ onOpen }: OpenEditorProps) {
  const t = useTexts(pageTexts);
  const later = useLaterParts();
  const tool = useEditorState((state) => state.tool);
  const stage = useRef<HTMLDivElement>(null);
  const [isAddOpen, setAddOpen] = useState(false);
  const early = useEarlyMenu(stage, later !== null);
  // A document that is closed takes its dialogs along.
  useEffect(() => closeDialog, []);
  const ask = useAskAboutSelection();
  useEditorKeys({
    openEdit: () => showDialog('edit'),
    openExport: () => showDialog('export'),
    openShortcuts: () => showDialog('shortcuts'),
    askAboutSelection: ask,
  });
  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)_288px]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <Toolbar
          onExport={() => showDialog('export')}
          onUnfinishedSelection={ask}
          addMenu={
            later ? (
              <later.AddMenu isOpen={isAddOpen} onOpenChange={setAddOpen} />
            ) : (
              <AddButton onClick={() => setAddOpen(true)} />
            )
          }
        />
        {hasRow(tool) && (
          <div className="@container min-h-12 flex-none border-line border-b bg-panel">
            {later && <later.ToolRow />}
          </div>
        )}
        <MaskRow />
        {/* Hatching would hide what an edit has made of the selection. */}
        <div className="relative min-h-0 flex-1 has-[[data-part=edit-result]]:[&_[data-part=selection]]:invisible">
          <div ref={stage} className="h-full w-full">
            <Stage />
          </div>
          {later && (
            <>
              <later.StageMenu stage={stage} early={early} />
              <later.MaskOverStage />
              <later.RunOverlay />
              <later.EditorClipboard />
              <later.SmallPicture />
            </>
          )}
        </div>
      </div>
      <aside aria-label={t('panel')} className="flex min-h-0 flex-col border-line border-l bg-panel">
        {later && <later.RightSide onOpen={onOpen} />}
      </aside>
      {later && <later.EditorDialogs />}
    </div>
  );
}

/** Tools with something to choose in a row below the toolbar. Its place is kept until it has loaded. */
const hasRow = (tool: ToolName) => tool === 'shape' || tool === 'pen' || tool === 'crop';

/** A right click on the stage before its menu has loaded: the menu opens there as soon as it has. */
function useEarlyMenu(stage: RefObject<HTMLElement | null>, isLoaded: boolean): RefObject<MouseEvent | null> {
  const early = useRef<MouseEvent | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null || isLoaded) return;
    const keep = (event: MouseEvent) => {
      event.preventDefault();
      early.current = event;
    };
    element.addEventListener('contextmenu', keep);
    return () => element.removeEventListener('contextmenu', keep);
  }, [stage, isLoaded]);
  return early;
}
