import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { AddMenu } from '../add/add-menu.tsx';
import { LayersPanel } from '../layers/layers-panel.tsx';
import { PropertiesPanel } from '../properties/properties-panel.tsx';
import { useSession } from '../session/use-session.ts';
import { useEditorKeys } from '../shortcuts/use-editor-keys.ts';
import { Stage } from '../stage/stage.tsx';
import { ToolRow } from '../toolbar/tool-row.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { pageTexts } from './texts.ts';

/** Toolbar, stage and panels of an open document. */
export function OpenEditor() {
  const t = useTexts(pageTexts);
  const session = useSession();
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
      openShortcuts: () => {},
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
          <Stage />
        </div>
      </div>
      <aside aria-label={t('panel')} className="flex min-h-0 flex-col border-line border-l bg-panel">
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
          <PropertiesPanel />
        </div>
        <div className="max-h-[40%] min-h-[160px] flex-none overflow-y-auto border-line border-t p-4">
          <LayersPanel />
        </div>
      </aside>
    </div>
  );
}
