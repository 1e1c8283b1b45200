import { isPremium } from '#contract/plans.ts';
import { isFinalRefusal } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { NextStepLink } from './links.tsx';
import { Outcome } from './outcome.tsx';
import { Paid } from './paid.tsx';
import { paymentSuccessTexts } from './texts.ts';
import { useCheckout } from './use-checkout.ts';

/** The state of one payment. Viewing grants nothing: the server reports when it has. */
export function CheckoutOutcome({ sessionId }: { sessionId: string }) {
  const t = useTexts(paymentSuccessTexts);
  const query = useCheckout(sessionId);
  const { data, error, isLate } = query;
  if (data === undefined) {
    if (error === null) return <Spinner word={t('asking')} />;
    if (isFinalRefusal(error)) {
      return (
        <Outcome title={t('notYoursTitle')} lines={[errorText(error)]}>
          <NextStepLink to="plans" variant="main" />
          <NextStepLink to="studio" variant="quiet" />
        </Outcome>
      );
    }
    return (
      <QueryError title={t('unknownTitle')} query={query}>
        <p className="text-muted">{t('unknownLine')}</p>
      </QueryError>
    );
  }
  switch (data.state) {
    case 'done':
      // An old address: the paid plan may have ended since.
      return isPremium(data.planType) ? (
        <Paid plan={data.planType} coins={data.coins} line="doneLine" />
      ) : (
        <Outcome title={t('overTitle')} lines={[t('overLine', { coins: t('coins', { count: data.coins }) })]}>
          <NextStepLink to="plans" variant="main" />
          <NextStepLink to="studio" variant="quiet" />
        </Outcome>
      );
    case 'confirming':
      return <Confirming sessionId={sessionId} isLate={isLate} />;
    case 'open':
      return (
        <Outcome title={t('openTitle')} lines={[t('openLine')]}>
          <NextStepLink to="plans" variant="main" />
          <NextStepLink to="contact" variant="quiet" />
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome title={t('expiredTitle')} lines={[t('expiredLine')]}>
          <NextStepLink to="plans" variant="main" />
        </Outcome>
      );
  }
}

function Confirming({ sessionId, isLate }: { sessionId: string; isLate: boolean }) {
  const t = useTexts(paymentSuccessTexts);
  if (!isLate) {
    return (
      <Outcome
        title={t('confirmingTitle')}
        lines={[t('confirmingLine')]}
        mark={<Spinner word={t('waiting')} />}
      />
    );
  }
  return (
    <Outcome
      title={t('lateTitle')}
      lines={[t('lateLine'), t('lateHelp', { id: sessionId })]}
      mark={<Spinner word={t('waiting')} />}
    >
      <NextStepLink to="studio" variant="neutral" />
      <NextStepLink to="contact" variant="quiet" />
    </Outcome>
  );
}
