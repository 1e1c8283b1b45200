import { useState } from 'react';
import { Link } from 'react-router';
import { homePath } from '#contract/routes.ts';
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
          <p className="type-prompt max-w-[560px] text-pretty text-muted">{t('gateLine')}</p>
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
