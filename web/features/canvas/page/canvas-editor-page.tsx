import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useOpenArrival, useOpenPicture } from '../entry/use-open-picture.ts';
import { LeftFrame } from '../left-panel/left-frame.tsx';
import { EditorPageProvider, useEditorPage, useOpenDocument } from '../session/editor-page.ts';
import { SessionProvider } from '../session/use-session.ts';
import { useUpload } from '../upload/use-upload.ts';
import { useLaterParts, useLoadLaterParts } from './later-parts.ts';
import { OpenEditor } from './open-editor.tsx';
import { pageTexts } from './texts.ts';

const NoDocument = deferredPart(async () => (await import('./no-document.tsx')).NoDocument);

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
  const later = useLaterParts();
  useOpenArrival(pictures.open);
  // A document that is opening comes before what is around it.
  useLoadLaterParts(open.step !== 'opening');
  return (
    <div className="grid h-[calc(100dvh-var(--bar-height))] grid-cols-[auto_minmax(0,1fr)] overflow-hidden">
      {(open.step === 'open' || open.step === 'opening') && <h1 className="sr-only">{t('title')}</h1>}
      <LeftFrame>{later && <later.LeftSide upload={upload} onOpen={pictures.open} />}</LeftFrame>
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
      {later && <later.PageDialogs upload={upload} />}
    </div>
  );
}
