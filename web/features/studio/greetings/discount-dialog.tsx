import type { ReactNode } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { plans, specialDiscount } from '#contract/plans.ts';
import { tools } from '#contract/tools.ts';
import { canStartOffer, PlanButton, useBilling } from '#web/features/billing/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPrice } from '#web/i18n/money.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PictureDialog } from '../failure/picture-dialog.tsx';
import { popupTexts } from '../failure/texts.ts';

interface DiscountDialogProps {
  images: readonly GalleryImage[];
  onClose: () => void;
}

const { plan, regularPrice, firstMonthPrice } = specialDiscount;

/**
 * Offers the first month of Pro at a discount and links to its checkout; nothing if the server would not
 * grant it.
 */
export default function DiscountDialog({ images, onClose }: DiscountDialogProps) {
  const t = useTexts(popupTexts);
  const { data: billing } = useBilling();
  if (billing === undefined || !canStartOffer(billing)) return null;
  return (
    <DiscountOffer images={images} onClose={onClose}>
      <PlanButton
        plan={plan}
        interval="monthly"
        size="lg"
        wantsOffer
        startLabel={t('upgradeNow')}
        onLeave={onClose}
      />
    </DiscountOffer>
  );
}

/** The offer itself; its children are the button that takes it. */
export function DiscountOffer({ images, onClose, children }: DiscountDialogProps & { children: ReactNode }) {
  const t = useTexts(popupTexts);
  const { label, coinsPerMonth } = plans[plan];
  const most = Math.floor(coinsPerMonth / tools['Genesys 1.0'].coins);
  const prices = { price: formatPrice(firstMonthPrice), regular: formatPrice(regularPrice) };
  return (
    <PictureDialog
      title={t('discountTitle')}
      description={t('discountText')}
      images={images}
      onClose={onClose}
      foot={
        <div className="grid gap-2.5">
          {children}
          <Button data-autofocus variant="quiet" block onClick={onClose}>
            {t('maybeLater')}
          </Button>
        </div>
      }
    >
      <section className="mt-4 border-line border-t pt-4">
        <div className="flex items-center justify-between gap-3">
          <h3 id={`plan-${plan}`} className="m-0 type-heading">
            {label}
          </h3>
          <Badge tone="ok">
            {t('discountSave', { amount: formatPrice(regularPrice - firstMonthPrice) })}
          </Badge>
        </div>
        <p className="m-0 pt-1">
          <span className="sr-only">{t('discountInstead', prices)}</span>
          <span aria-hidden="true" className="flex items-baseline gap-2">
            <s className="type-heading text-faint">{prices.regular}</s>
            <b className="type-title">{prices.price}</b>
            <span className="text-muted">{t('discountMonth')}</span>
          </span>
        </p>
        <p className="m-0 pt-3 text-muted">{t('discountImages', { count: formatNumber(most) })}</p>
      </section>
    </PictureDialog>
  );
}
