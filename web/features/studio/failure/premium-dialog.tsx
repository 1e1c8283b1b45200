import type { User } from '#contract/accounts.ts';
import type { GalleryImage } from '#contract/images.ts';
import { plansPath } from '#contract/plans-path.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PlanOffer } from './plan-offer.tsx';
import { popupTexts } from './texts.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

interface PremiumDialogProps {
  user: Pick<User, 'displayName'>;
  images: readonly GalleryImage[];
  onClose: () => void;
}

/** The tool needs a paid plan: explains it and offers the plan. Nothing was sent. */
export default function PremiumDialog({ user, images, onClose }: PremiumDialogProps) {
  const t = useTexts(popupTexts);
  return (
    <UpgradeDialog
      title={t('premiumTitle', { name: user.displayName })}
      description={t('premiumText', { tool: tools.ThumbnailsV2.label })}
      images={images}
      onClose={onClose}
      href={plansPath('thumbnails_v2')}
      label={t('premiumUnlock')}
      laterLabel={t('premiumWithout')}
    >
      <PlanOffer plan="pro" />
    </UpgradeDialog>
  );
}
