import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { popupTexts } from '../failure/texts.ts';

interface WelcomeDialogProps {
  coins: number;
  onClose: () => void;
}

/** Greets who is new, with the recording of how a sentence becomes a picture. It has no sound. */
export default function WelcomeDialog({ coins, onClose }: WelcomeDialogProps) {
  const t = useTexts(popupTexts);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('welcomeTitle')}
      description={coins > 0 ? t('welcomeText', { count: coins }) : t('welcomeTextNoCoins')}
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
