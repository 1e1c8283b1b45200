import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirmAffiliateInterest } from '#contract/contact.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { PageFrame } from '../page-frame.tsx';
import { CoinFreePage } from '../pricing/coin-free-page.tsx';
import { InterestForm, type Joined } from './interest-form.tsx';
import { affiliateTexts } from './texts.ts';

/** The planned affiliate programme; where nothing is sold, the page that says so. */
export function AffiliatePage() {
  return useUsesCoins() ? <ProgrammePage /> : <CoinFreePage />;
}

/** With a form to be notified when it opens. */
function ProgrammePage() {
  const t = useTexts(affiliateTexts);
  const { status, user } = useSession();
  const [joined, setJoined] = useState<Joined | null>(null);
  return (
    <PageFrame title={t('title')} lead={t('lead')} badge={<Badge tone="brand">{t('soon')}</Badge>}>
      <Confirmation />
      <div className="grid gap-12 lg:grid-cols-2">
        <section className="grid max-w-[520px] content-start gap-5" aria-labelledby="list">
          <div className="grid gap-1">
            <h2 id="list" className="type-heading">
              {t('listTitle')}
            </h2>
            <p className="text-muted">{t('listLine')}</p>
          </div>
          <div role="status">
            {joined !== null && (
              <div className="grid gap-1 border-line border-t pt-5">
                <p className="type-heading">{t(joined.asksByMail ? 'askedTitle' : 'joinedTitle')}</p>
                <p className="break-words text-muted">
                  {t(joined.asksByMail ? 'asked' : 'joined', { email: joined.email })}
                </p>
              </div>
            )}
          </div>
          {/* Remount once the user is known, to fill in the address. */}
          {joined === null && status !== 'loading' && (
            <InterestForm email={user?.email ?? ''} onJoined={setJoined} />
          )}
        </section>
        <section className="grid content-start gap-3">
          <h2 className="type-heading">{t('fixedTitle')}</h2>
          <ul className="m-0 list-none border-line border-t p-0">
            {(['fixedNothing', 'fixedTerms'] as const).map((key) => (
              <li key={key} className="border-line border-b py-3 text-muted">
                {t(key)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </PageFrame>
  );
}

/** Confirms the address of a visitor who follows the mail's link, once, and shows the result. */
function Confirmation() {
  const t = useTexts(affiliateTexts);
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get('confirm'));
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (value: string) => call(confirmAffiliateInterest, { body: { token: value } }),
  });
  useEffect(() => {
    if (token === null || !search.has('confirm')) return;
    setSearch({}, { replace: true });
    mutate(token);
  }, [token, search, setSearch, mutate]);
  return (
    <>
      <p role="status" className="border-line border-y py-3 text-ok empty:hidden">
        {isSuccess && t('confirmed')}
      </p>
      <p role="alert" className="border-line border-y py-3 text-danger empty:hidden">
        {error !== null && errorText(error)}
      </p>
    </>
  );
}
