import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect } from 'react';
import type { FreeEditTool } from '#contract/edit-actions.ts';
import { useCoins } from '#web/features/accounts/index.ts';
import { sendLocalEdits } from '#web/features/edits/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isEditing, useEditStore } from '../edit-dialog/edit-run.ts';
import { runFreeTool } from '../edit-dialog/free-tool.ts';
import { useEditForm } from '../edit-dialog/use-edit.ts';
import type { PictureSource } from '../entry/canvas-entry.ts';
import { CoinRow } from '../left-panel/coin-row.tsx';
import { EditSection } from '../left-panel/edit-section.tsx';
import { GallerySection } from '../left-panel/gallery-section.tsx';
import { leftPanelTexts } from '../left-panel/texts.ts';
import { useEditorPage } from '../session/editor-page.ts';
import { useStore } from '../session/use-session.ts';
import { UploadArea } from '../upload/upload-area.tsx';
import type { Upload } from '../upload/use-upload.ts';
import { setViewOption, viewOptions } from '../view/view-options.ts';
import { showDialog } from './dialog-store.ts';

interface LeftSideProps {
  upload: Upload;
  onOpen: (imageId: string, source: PictureSource) => Promise<void>;
}

/** The left panel with what it does to the open document: the coins stay, the rest scrolls. */
export function LeftSide({ upload, onOpen }: LeftSideProps) {
  const t = useTexts(leftPanelTexts);
  const { open } = useEditorPage();
  const { leftPanel: isOpen } = useStore(viewOptions);
  const session = open.step === 'open' ? open.session : null;
  const coins = useCoins() ?? 0;
  const form = useEditForm(session, 'image');
  const isBusy = useEditStore(({ run }) => isEditing(run));
  const isOccupied = isBusy || upload.percent !== null || open.step === 'opening';
  useSendKeptEdits();
  return (
    <>
      {isOpen && <CoinRow coins={coins} />}
      {isOpen && (
        <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
          <section className="px-5 pt-4">
            <UploadArea upload={upload} isDisabled={isBusy} />
          </section>
          <EditSection
            form={form}
            hasPicture={session !== null}
            coins={coins}
            onFreeTool={(tool: FreeEditTool) => session !== null && runFreeTool(session.editor, tool)}
            onBeforeStart={() => {
              if (session === null || session.editor.selection.isEmpty) return true;
              showDialog('unfinished');
              return false;
            }}
          />
          <GallerySection
            openId={session?.sourceImageId ?? null}
            isDisabled={isOccupied}
            onOpen={(image) => void onOpen(image.id, 'gallery')}
          />
        </div>
      )}
      <div data-closed={isOpen ? undefined : ''} className="mt-auto flex-none px-1 py-2">
        <IconButton
          icon={isOpen ? PanelLeftClose : PanelLeftOpen}
          label={t(isOpen ? 'hidePanel' : 'showPanel')}
          aria-expanded={isOpen}
          onClick={() => setViewOption('leftPanel', !isOpen)}
        />
      </div>
    </>
  );
}

/** Sends the edits that this browser has kept: on coming, and whenever the network is back. */
function useSendKeptEdits(): void {
  useEffect(() => {
    const send = () => void sendLocalEdits().catch(() => undefined);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}
