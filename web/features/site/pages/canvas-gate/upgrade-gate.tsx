import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { homePath } from '#contract/routes.ts';
import { useArrivedImage } from '#web/features/canvas/index.ts';
import { openDesign } from '#web/features/gallery/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { CanvasPlans } from './canvas-plans.tsx';
import { IntroFilm } from './intro-film.tsx';
import { canvasGateTexts } from './texts.ts';

/** Shown to plans without the canvas editor: what it is, the plans with it, and a link back. */
export function UpgradeGate() {
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
          <div className="flex flex-wrap gap-2 pt-2 max-sm:[&>*]:w-full">
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
    <div className="flex items-center gap-4 max-sm:grid max-sm:gap-3">
      <img
        src={image.thumbnailUrl}
        alt={image.originalPrompt || image.prompt}
        width={image.width}
        height={image.height}
        className="block h-auto max-h-[120px] w-auto max-w-[160px] max-sm:max-h-[200px] max-sm:max-w-full flex-none rounded-control"
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
