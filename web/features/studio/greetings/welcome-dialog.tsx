import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { popupTexts } from '../failure/texts.ts';
import { type Newcomer, useWelcomeLine, WelcomeFilm } from './welcome-parts.tsx';

interface WelcomeDialogProps {
  user: Newcomer;
  coins: number;
  onClose: () => void;
}

/** Welcomes a new user who comes to the gallery first; the studio does it beside the prompt. */
export default function WelcomeDialog({ user, coins, onClose }: WelcomeDialogProps) {
  const t = useTexts(popupTexts);
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t('welcomeTitle')}
      description={useWelcomeLine(user, coins)}
      footer={
        <Button data-autofocus variant="main" onClick={onClose}>
          {t('welcomeStart')}
        </Button>
      }
    >
      {user.usesCoins ? (
        <div className="pt-2">
          <WelcomeFilm />
        </div>
      ) : undefined}
    </Dialog>
  );
}
