import type { GalleryImage } from '#contract/images.ts';
import { plansPath } from '#contract/plans-path.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PlanOffer } from '../failure/plan-offer.tsx';
import { popupTexts } from '../failure/texts.ts';
import { UpgradeDialog } from '../failure/upgrade-dialog.tsx';

interface TrialExpiredDialogProps {
  images: readonly GalleryImage[];
  onClose: () => void;
}

/** The free coins have expired and none are left. */
export default function TrialExpiredDialog({ images, onClose }: TrialExpiredDialogProps) {
  const t = useTexts(popupTexts);
  return (
    <UpgradeDialog
      title={t('trialExpiredTitle')}
      description={t('trialExpiredText')}
      images={images}
      onClose={onClose}
      href={plansPath('trial_ended')}
      label={t('upgradeNow')}
      laterLabel={t('maybeLater')}
    >
      <PlanOffer plan="pro" />
    </UpgradeDialog>
  );
}
