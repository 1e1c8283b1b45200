import { Suspense, useEffect } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toast.ts';
import { runFreeTool } from '../edit-dialog/free-tool.ts';
import { useEditForm } from '../edit-dialog/use-edit.ts';
import { maskTexts } from '../mask-mode/texts.ts';
import { UnfinishedDialog } from '../mask-mode/unfinished-dialog.tsx';
import { loadProductFontsPart } from '../session/fonts.ts';
import { useSession } from '../session/use-session.ts';
import { EditorShortcutSheet } from '../shortcuts/editor-shortcut-sheet.tsx';
import type { Upload } from '../upload/use-upload.ts';
import { closeDialog, showDialog, useEditorDialog } from './dialog-store.ts';

const DocumentsDialog = lazyPart(
  async () => (await import('../documents/documents-dialog.tsx')).DocumentsDialog,
);
const EditDialog = lazyPart(async () => (await import('../edit-dialog/edit-dialog.tsx')).EditDialog);
const ExportDialog = lazyPart(async () => (await import('../export/export-dialog.tsx')).ExportDialog);
const StickersDialog = lazyPart(async () => (await import('../add/stickers-dialog.tsx')).StickersDialog);
const UploadDialog = lazyPart(async () => (await import('../upload/upload-dialog.tsx')).UploadDialog);
const TutorialDialog = lazyPart(async () => (await import('../tutorial/tutorial-dialog.tsx')).TutorialDialog);

/** Loads what opens by a press while the browser has nothing else to do, so that the press need not wait. */
export function preloadDialogs(): void {
  const preload = () => {
    void loadProductFontsPart();
    for (const dialog of [ExportDialog, EditDialog, StickersDialog, UploadDialog]) void dialog.preload();
  };
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(preload);
  else setTimeout(preload, 2_000);
}

/** The dialogs of the page, with a document or without. */
export function PageDialogs({ upload }: { upload: Upload }) {
  const dialog = useEditorDialog((store) => store.dialog);
  return (
    <Suspense>
      {dialog === 'upload' && <UploadDialog upload={upload} onClose={closeDialog} />}
      {dialog === 'designs' && <DocumentsDialog onClose={closeDialog} />}
      {dialog === 'templates' && <DocumentsDialog list="templates" onClose={closeDialog} />}
      {dialog === 'tutorial' && <TutorialDialog onClose={closeDialog} />}
    </Suspense>
  );
}

/** The dialogs about the open document. Their code loads on first use. */
export function EditorDialogs() {
  const dialog = useEditorDialog((store) => store.dialog);
  const { editor } = useSession();
  switch (dialog) {
    case 'edit':
      return <OpenEditDialog />;
    case 'export':
      return (
        <Suspense>
          <ExportDialog onClose={closeDialog} />
        </Suspense>
      );
    case 'stickers':
      return (
        <Suspense>
          <StickersDialog onClose={closeDialog} />
        </Suspense>
      );
    case 'shortcuts':
      return <EditorShortcutSheet onClose={closeDialog} />;
    case 'unfinished':
      return (
        <UnfinishedDialog
          onClose={closeDialog}
          onConfirm={() => {
            editor.selection.clear();
            editor.choose('move');
            showDialog('edit');
          }}
        />
      );
    default:
      return null;
  }
}

function OpenEditDialog() {
  const t = useTexts(maskTexts);
  const session = useSession();
  const form = useEditForm(session, 'image');
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.closest('textarea, input') !== null;
      if (key.toLowerCase() !== 'b' || isTyping || ctrlKey || metaKey || altKey) return;
      showToast({ id: 'close-edit-first', title: t('closeEditFirst') });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [t]);
  return (
    <Suspense>
      <EditDialog
        form={form}
        onClose={closeDialog}
        onFreeTool={(tool) => runFreeTool(session.editor, tool)}
      />
    </Suspense>
  );
}
