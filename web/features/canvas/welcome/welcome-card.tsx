import { useState } from 'react';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { canvasWelcomeTexts } from './texts.ts';
import { finishWelcome, isWelcome } from './welcome-store.ts';

interface WelcomeCardProps {
  /** Shows the tutorial. */
  onTour: () => void;
}

/** Welcomes a new user once, above the ways to begin. */
export function WelcomeCard({ onTour }: WelcomeCardProps) {
  const t = useTexts(canvasWelcomeTexts);
  const user = useUser();
  const [isShown, setShown] = useState(() => isWelcome(user, Date.now()));
  if (!isShown) return null;
  const end = () => {
    finishWelcome(user.id);
    setShown(false);
  };
  return (
    <section
      aria-labelledby="canvas-welcome"
      className="flex w-full max-w-[640px] flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-panel px-4 py-3"
    >
      <div className="grid min-w-[280px] flex-1 gap-0.5">
        <h2 id="canvas-welcome" className="m-0 type-label">
          {t('welcomeTitle')}
        </h2>
        <p className="m-0 text-muted">{t('welcomeLine')}</p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="line"
          onClick={() => {
            end();
            onTour();
          }}
        >
          {t('takeTour')}
        </Button>
        <Button size="sm" variant="quiet" onClick={end}>
          {t('startNow')}
        </Button>
      </div>
    </section>
  );
}
