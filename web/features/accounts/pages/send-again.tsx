import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendVerification } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonStyleOptions } from '#web/ui/button-style.ts';
import { methodsQuery } from '../forms/sign-in-methods.ts';
import { sessionQuery } from '../session/session-query.ts';
import { accountsTexts } from '../texts.ts';

/** A button that sends the verification mail again and shows the result beside it. */
export function SendAgain(look: ButtonStyleOptions) {
  const t = useTexts(accountsTexts);
  const client = useQueryClient();
  const { data: methods } = useQuery(methodsQuery);
  const sending = useMutation({
    mutationFn: () => call(sendVerification),
    onSuccess: (answer) =>
      answer.alreadyVerified && client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  const sent = t(methods?.mail === false ? 'noMail' : 'sentAgain');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button {...look} busy={sending.isPending} busyLabel={t('sending')} onClick={() => sending.mutate()}>
        {t('sendAgain')}
      </Button>
      <p role="status" className="type-meta text-ok empty:hidden">
        {sending.isSuccess && (sending.data.alreadyVerified ? t('alreadyVerified') : sent)}
      </p>
      <p role="alert" className="type-meta text-danger empty:hidden">
        {sending.isError && errorText(sending.error)}
      </p>
    </div>
  );
}
