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

/** Welcomes a new user once, beside the work and not over it: in a corner of the stage. */
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
      className="absolute bottom-4 left-4 z-10 grid w-[320px] max-w-[calc(100%-32px)] gap-1 rounded-[12px] bg-raised p-4 shadow-dialog forced-colors:border"
    >
      <h2 id="canvas-welcome" className="m-0 type-label">
        {t('welcomeTitle')}
      </h2>
      <p className="m-0 text-muted">{t('welcomeLine')}</p>
      <div className="flex gap-2 pt-2.5">
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
