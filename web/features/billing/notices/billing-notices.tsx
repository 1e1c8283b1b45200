import { FlaskConical, Gift, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Billing } from '#contract/billing.ts';
import { isPremium, plans } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useBilling } from '../billing-query.ts';
import { billingTexts } from '../texts.ts';
import { CheckFailed } from './check-failed.tsx';
import { FailedPaymentNotice } from './failed-payment-notice.tsx';
import { Notice } from './notice.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';

/** The state of the user's plan and payments, above the plans; nothing without a subscription. */
export function BillingNotices({ children }: { children?: ReactNode }) {
  const { data, isFetched } = useBilling();
  return (
    <div className="empty:hidden pb-8">
      {children}
      {data === undefined ? isFetched && <CheckFailed /> : <Known billing={data} />}
    </div>
  );
}

function Known({ billing }: { billing: Billing }) {
  const t = useTexts(billingTexts);
  const { mode, failedPayment, subscription, nextCoinsAt, planType } = billing;
  return (
    <>
      {failedPayment !== null && <FailedPaymentNotice failed={failedPayment} />}
      {subscription !== null && (failedPayment === null || subscription.cancelAtPeriodEnd) && (
        <SubscriptionNotice subscription={subscription} nextCoinsAt={nextCoinsAt} />
      )}
      {subscription === null && isPremium(planType) && (
        <Notice icon={Gift} tone="ok" title={t('given', { plan: plans[planType].label })}>
          <p className="m-0">{t('givenLine')}</p>
        </Notice>
      )}
      {mode === 'off' && (
        <Notice
          icon={Store}
          title={t('offTitle')}
          action={
            <Link to={pathOf('contact')} className={buttonStyle({ variant: 'line' })}>
              {t('contact')}
            </Link>
          }
        >
          <p className="m-0">{t('offLine')}</p>
        </Notice>
      )}
      {mode === 'sandbox' && (
        <Notice icon={FlaskConical} title={t('sandboxTitle')}>
          <p className="m-0">{t('sandboxLine')}</p>
        </Notice>
      )}
    </>
  );
}
