import { useEffect, useState } from 'react';
import { DesktopNotice, useArrival } from '#web/features/canvas/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart, lazyPart } from '#web/ui/lazy-part.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { accessTexts } from './access/texts.ts';
import { usePlanAccess } from './access/use-plan-access.ts';

const CanvasEditor = lazyPart(async () => (await import('#web/features/canvas/lazy.ts')).CanvasEditorPage);

const UpgradeGate = deferredPart(async () => (await import('./upgrade-gate.tsx')).UpgradeGate);

/** The canvas editor's address: an upgrade page for plans without it, a notice on small screens. */
export function CanvasPage() {
  const t = useTexts(accessTexts);
  useTitle(t('title'));
  const access = usePlanAccess();
  const hasArrived = useArrival();
  if (access.step !== 'known') {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner word={t(access.step)} />
      </div>
    );
  }
  if (!access.isAllowed) return <UpgradeGate />;
  return hasArrived ? <EditorOrNotice /> : null;
}

/** A window that becomes small keeps the editor behind the notice: its undo steps are nowhere else. */
function EditorOrNotice() {
  const isDesktop = useIsDesktop();
  const [wasDesktop, setWasDesktop] = useState(isDesktop);
  useEffect(() => {
    if (isDesktop) setWasDesktop(true);
  }, [isDesktop]);
  return (
    <>
      {!isDesktop && <DesktopNotice isOpen={wasDesktop} />}
      {(isDesktop || wasDesktop) && (
        <div hidden={!isDesktop}>
          <CanvasEditor />
        </div>
      )}
    </>
  );
}
