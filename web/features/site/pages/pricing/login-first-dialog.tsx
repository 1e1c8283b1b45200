import { type PaidPlan, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { pricingTexts } from './texts.ts';

interface LoginFirstDialogProps {
  plan: PaidPlan;
  onClose: () => void;
  onLogin: () => void;
}

/** Says that a plan needs an account, and links to login. */
export function LoginFirstDialog({ plan, onClose, onLogin }: LoginFirstDialogProps) {
  const t = useTexts(pricingTexts);
  return (
    <Dialog
      onClose={onClose}
      title={plans[plan].label}
      description={t('loginFirst')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="main" onClick={onLogin}>
            {t('login')}
          </Button>
        </>
      }
    />
  );
}
