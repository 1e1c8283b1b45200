import { Link } from 'react-router';
import { plansPath } from '#contract/plans-path.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { describedStyleTexts } from './texts.ts';

/** Replaces the form if the plan allows no more styles, before the user types anything. */
export function PlanLimitDialog({ allowed, onClose }: { allowed: number; onClose: () => void }) {
  const t = useTexts(describedStyleTexts);
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Link to={plansPath('described_styles')} className={buttonStyle({ variant: 'main' })}>
        {t('plans')}
      </Link>
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
