import type { User } from '#contract/accounts.ts';
import { coinLimits } from '#contract/limits.ts';
import { waitsForFirstCoins } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { popupTexts } from '../failure/texts.ts';

interface WelcomeDialogProps {
  user: Pick<User, 'emailVerified' | 'hasReceivedInitialCoins'>;
  coins: number;
  onClose: () => void;
}

/** Welcomes a new user with a recording of how a sentence becomes a picture. It has music and no speech. */
export default function WelcomeDialog({ user, coins, onClose }: WelcomeDialogProps) {
  const t = useTexts(popupTexts);
  const line = () => {
    if (coins > 0) return t('welcomeText', { count: coins });
    if (waitsForFirstCoins(user)) return t('coinsWaitingLine', { count: coinLimits.signupCoins });
    return t('welcomeTextNoCoins');
  };
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t('welcomeTitle')}
      description={line()}
      footer={
        <Button data-autofocus variant="main" onClick={onClose}>
          {t('welcomeStart')}
        </Button>
      }
    >
      <video
        controls
        muted
        playsInline
        preload="none"
        aria-label={t('welcomeVideo')}
        poster="/media/demo.webp"
        width={1280}
        height={720}
        className="mt-2 block aspect-video w-full rounded-picture bg-stage"
      >
        <source src="/media/demo.mp4" type="video/mp4" />
      </video>
    </Dialog>
  );
}
