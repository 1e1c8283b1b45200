import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { getSandboxCheckout } from '#contract/billing.ts';
import { pathOf } from '#contract/routes.ts';
import { hasCode, isFinalRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { DeadEnd } from '../dead-end.tsx';
import { SandboxFrame } from '../sandbox-frame.tsx';
import { sandboxTexts } from '../texts.ts';
import { OpenCheckout } from './open-checkout.tsx';

/** The sandbox's checkout for `?session=`: the order, and buttons for how its payment ends. */
export function SandboxCheckoutPage() {
  const t = useTexts(sandboxTexts);
  const [search] = useSearchParams();
  return (
    <SandboxFrame title={t('checkoutTitle')} lead={t('checkoutLead')}>
      <Checkout sessionId={search.get('session') ?? ''} />
    </SandboxFrame>
  );
}

function Checkout({ sessionId }: { sessionId: string }) {
  const t = useTexts(sandboxTexts);
  const query = useQuery({
    queryKey: ['sandbox-checkout', sessionId],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { sessionId }, signal }),
    enabled: sessionId !== '',
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  const plans = { to: pathOf('pricing'), label: t('seePlans') };
  if (sessionId === '') return <DeadEnd title={t('lostTitle')} line={t('overLine')} {...plans} />;
  // An older order may still be cached.
  if (hasCode(error, 'sandbox_disabled'))
    return <DeadEnd title={t('offTitle')} line={errorText(error)} {...plans} />;
  if (data === undefined) {
    if (error === null) return <Spinner word={t('loading')} />;
    if (isFinalRefusal(error)) return <DeadEnd title={t('lostTitle')} line={errorText(error)} {...plans} />;
    return <QueryError title={t('lostTitle')} notCharged query={query} />;
  }
  if (data.state === 'expired') return <DeadEnd title={t('overTitle')} line={t('overLine')} {...plans} />;
  if (data.state === 'complete') {
    const result = `${pathOf('paymentSuccess')}?session_id=${encodeURIComponent(sessionId)}`;
    return <DeadEnd title={t('paidTitle')} line={t('paidLine')} to={result} label={t('toResult')} />;
  }
  return <OpenCheckout sessionId={sessionId} order={data} />;
}
