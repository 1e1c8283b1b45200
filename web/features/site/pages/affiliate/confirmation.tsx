import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirmAffiliateInterest } from '#contract/contact.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { affiliateTexts } from './texts.ts';

/** Confirms the address of a visitor who follows the mail's link, once, and shows the result. */
export function Confirmation() {
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
