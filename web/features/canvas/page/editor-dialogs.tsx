import { Suspense, useEffect } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toast.ts';
import { runFreeTool } from '../edit-dialog/free-tool.ts';
import { useEditForm } from '../edit-dialog/use-edit.ts';
import { maskTexts } from '../mask-mode/texts.ts';
import { UnfinishedDialog } from '../mask-mode/unfinished-dialog.tsx';
import { useSession } from '../session/use-session.ts';
import { closeDialog, showDialog, useEditorDialog } from './dialog-store.ts';

const EditDialog = lazyPart(async () => (await import('../edit-dialog/edit-dialog.tsx')).EditDialog);
const ExportDialog = lazyPart(async () => (await import('../export/export-dialog.tsx')).ExportDialog);

/** The dialogs about the open document. Their code loads on first use. */
export function EditorDialogs() {
  const dialog = useEditorDialog((store) => store.dialog);
  const { editor } = useSession();
  // A document that is closed takes its dialogs along.
  useEffect(() => closeDialog, []);
  if (dialog === 'edit') return <OpenEditDialog />;
  if (dialog === 'export') {
    return (
      <Suspense>
        <ExportDialog onClose={closeDialog} />
      </Suspense>
    );
  }
  if (dialog !== 'unfinished') return null;
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
