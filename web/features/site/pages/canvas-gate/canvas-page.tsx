import { useState } from 'react';
import { Link } from 'react-router';
import { isBuilt } from '#contract/plans.ts';
import { homePath, pathOf } from '#contract/routes.ts';
import { openDesign, useGallery } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiTexts } from '#web/ui/ui-texts.ts';
import { useTitle } from '#web/ui/use-title.ts';
import { CanvasPlans } from './canvas-plans.tsx';
import { IntroFilm } from './intro-film.tsx';
import { canvasGateTexts } from './texts.ts';
import { usePlanAccess } from './use-plan-access.ts';

const CanvasEditor = lazyPart(async () => (await import('#web/features/canvas/index.ts')).CanvasEditorPage);

/** Among these the latest design is looked for. */
const latestCount = 12;

/** The canvas editor's address. Until it is built, a page that sells nothing and edits what can be edited. */
export function CanvasPage() {
  const t = useTexts(canvasGateTexts);
  useTitle(t('canvasEditor'));
  return isBuilt('canvasEditor') ? <GatedEditor /> : <ComingSoon />;
}

/** An upgrade page for plans without the editor. */
function GatedEditor() {
  const t = useTexts(canvasGateTexts);
  const access = usePlanAccess();
  if (access.step !== 'known') {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <Spinner word={t(access.step)} />
      </div>
    );
  }
  return access.isAllowed ? <CanvasEditor /> : <UpgradeGate />;
}

/** It is coming; until then the design panel edits the user's latest design. */
function ComingSoon() {
  const t = useTexts(canvasGateTexts);
  const words = useTexts(uiTexts);
  const { images } = useGallery(latestCount);
  const latest = images.find((image) => image.isDesign);
  return (
    <div className="mx-auto grid w-full max-w-[1280px] gap-4 px-4 pt-8 pb-16 md:px-10 md:pt-12">
      <h1 className="type-display max-w-[820px]">{t('notHereTitle')}</h1>
      <p className="type-prompt max-w-[680px] text-muted">{t('notHereLine')}</p>
      {latest !== undefined && (
        <img
          src={latest.thumbnailUrl}
          alt={latest.originalPrompt || latest.prompt}
          width={latest.width}
          height={latest.height}
          className="mt-2 block h-auto max-h-[360px] w-auto max-w-full rounded-picture"
        />
      )}
      <div className="flex flex-wrap gap-2 pt-2">
        {latest !== undefined && (
          <Button variant="main" size="lg" onClick={() => openDesign(latest)}>
            {words('editDesign')}
          </Button>
        )}
        <Link to={pathOf('gallery')} className={buttonStyle({ size: 'lg' })}>
          {t('gallery')}
        </Link>
        <Link to={homePath} className={buttonStyle({ size: 'lg' })}>
          {t('backToStudio')}
        </Link>
      </div>
    </div>
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
