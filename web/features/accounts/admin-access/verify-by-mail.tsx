import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendVerification } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { methodsQuery } from '../forms/sign-in-methods.ts';
import { type Session, sessionQuery } from '../session/session-query.ts';
import { adminAccessTexts } from './texts.ts';

/** Sends a verification link, then lets the user check whether it was opened. */
export function VerifyByMail({ email }: { email: string }) {
  const t = useTexts(adminAccessTexts);
  const client = useQueryClient();
  const { data: methods } = useQuery(methodsQuery);
  const sending = useMutation({
    mutationFn: () => call(sendVerification),
    onSuccess: (answer) => answer.alreadyVerified && checking.mutate(),
  });
  const checking = useMutation({
    mutationFn: async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      return client.getQueryData<Session>(sessionQuery.queryKey)?.isAdmin ?? false;
    },
  });
  return (
    <section className="grid gap-3 border-line border-t pt-5" aria-labelledby="verify-by-mail">
      <div className="grid gap-1">
        <h2 id="verify-by-mail" className="type-heading">
          {t('byMail')}
        </h2>
        <p className="break-words text-muted">{t('byMailLine', { email })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="main"
          busy={sending.isPending}
          busyLabel={t('sending')}
          onClick={() => sending.mutate()}
        >
          {t('sendLink')}
        </Button>
        {sending.isSuccess && (
          <Button busy={checking.isPending} busyLabel={t('checking')} onClick={() => checking.mutate()}>
            {t('checkAgain')}
          </Button>
        )}
      </div>
      <p role="status" className="type-meta min-h-[18px] text-muted">
        {checking.data === false && !checking.isPending
          ? t('notYet')
          : sending.isSuccess && t(methods?.mail === false ? 'outbox' : 'sentAgain')}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {sending.isError && errorText(sending.error)}
      </p>
    </section>
  );
}
