import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { EditorPageProvider, useEditorPage, useOpenDocument } from '../session/editor-page.ts';
import { SessionProvider } from '../session/use-session.ts';
import { OpenEditor } from './open-editor.tsx';
import { pageTexts } from './texts.ts';

/** The canvas editor: pictures and edits on the left, the stage, layers and properties on the right. */
export function CanvasEditorPage() {
  const page = useOpenDocument();
  return (
    <EditorPageProvider value={page}>
      <div className="grid h-[calc(100dvh-var(--bar-height))] grid-cols-[300px_minmax(0,1fr)] overflow-hidden">
        <LeftPlace />
        <Center />
      </div>
    </EditorPageProvider>
  );
}

function LeftPlace() {
  const t = useTexts(pageTexts);
  return <aside aria-label={t('tools')} className="overflow-y-auto border-line border-r bg-panel" />;
}

function Center() {
  const t = useTexts(pageTexts);
  const { open } = useEditorPage();
  if (open.step === 'open') {
    return (
      <SessionProvider value={open.session} key={open.session.id}>
        <OpenEditor />
      </SessionProvider>
    );
  }
  return (
    <div className="grid place-items-center bg-stage">
      {open.step === 'opening' && <Spinner word={t('loading')} />}
      {open.step === 'failed' && <p role="alert">{t('failedTitle')}</p>}
    </div>
  );
}
