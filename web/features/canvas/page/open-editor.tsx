import { useState } from 'react';
import { maskTools } from '#canvas/tools/tool.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { AddMenu } from '../add/add-menu.tsx';
import { StageMenu } from '../context-menu/stage-menu.tsx';
import { DocumentActions } from '../documents/document-actions.tsx';
import { RunOverlay } from '../edit-dialog/run-overlay.tsx';
import type { PictureSource } from '../entry/canvas-entry.ts';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { RecentEdits } from '../left-panel/recent-edits.tsx';
import { FeedLintSection } from '../lint/feed-lint-section.tsx';
import { MaskOverStage } from '../mask-mode/mask-over-stage.tsx';
import { MaskRow } from '../mask-mode/mask-row.tsx';
import { SelectionFacts } from '../mask-mode/selection-facts.tsx';
import { useAskAboutSelection } from '../mask-mode/use-ask-about-selection.ts';
import { PropertiesPanel } from '../properties/properties-panel.tsx';
import { useEditorState, useSession } from '../session/use-session.ts';
import { EditorShortcutSheet } from '../shortcuts/editor-shortcut-sheet.tsx';
import { useEditorKeys } from '../shortcuts/use-editor-keys.ts';
import { Stage } from '../stage/stage.tsx';
import { ToolRow } from '../toolbar/tool-row.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { HelpButton } from '../tutorial/help-button.tsx';
import { ViewSection } from '../view/view-section.tsx';
import { showDialog } from './dialog-store.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { pageTexts } from './texts.ts';

interface OpenEditorProps {
  /** Opens another picture. */
  onOpen: (imageId: string, source: PictureSource) => Promise<void>;
}

/** Toolbar, stage and panels of an open document. */
export function OpenEditor({ onOpen }: OpenEditorProps) {
  const t = useTexts(pageTexts);
  const session = useSession();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const hasSelection = useEditorState((state) => state.selected.length > 0);
  const isMasking = useEditorState((state) => maskTools.includes(state.tool));
  const isBusy = useEditorState((state) => state.isBusy);
  const ask = useAskAboutSelection();
  const addFiles = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        await session.addPicture(file, file.name);
      } catch (error) {
        showToast({ tone: 'error', title: errorText(error) });
      }
    }
  };
  useEditorKeys(
    {
      openEdit: () => showDialog('edit'),
      openExport: () => showDialog('export'),
      openShortcuts: () => setShowsShortcuts(true),
      askAboutSelection: ask,
    },
    (files) => void addFiles(files),
  );
  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)_288px]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <Toolbar onExport={() => showDialog('export')} onUnfinishedSelection={ask} addMenu={<AddMenu />} />
        <ToolRow />
        <MaskRow />
        <div className="relative min-h-0 flex-1">
          <StageMenu>
            <Stage />
          </StageMenu>
          <MaskOverStage />
          <RunOverlay />
        </div>
      </div>
      <aside aria-label={t('panel')} className="flex min-h-0 flex-col border-line border-l bg-panel">
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
          {isMasking ? <SelectionFacts /> : <PropertiesPanel />}
          {!isMasking && !hasSelection && (
            <>
              <DocumentActions />
              <ViewSection />
            </>
          )}
          {!isMasking && <FeedLintSection />}
        </div>
        <div className="grid max-h-[44%] min-h-[160px] flex-none content-start gap-4 overflow-y-auto border-line border-t p-4">
          <LayersPanel />
          <span className="h-px bg-line" />
          <RecentEdits isDisabled={isBusy} onOpen={(imageId) => void onOpen(imageId, 'gallery')} />
        </div>
        <HelpButton />
      </aside>
      <EditorDialogs />
      {showsShortcuts && <EditorShortcutSheet onClose={() => setShowsShortcuts(false)} />}
    </div>
  );
}
