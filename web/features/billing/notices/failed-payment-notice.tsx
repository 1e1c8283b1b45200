import { CircleAlert } from 'lucide-react';
import type { Billing } from '#contract/billing.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PortalButton } from '../button/portal-button.tsx';
import { dayOf } from '../day-of.ts';
import { billingTexts } from '../texts.ts';
import { Notice } from './notice.tsx';

/** A failed payment: whether it will be retried, and a link to pay it now. */
export function FailedPaymentNotice({ failed }: { failed: NonNullable<Billing['failedPayment']> }) {
  const t = useTexts(billingTexts);
  const { nextAttemptAt, payUrl } = failed;
  return (
    <Notice
      icon={CircleAlert}
      tone="warn"
      title={t('failedTitle')}
      action={
        payUrl === null ? (
          <PortalButton variant="main" />
        ) : (
          <a href={payUrl} className={buttonStyle({ variant: 'main' })}>
            {t('pay')}
          </a>
        )
      }
    >
      <p className="m-0">
        {nextAttemptAt === null ? t('failedLast') : t('failedAgain', { date: dayOf(nextAttemptAt) })}
      </p>
    </Notice>
  );
}
