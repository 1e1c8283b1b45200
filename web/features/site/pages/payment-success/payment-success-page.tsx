import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getUserInfo } from '#contract/accounts.ts';
import { planOf, plans } from '#contract/plans.ts';
import { homePath, routes } from '#contract/routes.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PageFrame } from '../page-frame.tsx';
import { paymentSuccessTexts } from './texts.ts';

/** Asks the server anew for the plan, and says what it answers: an address alone proves no payment. */
export function PaymentSuccessPage() {
  const t = useTexts(paymentSuccessTexts);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['plan-now'],
    queryFn: ({ signal }) => call(getUserInfo, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const ask = () => void refetch();
  return (
    <PageFrame title={t('title')}>
      <div className="max-w-[680px]">
        {data === undefined && error === null && <Spinner word={t('checking')} />}
        {data === undefined && error !== null && (
          <ErrorState
            title={t('failedTitle')}
            sentence={errorText(error)}
            onRetry={ask}
            retryBusy={isFetching}
          />
        )}
        {data !== undefined &&
          (data.isPremium ? (
            <Paid plan={plans[planOf(data)].label} coins={data.coins} />
          ) : (
            <NotPaid busy={isFetching} onAgain={ask} />
          ))}
      </div>
    </PageFrame>
  );
}

function Paid({ plan, coins }: { plan: string; coins: number }) {
  const t = useTexts(paymentSuccessTexts);
  return (
    <section role="status" className="grid gap-2 border-line border-t pt-6">
      <h2 className="type-title">{t('paidTitle', { plan })}</h2>
      <p className="type-prompt text-muted">{t('paidLine', { coins: t('coins', { count: coins }) })}</p>
      <div className="pt-4">
        <Link to={homePath} className={buttonStyle({ variant: 'main' })}>
          {t('studio')}
        </Link>
      </div>
    </section>
  );
}

function NotPaid({ busy, onAgain }: { busy: boolean; onAgain: () => void }) {
  const t = useTexts(paymentSuccessTexts);
  return (
    <section role="status" className="grid gap-2 border-line border-t pt-6">
      <h2 className="type-title">{t('freeTitle')}</h2>
      <p className="type-prompt text-pretty text-muted">{t('freeLine')}</p>
      <p className="type-prompt text-pretty text-muted">{t('notSetUp')}</p>
      <div className="flex flex-wrap gap-2 pt-4">
        <Button variant="main" busy={busy} busyLabel={t('checkingAgain')} onClick={onAgain}>
          {t('again')}
        </Button>
        <Link to={routes.pricing.path} className={buttonStyle()}>
          {t('plans')}
        </Link>
        <Link to={routes.contact.path} className={buttonStyle({ variant: 'quiet' })}>
          {t('contact')}
        </Link>
      </div>
    </section>
  );
}
