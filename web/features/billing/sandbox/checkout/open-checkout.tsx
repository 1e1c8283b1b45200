import { type getSandboxCheckout, leaveSandboxCheckout, paySandboxCheckout } from '#contract/billing.ts';
import { plans } from '#contract/plans.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatCents } from '#web/i18n/money.ts';
import { Button } from '#web/ui/button.tsx';
import { CoinsFact, FactRow } from '#web/ui/fact-row.tsx';
import { Refusal } from '../../button/refusal.tsx';
import { useRedirect } from '../../button/use-redirect.ts';
import { dayOf } from '../../day-of.ts';
import { renewalOf } from '../renewal.ts';
import { sandboxTexts } from '../texts.ts';

type Order = ResponseOf<typeof getSandboxCheckout>;

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
        <p className="pt-1 pb-5 text-muted">{t('cardLine')}</p>
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

/** The order, its price now, and later prices with their dates. */
function OrderSummary({ order }: { order: Order }) {
  const t = useTexts(sandboxTexts);
  const { planType, interval, amount, regularAmount } = order;
  const regular = formatCents(regularAmount);
  const discount = regularAmount - amount;
  const renewal = dayOf(renewalOf(new Date(), interval).toISOString());
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="type-heading pb-2">
        {t('order')}
      </h2>
      <dl className="m-0">
        <FactRow name={t('plan')}>{plans[planType].label}</FactRow>
        <FactRow name={t('billed')}>{t(interval)}</FactRow>
        <CoinsFact name={t('coins')} coins={plans[planType].coinsPerMonth} />
        {discount > 0 && (
          <>
            <FactRow name={t('regular')}>
              <s className="font-normal text-faint">{regular}</s>
            </FactRow>
            <FactRow name={t('discount')}>
              <span className="text-ok">−{formatCents(discount)}</span>
            </FactRow>
          </>
        )}
        <FactRow name={t('renews')}>{t('renewsOn', { date: renewal, price: regular })}</FactRow>
        <div className="flex items-baseline justify-between gap-4 pt-5">
          <dt className="type-heading">{t('total')}</dt>
          <dd className="m-0 type-title">{formatCents(amount)}</dd>
        </div>
      </dl>
    </section>
  );
}
