import { useState } from 'react';
import { Link } from 'react-router';
import { plans } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { openLoginDialog, useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PaidPlan } from './paid-plans.ts';
import { pricingTexts } from './texts.ts';

/** The button of a plan. Payments are not part of this version, and it says so; who has the plan sees that. */
export function GetStarted({ plan, size = 'md' }: { plan: PaidPlan; size?: 'md' | 'lg' }) {
  const t = useTexts(pricingTexts);
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { label, recommended } = plans[plan];
  const isOwn = user?.planType === plan;
  const logIn = () => {
    setOpen(false);
    openLoginDialog();
  };
  return (
    <>
      <Button
        block
        size={size}
        variant={recommended ? 'main' : 'neutral'}
        disabled={isOwn}
        aria-describedby={`plan-${plan}`}
        onClick={() => setOpen(true)}
      >
        {t(isOwn ? 'yourPlan' : 'getStarted')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={user === null ? label : t('notSetUpTitle')}
        description={user === null ? t('loginFirst') : t('notSetUp', { plan: label })}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('close')}</Button>
            {user === null ? (
              <Button variant="main" onClick={logIn}>
                {t('login')}
              </Button>
            ) : (
              <Link to={pathOf('contact')} className={buttonStyle({ variant: 'main' })}>
                {t('contact')}
              </Link>
            )}
          </>
        }
      >
        {user === null && <p className="text-muted">{t('notSetUpTitle')}.</p>}
      </Dialog>
    </>
  );
}
