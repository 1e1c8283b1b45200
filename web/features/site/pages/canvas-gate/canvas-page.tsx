import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { homePath } from '#contract/routes.ts';
import { DesktopNotice, useArrival, useArrivedImage } from '#web/features/canvas/index.ts';
import { openDesign } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { CanvasPlans } from './canvas-plans.tsx';
import { IntroFilm } from './intro-film.tsx';
import { canvasGateTexts } from './texts.ts';
import { usePlanAccess } from './use-plan-access.ts';

const CanvasEditor = lazyPart(async () => (await import('#web/features/canvas/lazy.ts')).CanvasEditorPage);

/** The canvas editor's address: an upgrade page for plans without it, a notice on small screens. */
export function CanvasPage() {
  const t = useTexts(canvasGateTexts);
  useTitle(t('canvasEditor'));
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
      {!isDesktop && <DesktopNotice />}
      {(isDesktop || wasDesktop) && (
        <div hidden={!isDesktop}>
          <CanvasEditor />
        </div>
      )}
    </>
  );
}

/** Shown to plans without the canvas editor: what it is, the plans with it, and a link back. */
function UpgradeGate() {
  const t = useTexts(canvasGateTexts);
  const [showsPlans, setShowsPlans] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 pt-8 pb-16 md:px-10 md:pt-12">
      <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-4">
          <h1 className="type-display">{t('gateTitle')}</h1>
          <p className="type-prompt max-w-[560px] text-muted">{t('gateLine')}</p>
          <KeptPicture />
          <p className="type-meta text-faint">{t('mobile')}</p>
          <div className="flex flex-wrap gap-2 pt-2">
            {!showsPlans && (
              <Button variant="main" size="lg" onClick={() => setShowsPlans(true)}>
                {t('unlock')}
              </Button>
            )}
            <Link to={homePath} className={buttonStyle({ size: 'lg' })}>
              {t('later')}
            </Link>
          </div>
        </div>
        <IntroFilm />
      </div>
      {showsPlans && <CanvasPlans />}
    </div>
  );
}

/**
 * The picture that the page was opened with. It stays in the address, so that a new plan opens it. A design
 * has the design panel in every plan: it opens at once, and again by a button.
 */
function KeptPicture() {
  const t = useTexts(canvasGateTexts);
  const image = useArrivedImage();
  useEffect(() => {
    if (image?.isDesign) openDesign(image);
  }, [image]);
  if (image === null) return null;
  return (
    <div className="flex items-center gap-4">
      <img
        src={image.thumbnailUrl}
        alt={image.originalPrompt || image.prompt}
        width={image.width}
        height={image.height}
        className="block h-auto max-h-[120px] w-auto max-w-[160px] flex-none rounded-control"
      />
      <div className="grid justify-items-start gap-2">
        <p className="m-0 max-w-[36ch] text-muted">{t(image.isDesign ? 'keptDesign' : 'kept')}</p>
        {image.isDesign && (
          <Button size="sm" onClick={() => openDesign(image)}>
            {t('editDesign')}
          </Button>
        )}
      </div>
    </div>
  );
}
