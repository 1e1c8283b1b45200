import { clsx } from 'clsx';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { popupTexts } from '../failure/texts.ts';
import { useGreeting } from './use-greeting.ts';
import { useWelcomeLine, WelcomeFilm } from './welcome-parts.tsx';

interface WelcomeProps {
  coins: number;
  onStart: () => void;
}

/** The welcome of a new user, on the empty stage: once for each account, in its first days. */
export function Welcome({ coins, onStart }: WelcomeProps) {
  const t = useTexts(popupTexts);
  const user = useUser();
  const line = useWelcomeLine(user, coins);
  const { greeting, dismiss } = useGreeting(user, coins);
  if (greeting !== 'welcome') return null;
  const start = () => {
    dismiss();
    onStart();
  };
  return (
    <section
      aria-labelledby="welcome"
      className={clsx(
        'grid items-center gap-x-8 gap-y-4 border-line border-t pt-8',
        user.usesCoins && 'md:grid-cols-[minmax(0,1fr)_minmax(0,420px)]',
      )}
    >
      <div>
        <h2 id="welcome" className="m-0 type-title">
          {t('welcomeTitle')}
        </h2>
        <p className="m-0 max-w-[48ch] pt-1.5 pb-4 text-muted">{line}</p>
        <Button variant="line" onClick={start}>
          {t('welcomeStart')}
        </Button>
      </div>
      {user.usesCoins && <WelcomeFilm />}
    </section>
  );
}
