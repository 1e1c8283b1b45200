import { Link } from 'react-router';
import { offeredPlan } from '#contract/offered-plan.ts';
import { plansPath } from '#contract/plans-path.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { describedStyleTexts } from './texts.ts';

/** Replaces the form if the plan allows no more styles, before the user types anything. */
export function PlanLimitDialog({ allowed, onClose }: { allowed: number; onClose: () => void }) {
  const t = useTexts(describedStyleTexts);
  const planType = useSession().user?.planType ?? 'free';
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      {offeredPlan(planType) !== null && (
        <Link to={plansPath('described_styles')} className={buttonStyle({ variant: 'main' })}>
          {t('plans')}
        </Link>
      )}
    </>
  );
  return (
    <Dialog
      onClose={onClose}
      title={t('createStyle')}
      description={
        <>
          {t('full', { count: allowed })} {t('fullLine')}
        </>
      }
      footer={footer}
    />
  );
}
