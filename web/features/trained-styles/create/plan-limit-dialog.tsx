import { plans } from '#contract/plans.ts';
import { plansPath } from '#contract/plans-path.ts';
import type { User } from '#contract/session.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { trainedStyleTexts } from '../texts.ts';

/** Replaces the form if the plan allows no more styles, before the user chooses pictures. */
export function PlanLimitDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(trainedStyleTexts);
  const { trainedStyles, describedStyles } = plans[user.planType];
  const allowed = trainedStyles ?? 0;
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <SiteLink href={plansPath('trained_styles')} className={buttonStyle({ variant: 'main' })}>
        {t('upgrade')}
      </SiteLink>
    </>
  );
  const words =
    allowed === 0
      ? t('planWithoutLine', {
          count: describedStyles,
          basic: plans.basic.trainedStyles ?? '',
          pro: plans.pro.trainedStyles ?? '',
        })
      : `${t('planFull', { count: allowed })} ${t('planFullLine')}`;
  return (
    <Dialog
      onClose={onClose}
      title={t(allowed === 0 ? 'planWithout' : 'create')}
      description={words}
      footer={footer}
    />
  );
}
