import { useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { AddMenu } from '../add/add-menu.tsx';
import { StageMenu } from '../context-menu/stage-menu.tsx';
import { DocumentActions } from '../documents/document-actions.tsx';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { FeedLintSection } from '../lint/feed-lint-section.tsx';
import { PropertiesPanel } from '../properties/properties-panel.tsx';
import { useEditorState, useSession } from '../session/use-session.ts';
import { EditorShortcutSheet } from '../shortcuts/editor-shortcut-sheet.tsx';
import { useEditorKeys } from '../shortcuts/use-editor-keys.ts';
import { Stage } from '../stage/stage.tsx';
import { ToolRow } from '../toolbar/tool-row.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { ViewSection } from '../view/view-section.tsx';
import { pageTexts } from './texts.ts';

/** Toolbar, stage and panels of an open document. */
export function OpenEditor() {
  const t = useTexts(pageTexts);
  const session = useSession();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const hasSelection = useEditorState((state) => state.selected.length > 0);
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
      openEdit: () => {},
      openExport: () => {},
      openShortcuts: () => setShowsShortcuts(true),
      askAboutSelection: () => {},
    },
    (files) => void addFiles(files),
  );
  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)_288px]">
      <div className="flex min-h-0 min-w-0 flex-col">
        <Toolbar onExport={() => {}} onUnfinishedSelection={() => {}} addMenu={<AddMenu />} />
        <ToolRow />
        <div className="min-h-0 flex-1">
          <StageMenu>
            <Stage />
          </StageMenu>
        </div>
      </div>
      <aside aria-label={t('panel')} className="flex min-h-0 flex-col border-line border-l bg-panel">
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
          <PropertiesPanel />
          {!hasSelection && (
            <>
              <DocumentActions />
              <ViewSection />
            </>
          )}
          <FeedLintSection />
        </div>
        <div className="max-h-[40%] min-h-[160px] flex-none overflow-y-auto border-line border-t p-4">
          <LayersPanel />
        </div>
      </aside>
      {showsShortcuts && <EditorShortcutSheet onClose={() => setShowsShortcuts(false)} />}
    </div>
  );
}
