import { leaveSandboxCheckout, paySandboxCheckout } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatCents } from '#web/i18n/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Refusal } from '../../button/refusal.tsx';
import { useRedirect } from '../../button/use-redirect.ts';
import { sandboxTexts } from '../texts.ts';
import type { Order } from './order.ts';
import { OrderSummary } from './order-summary.tsx';

/** A checkout that can be paid, declined or left. */
export function OpenCheckout({ sessionId, order }: { sessionId: string; order: Order }) {
  const t = useTexts(sandboxTexts);
  const params = { sessionId };
  const pay = useRedirect(() => call(paySandboxCheckout, { params, body: { card: 'good' } }));
  const decline = useRedirect(() => call(paySandboxCheckout, { params, body: { card: 'declined' } }));
  const leave = useRedirect(() => call(leaveSandboxCheckout, { params }));
  const words = { noAnswer: t('subscriptionFailed'), unreadable: t('subscriptionFailed') };
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px]">
      <OrderSummary order={order} />
      <section aria-labelledby="payment">
        <h2 id="payment" className="type-heading">
          {t('payment')}
        </h2>
        <p className="pt-1 pb-5 text-pretty text-muted">{t('cardLine')}</p>
        <div className="grid gap-2.5">
          <Button
            variant="main"
            size="lg"
            block
            busy={pay.isBusy}
            disabled={pay.isOtherBusy}
            busyLabel={t('processing')}
            onClick={pay.go}
          >
            {t('pay', { price: formatCents(order.amount) })}
          </Button>
          <Button
            variant="line"
            block
            busy={decline.isBusy}
            disabled={decline.isOtherBusy}
            onClick={decline.go}
          >
            {t('decline')}
          </Button>
          <Button variant="quiet" block busy={leave.isBusy} disabled={leave.isOtherBusy} onClick={leave.go}>
            {t('back')}
          </Button>
        </div>
        <Refusal error={latest(pay, decline, leave)} fallbacks={words} />
        <p className="type-meta pt-4 text-faint">
          {t('until', { time: formatDate(order.expiresAt, { timeStyle: 'short' }) })}
        </p>
      </section>
    </div>
  );
}

/** The last payment's error; a new attempt clears it. */
function latest(...attempts: { error: unknown; isBusy: boolean }[]): unknown {
  if (attempts.some(({ isBusy }) => isBusy)) return null;
  return attempts.find(({ error }) => error !== null)?.error ?? null;
}
