import { Suspense, useEffect } from 'react';
import { sendLocalEdits } from '#web/features/edits/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useOpenArrival, useOpenPicture } from '../entry/use-open-picture.ts';
import { EditorPageProvider, useEditorPage, useOpenDocument } from '../session/editor-page.ts';
import { SessionProvider } from '../session/use-session.ts';
import { useUpload } from '../upload/use-upload.ts';
import { closeDialog, useEditorDialog } from './dialog-store.ts';
import { LeftSide } from './left-side.tsx';
import { NoDocument } from './no-document.tsx';
import { OpenEditor } from './open-editor.tsx';
import { pageTexts } from './texts.ts';

const UploadDialog = lazyPart(async () => (await import('../upload/upload-dialog.tsx')).UploadDialog);
const DocumentsDialog = lazyPart(
  async () => (await import('../documents/documents-dialog.tsx')).DocumentsDialog,
);
const TutorialDialog = lazyPart(async () => (await import('../tutorial/tutorial-dialog.tsx')).TutorialDialog);

/** The canvas editor: pictures and edits on the left, the stage, layers and properties on the right. */
export function CanvasEditorPage() {
  const page = useOpenDocument();
  return (
    <EditorPageProvider value={page}>
      <Screen />
    </EditorPageProvider>
  );
}

function Screen() {
  const t = useTexts(pageTexts);
  const { open } = useEditorPage();
  const pictures = useOpenPicture();
  const upload = useUpload(pictures.openFile);
  const dialog = useEditorDialog((store) => store.dialog);
  useOpenArrival(pictures.open);
  useSendKeptEdits();
  return (
    <div className="grid h-[calc(100dvh-var(--bar-height))] grid-cols-[auto_minmax(0,1fr)] overflow-hidden">
      {(open.step === 'open' || open.step === 'opening') && <h1 className="sr-only">{t('title')}</h1>}
      <LeftSide upload={upload} onOpen={pictures.open} />
      {open.step === 'open' && (
        <SessionProvider value={open.session} key={open.session.id}>
          <OpenEditor onOpen={pictures.open} />
        </SessionProvider>
      )}
      {open.step === 'opening' && (
        <div className="grid place-items-center bg-stage">
          <Spinner word={t('loading')} />
        </div>
      )}
      {(open.step === 'empty' || open.step === 'failed') && (
        <NoDocument
          upload={upload}
          error={open.step === 'failed' ? open.error : null}
          onOpen={pictures.open}
        />
      )}
      <Suspense>
        {dialog === 'upload' && <UploadDialog upload={upload} onClose={closeDialog} />}
        {dialog === 'designs' && <DocumentsDialog onClose={closeDialog} />}
        {dialog === 'templates' && <DocumentsDialog list="templates" onClose={closeDialog} />}
        {dialog === 'tutorial' && <TutorialDialog onClose={closeDialog} />}
      </Suspense>
    </div>
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
